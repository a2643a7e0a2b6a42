import { activityPaths } from '@brightyard/contract/paths'
import { type QueryClient, useQuery } from '@brightyard/runtime'
import { Section } from '@brightyard/ui'
import { LearnScene } from '@brightyard/ui/art'
import { categoryNames } from '../../offerings/offering-words.ts'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { All, Choices } from '../../landings/choices.tsx'
import { LandingPage } from '../../landings/landing-page.tsx'
import { cardsQuery, datesQuery, facetsQuery } from '../../landings/landing.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'
import { Timetable } from './timetable.tsx'

const only = { kinds: ['class' as const] }
const listing = activityPaths.classListing

export const loadClasses = (queries: QueryClient, today: string) =>
  Promise.all([
    queries.prefetchQuery(datesQuery(only, today, 7)),
    queries.prefetchQuery(cardsQuery({ ...only, free_seats: true })),
    queries.prefetchQuery(facetsQuery(only)),
  ])

/** What happens every week: a timetable of the coming seven days. */
export function ClassesLanding({ today }: { today: string }) {
  const week = useQuery(datesQuery(only, today, 7))
  const open = useQuery(cardsQuery({ ...only, free_seats: true }))
  const facets = useQuery(facetsQuery(only))
  return (
    <LandingPage
      path={activityPaths.classes.to()}
      title="Classes"
      kicker="Week after week"
      intro="The same teacher, the same friends, a little further every week. Most have a trial lesson."
      area="learn"
      art={<LearnScene />}
      listing={{ label: 'All classes', to: listing.to() }}
      calendar={listing.to({}, { view: 'calendar' })}
    >
      <Section title="The coming seven days" intro="Times are those of the venue.">
        <Loaded
          query={week}
          what="the timetable"
          isEmpty={({ data }) => data.length === 0}
          empty="No classes in the coming seven days. The next ones are below."
        >
          {({ data }) => <Timetable today={today} sessions={data} />}
        </Loaded>
      </Section>
      {facets.data && facets.data.categories.length > 0 ? (
        <Section title="What to learn">
          <Choices
            label="Subjects"
            choices={facets.data.categories.map(({ category, count }) => ({
              label: categoryNames[category],
              count,
              to: listing.to({}, { category }),
            }))}
          />
        </Section>
      ) : null}
      <Section title="Classes with room" viewAll={<All to={listing.to({}, { seats: 'free' })} />}>
        <Loaded
          query={open}
          what="the classes"
          isEmpty={({ data }) => data.length === 0}
          empty="Every class is full at the moment. New terms are announced every Friday."
        >
          {({ data }) => (
            <OfferingGrid label="Classes with room" offerings={data} showKind={false} />
          )}
        </Loaded>
      </Section>
    </LandingPage>
  )
}
