import type { Offering, OfferingSession } from '@brightyard/contract/entities'
import { decimalRupees } from '@brightyard/contract/money'
import { contentPaths, offeringAddress } from '@brightyard/contract/paths'
import { kinds } from '../../offerings/offering-words.ts'

const mostDates = 10

/** The offering for search engines (schema.org): an Event for each date, or a Course, and the way to it. */
export const structuredOffering = (offering: Offering) => ({
  '@graph': [
    ...(offering.kind === 'event' || offering.kind === 'workshop'
      ? offering.sessions.slice(0, mostDates).map((session) => eventOf(offering, session))
      : [courseOf(offering)]),
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: 'Home', item: contentPaths.home.to() },
        { name: 'Activities', item: contentPaths.activities.to() },
        { name: kinds[offering.kind].many, item: kinds[offering.kind].landing },
        { name: offering.title },
      ].map((crumb, index) => ({ '@type': 'ListItem', position: index + 1, ...crumb })),
    },
  ],
})

const eventOf = (offering: Offering, session: OfferingSession) => ({
  '@type': 'Event',
  ...about(offering),
  startDate: session.starts_at,
  endDate: session.ends_at,
  eventStatus: 'https://schema.org/EventScheduled',
  eventAttendanceMode: `https://schema.org/${offering.venue ? 'Offline' : 'Online'}EventAttendanceMode`,
  location: placeOf(offering),
  organizer: organiserOf(offering),
  offers: offersOf(offering, session.seats_left),
  typicalAgeRange: `${offering.age.from}-${offering.age.to}`,
})

const courseOf = (offering: Offering) => ({
  '@type': 'Course',
  ...about(offering),
  provider: organiserOf(offering),
  offers: offersOf(offering, offering.seats_left),
  typicalAgeRange: `${offering.age.from}-${offering.age.to}`,
  hasCourseInstance: offering.sessions.slice(0, mostDates).map((session) => ({
    '@type': 'CourseInstance',
    courseMode: offering.venue ? 'onsite' : 'online',
    startDate: session.starts_at,
    endDate: session.ends_at,
    location: placeOf(offering),
  })),
})

const about = (offering: Offering) => ({
  name: offering.title,
  description: offering.summary,
  url: offeringAddress(offering),
  inLanguage: offering.language,
  ...(offering.picture ? { image: offering.picture.src } : {}),
})

const organiserOf = ({ organiser }: Offering) => ({ '@type': 'Organization', name: organiser.name })

const placeOf = (offering: Offering) =>
  offering.venue
    ? {
        '@type': 'Place',
        name: offering.venue.name,
        address: `${offering.venue.address}, ${offering.venue.city}`,
      }
    : { '@type': 'VirtualLocation', url: offeringAddress(offering) }

const offersOf = (offering: Offering, seatsLeft: number) => ({
  '@type': 'Offer',
  url: offeringAddress(offering),
  priceCurrency: 'INR',
  price: decimalRupees(offering.price_from_in_paise),
  availability: `https://schema.org/${seatsLeft > 0 ? 'InStock' : 'SoldOut'}`,
})
