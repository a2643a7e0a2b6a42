import type { Home } from '@brightyard/contract/entities'
import { contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { useQuery } from '@brightyard/runtime'
import { AreaBand, Container, ErrorState, Stack } from '@brightyard/ui'
import { EntryShelf } from '../../entries/entry-shelf.tsx'
import { Block } from './block.tsx'
import { CampaignCards } from './campaign-cards.tsx'
import { Awards, NewsList } from './news-and-awards.tsx'
import { ProductRail } from './product-rail.tsx'
import { homeQuery, newArrivals, popular } from './home.queries.ts'
import { Numbers } from '../../entries/numbers.tsx'
import { Testimonials } from './testimonials.tsx'
import { TopicLinks } from './topic-links.tsx'
import { ViewAll } from './view-all.tsx'

/** Everything below the first screen. */
export function Component() {
  const { data: home, isError, isFetching, refetch } = useQuery(homeQuery)
  const failedAlone = isError && home === undefined
  return (
    <>
      {failedAlone ? (
        <Container py="10">
          <ErrorState
            title="We could not load what is on right now"
            onRetry={() => void refetch()}
            retrying={isFetching}
          >
            Programs, activities and campaigns are missing for the moment. The shop below works.
          </ErrorState>
        </Container>
      ) : (
        <LearnBlocks home={home} />
      )}
      <AreaBand area="shop" edgeColor={failedAlone ? 'bg' : 'talent.subtle'}>
        <Container>
          <Stack gap={{ base: '10', md: '14' }}>
            <ProductRail
              title="Loved this month"
              intro="What other families keep coming back for."
              input={popular}
              viewAllAt={shopPaths.popular.to()}
            />
            <ProductRail
              title="New on the shelf"
              intro="Tested, dropped, washed and approved."
              input={newArrivals}
              viewAllAt={shopPaths.newArrivals.to()}
            />
          </Stack>
        </Container>
      </AreaBand>
      {failedAlone ? null : <PeopleBlocks home={home} />}
    </>
  )
}

function LearnBlocks({ home }: { home: Home | undefined }) {
  return (
    <Container pt={{ base: '4', md: '6' }} pb={{ base: '12', md: '20' }}>
      <Stack gap={{ base: '12', md: '20' }}>
        {home && home.stats.length > 0 ? <Numbers stats={home.stats} /> : null}
        <Block
          id="activities"
          title="Coming up near you and online"
          intro="Workshops, fairs and festivals, the next one first."
          viewAll={<ViewAll to={contentPaths.events.to()} what="events and activities" />}
          list={home?.activities}
          empty="Nothing is planned at the moment. New dates are announced every Friday."
        >
          {(entries) => (
            <>
              <EntryShelf label="Activities" entries={entries} colorPalette="sun" />
              <TopicLinks entries={entries} />
            </>
          )}
        </Block>
        <Block
          id="programs"
          title="Programs that grow with a child"
          intro="A chapter a week: a lesson, some practice, and something to do with the hands."
          viewAll={<ViewAll to={contentPaths.programs.to()} what="programs" />}
          list={home?.programs}
          empty="The next programs are being prepared. Please look in again soon."
        >
          {(entries) => <EntryShelf label="Programs" entries={entries} colorPalette="learn" />}
        </Block>
      </Stack>
    </Container>
  )
}

function PeopleBlocks({ home }: { home: Home | undefined }) {
  return (
    <>
      <AreaBand area="talent" edge="wave" edgeColor="bg">
        <Container>
          <Block
            id="campaigns"
            title="On stage in the talentbox"
            intro="Campaigns with kind judges and real prizes, open now."
            viewAll={<ViewAll to={talentboxPaths.home.to()} what="campaigns of the talentbox" />}
            list={home?.campaigns}
            empty="No campaign is running today. The talentbox shows what comes next."
          >
            {(campaigns) => <CampaignCards campaigns={campaigns} />}
          </Block>
        </Container>
      </AreaBand>
      <Container pt={{ base: '8', md: '10' }} pb={{ base: '8', md: '12' }}>
        <Stack gap={{ base: '12', md: '20' }}>
          <Block
            id="young-xperts"
            title="Young Xperts"
            intro="Children who could not stop thinking about something, and did it."
            viewAll={<ViewAll to={contentPaths.youngXperts.to()} what="Young Xperts" />}
            list={home?.young_xperts}
            empty="The next Young Xperts are still in the workshop."
          >
            {(entries) => (
              <EntryShelf label="Young Xperts" entries={entries} colorPalette="talent" />
            )}
          </Block>
          <Block
            id="testimonials"
            title="What families and teachers say"
            list={home?.testimonials}
            empty="Nobody has written to us yet."
          >
            {(entries) => <Testimonials entries={entries} />}
          </Block>
          <Block
            id="news"
            title="News from the yard"
            viewAll={<ViewAll to={contentPaths.news.to()} what="news" />}
            list={home?.news}
            empty="No news today. The blog has plenty to read."
          >
            {(entries) => <NewsList entries={entries} />}
          </Block>
          <Block
            id="awards"
            title="Awards"
            viewAll={<ViewAll to={contentPaths.awards.to()} what="awards" />}
            list={home?.awards}
            empty="No award to show yet."
          >
            {(entries) => <Awards entries={entries} />}
          </Block>
        </Stack>
      </Container>
    </>
  )
}
