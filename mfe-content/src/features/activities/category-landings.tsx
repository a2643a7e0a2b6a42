import { activityPaths } from '@brightyard/contract/paths'
import { type QueryClient, useQuery } from '@brightyard/runtime'
import { Section } from '@brightyard/ui'
import { FieldScene, StageScene } from '@brightyard/ui/art'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { ageBandLabel } from '../../offerings/offering-words.ts'
import { All, Choices } from '../../landings/choices.tsx'
import { DayStrip } from './day-strip.tsx'
import { LandingPage } from '../../landings/landing-page.tsx'
import { cardsQuery, datesQuery, facetsQuery } from '../../landings/landing.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'

const listing = activityPaths.activitiesListing
const arts = { categories: ['performing-arts' as const] }
const sports = { categories: ['sports' as const] }
const onStage = { ...arts, modes: ['in-person' as const] }
const fromHome = { ...arts, modes: ['online' as const] }
const weekdays = { ...sports, days: ['weekday' as const] }
const weekends = { ...sports, days: ['weekend' as const] }

export const loadPerformingArts = (queries: QueryClient) =>
  Promise.all([
    queries.prefetchQuery(cardsQuery(onStage)),
    queries.prefetchQuery(cardsQuery(fromHome)),
    queries.prefetchQuery(facetsQuery(arts)),
  ])

/** Music, dance and theatre: on a stage near the family, and from home. */
export function PerformingArtsLanding() {
  const facets = useQuery(facetsQuery(arts))
  return (
    <LandingPage
      path={activityPaths.performingArts.to()}
      title="Performing arts"
      kicker="Music, dance, theatre"
      intro="Tabla, Bharatanatyam, puppets and the first chord: with people who have stood on a stage themselves."
      area="talent"
      art={<StageScene />}
      listing={{
        label: 'All performing arts',
        to: listing.to({}, { category: 'performing-arts' }),
      }}
      calendar={listing.to({}, { category: 'performing-arts', view: 'calendar' })}
    >
      <Shelf
        title="In the same room"
        intro="In studios, theatres and parks."
        filter={onStage}
        to={listing.to({}, { category: 'performing-arts', mode: 'in-person' })}
      />
      <Shelf
        title="From the living room"
        intro="Live and online, with a teacher who sees every finger."
        filter={fromHome}
        to={listing.to({}, { category: 'performing-arts', mode: 'online' })}
      />
      {facets.data && facets.data.cities.length > 0 ? (
        <Section title="By city">
          <Choices
            label="Cities"
            choices={facets.data.cities.map(({ city, count }) => ({
              label: city,
              count,
              to: listing.to({}, { category: 'performing-arts', city }),
            }))}
          />
        </Section>
      ) : null}
    </LandingPage>
  )
}

export const loadSports = (queries: QueryClient, today: string) =>
  Promise.all([
    queries.prefetchQuery(datesQuery(sports, today, 14)),
    queries.prefetchQuery(cardsQuery(weekdays)),
    queries.prefetchQuery(cardsQuery(weekends)),
    queries.prefetchQuery(facetsQuery(sports)),
  ])

/** Running, playing, stretching: the coming two weeks by day, then what fits after school and at weekends. */
export function SportsLanding({ today }: { today: string }) {
  const dates = useQuery(datesQuery(sports, today, 14))
  const facets = useQuery(facetsQuery(sports))
  return (
    <LandingPage
      path={activityPaths.sports.to()}
      title="Sports"
      kicker="Out of breath"
      intro="Small goals, small sides, many touches of the ball: for those who run already and those who would rather not."
      area="learn"
      art={<FieldScene />}
      listing={{ label: 'All sports', to: listing.to({}, { category: 'sports' }) }}
      calendar={listing.to({}, { category: 'sports', view: 'calendar' })}
    >
      <Section title="The coming two weeks">
        <Loaded
          query={dates}
          what="the dates"
          isEmpty={({ data }) => data.length === 0}
          empty="No sports in the coming two weeks. The next ones are below."
        >
          {({ data }) => <DayStrip label="Dates with sports" sessions={data} />}
        </Loaded>
      </Section>
      <Shelf
        title="Before and after school"
        filter={weekdays}
        to={listing.to({}, { category: 'sports', day: 'weekday' })}
      />
      <Shelf
        title="At weekends"
        filter={weekends}
        to={listing.to({}, { category: 'sports', day: 'weekend' })}
      />
      {facets.data ? (
        <Section title="By age">
          <Choices
            label="Ages"
            choices={facets.data.ages.map(({ band, count }) => ({
              label: ageBandLabel(band),
              count,
              to: listing.to({}, { category: 'sports', age: band }),
            }))}
          />
        </Section>
      ) : null}
    </LandingPage>
  )
}

interface ShelfProps {
  title: string
  intro?: string
  filter: Parameters<typeof cardsQuery>[0]
  to: string
}

function Shelf({ title, filter, to, ...rest }: ShelfProps) {
  const cards = useQuery(cardsQuery(filter))
  return (
    <Section title={title} viewAll={<All to={to} />} {...rest}>
      <Loaded
        query={cards}
        what="the activities"
        isEmpty={({ data }) => data.length === 0}
        empty="Nothing here at the moment. New dates are announced every Friday."
      >
        {({ data }) => <OfferingGrid label={title} offerings={data} />}
      </Loaded>
    </Section>
  )
}
