import type { Offering } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { offeringAddress, talentboxPaths } from '@brightyard/contract/paths'

/** The camp for search engines (schema.org): an event for each week with its packages, and the way to it. */
export const structuredCamp = (camp: Offering) => ({
  '@graph': [
    ...camp.batches.map((week) => ({
      '@type': 'Event',
      name: camp.title,
      description: camp.summary,
      url: offeringAddress(camp),
      startDate: week.starts_at,
      endDate: week.ends_at,
      inLanguage: camp.language,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: `https://schema.org/${camp.venue ? 'Offline' : 'Online'}EventAttendanceMode`,
      location: camp.venue
        ? {
            '@type': 'Place',
            name: camp.venue.name,
            address: `${camp.venue.address}, ${camp.venue.city}`,
          }
        : { '@type': 'VirtualLocation', url: offeringAddress(camp) },
      organizer: { '@type': 'Organization', name: camp.organiser.name },
      typicalAgeRange: `${camp.age.from}-${camp.age.to}`,
      ...(camp.picture ? { image: camp.picture.src } : {}),
      offers: camp.ticket_types.map(({ name, price_in_paise }) => ({
        '@type': 'Offer',
        name,
        url: offeringAddress(camp),
        priceCurrency: 'INR',
        price: decimalRupees(price_in_paise),
        availability: `https://schema.org/${week.seats_left > 0 ? 'InStock' : 'SoldOut'}`,
      })),
    })),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'TalentBox', item: talentboxPaths.home.to() },
        { name: 'Camps', item: talentboxPaths.campTypes.to() },
        { name: camp.title },
      ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ],
})
