import { activityPaths } from '@brightyard/contract/paths'
import { type QueryClient, useQuery } from '@brightyard/runtime'
import { Section } from '@brightyard/ui'
import { MakerScene } from '@brightyard/ui/art'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { All } from '../../landings/choices.tsx'
import { LandingPage } from '../../landings/landing-page.tsx'
import { cardsQuery } from '../../landings/landing.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'
import { WorkshopLadder } from './workshop-ladder.tsx'

const only = { kinds: ['workshop' as const] }
const listing = activityPaths.workshopListing

export const loadWorkshops = (queries: QueryClient) =>
  Promise.all([
    queries.prefetchQuery(cardsQuery(only, 24)),
    queries.prefetchQuery(cardsQuery({ ...only, past: true }, 4)),
  ])

/** Afternoons with the hands: by age, each with what to bring. */
export function WorkshopsLanding() {
  const next = useQuery(cardsQuery(only, 24))
  const past = useQuery(cardsQuery({ ...only, past: true }, 4))
  return (
    <LandingPage
      path={activityPaths.workshops.to()}
      title="Workshops"
      kicker="Made by hand"
      intro="One afternoon, one thing to take home. The materials are on the table; what goes in the bag stands beside each."
      area="shop"
      art={<MakerScene />}
      listing={{ label: 'All workshops', to: listing.to() }}
      calendar={listing.to({}, { view: 'calendar' })}
    >
      <Section title="By age, and what to bring" viewAll={<All to={listing.to()} />}>
        <Loaded
          query={next}
          what="the workshops"
          isEmpty={({ data }) => data.length === 0}
          empty="No workshop is planned at the moment. New dates are announced every Friday."
        >
          {({ data }) => <WorkshopLadder workshops={data} />}
        </Loaded>
      </Section>
      {past.data && past.data.data.length > 0 ? (
        <Section title="Past workshops" viewAll={<All to={listing.to({}, { past: 1 })} />}>
          <OfferingGrid label="Past workshops" offerings={past.data.data} showKind={false} />
        </Section>
      ) : null}
    </LandingPage>
  )
}
