import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import { Link, type QueryClient, useQuery } from '@brightyard/runtime'
import { LinkButton, Section } from '@brightyard/ui'
import { FairScene } from '@brightyard/ui/art'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { All, Choices } from '../../landings/choices.tsx'
import { DayStrip } from './day-strip.tsx'
import { LandingPage } from '../../landings/landing-page.tsx'
import { cardsQuery, datesQuery, facetsQuery } from '../../landings/landing.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'

const only = { kinds: ['event' as const] }
const listing = activityPaths.eventListing
const twoMonths = 62

export const loadEvents = (queries: QueryClient, today: string) =>
  Promise.all([
    queries.prefetchQuery(datesQuery(only, today, twoMonths)),
    queries.prefetchQuery(cardsQuery(only)),
    queries.prefetchQuery(cardsQuery({ ...only, past: true }, 4)),
    queries.prefetchQuery(facetsQuery(only)),
  ])

/** Days out: the dates on which something is on, the next ones, and those that were. */
export function EventsLanding({ today }: { today: string }) {
  const dates = useQuery(datesQuery(only, today, twoMonths))
  const next = useQuery(cardsQuery(only))
  const past = useQuery(cardsQuery({ ...only, past: true }, 4))
  const facets = useQuery(facetsQuery(only))
  return (
    <LandingPage
      path={activityPaths.events.to()}
      title="Events"
      kicker="Days out"
      intro="Fairs, festivals and mornings outdoors: pick a date and see what is on."
      area="shop"
      art={<FairScene />}
      listing={{ label: 'All events', to: listing.to() }}
      calendar={listing.to({}, { view: 'calendar' })}
    >
      <Section title="What is on">
        <Loaded
          query={dates}
          what="the dates"
          isEmpty={({ data }) => data.length === 0}
          empty="No event is planned in the coming two months."
        >
          {({ data }) => <DayStrip label="Dates with events" sessions={data} />}
        </Loaded>
      </Section>
      {facets.data && facets.data.cities.length > 0 ? (
        <Section title="In your city">
          <Choices
            label="Cities"
            choices={facets.data.cities.map(({ city, count }) => ({
              label: city,
              count,
              to: listing.to({}, { city }),
            }))}
          />
        </Section>
      ) : null}
      <Section
        title="Something is going on"
        intro="Lantern walks, toy swaps and nights under the stars: our campaigns for a good cause."
      >
        <LinkButton asChild variant="outline">
          <Link to={contentPaths.campaign.to({})}>See the campaigns</Link>
        </LinkButton>
      </Section>
      <Section title="The next events" viewAll={<All to={listing.to()} />}>
        <Loaded
          query={next}
          what="the events"
          isEmpty={({ data }) => data.length === 0}
          empty="Nothing is planned at the moment. New dates are announced every Friday."
        >
          {({ data }) => <OfferingGrid label="The next events" offerings={data} showKind={false} />}
        </Loaded>
      </Section>
      {past.data && past.data.data.length > 0 ? (
        <Section
          title="What was on"
          intro="Over, and often back the year after."
          viewAll={<All to={listing.to({}, { past: 1 })} />}
        >
          <OfferingGrid label="Past events" offerings={past.data.data} showKind={false} />
        </Section>
      ) : null}
    </LandingPage>
  )
}
