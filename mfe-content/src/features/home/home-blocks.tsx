import type { Home, ContentCard } from '@brightyard/contract/entities'
import { contentPaths, shopPaths, talentboxPaths } from '@brightyard/contract/paths'
import { useQuery, Link } from '@brightyard/runtime'
import { AreaBand, Container, ErrorState, Stack, Chip, Flex, Text } from '@brightyard/ui'
import { EntryShelf } from '../../entries/entry-shelf.tsx'
import { Numbers } from '../../entries/numbers.tsx'
import { ProductTile } from '../../entries/product-tile.tsx'
import { ProgramCard } from '../../programs/program-grid.tsx'
import { Block } from './block.tsx'
import { CampaignCards } from './campaign-cards.tsx'
import { homeQuery, newArrivals, popular, productsQuery, programsQuery } from './home.queries.ts'
import { Awards, NewsList } from './news-and-awards.tsx'
import { QueryRail } from './query-rail.tsx'
import { Testimonials } from './testimonials.tsx'
import { ViewAll } from './view-all.tsx'

/** Everything below the first screen. */
export function Component() {
  const { data: home, isError, isFetching, refetch } = useQuery(homeQuery)
  const failed = isError && home === undefined
  return (
    <>
      {failed ? (
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
      <AreaBand area="shop" edgeColor={failed ? 'bg' : 'talent.subtle'}>
        <Container>
          <Stack gap={{ base: '10', md: '14' }}>
            <Products
              title="Loved this month"
              intro="What other families keep coming back for."
              input={popular}
              viewAllAt={shopPaths.popular.to()}
            />
            <Products
              title="New on the shelf"
              intro="Tested, dropped, washed and approved."
              input={newArrivals}
              viewAllAt={shopPaths.newArrivals.to()}
            />
          </Stack>
        </Container>
      </AreaBand>
      {failed ? null : <PeopleBlocks home={home} />}
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
        <Programs />
      </Stack>
    </Container>
  )
}

function Programs() {
  return (
    <QueryRail
      id="programs"
      title="Programs that grow with a child"
      intro="A chapter a week: a lesson, some practice, and something to do with the hands."
      viewAllAt={contentPaths.programs.to()}
      query={useQuery(programsQuery)}
      entryWidth="17.5rem"
      empty="The next programs are being prepared. Please check back soon."
      card={(program) => <ProgramCard program={program} />}
    />
  )
}

interface ProductsProps {
  title: string
  intro: string
  input: typeof popular
  viewAllAt: string
}

const Products = ({ input, ...rail }: ProductsProps) => (
  <QueryRail
    {...rail}
    query={useQuery(productsQuery(input))}
    entryWidth="15.5rem"
    empty="This shelf is empty right now. The rest of the shop is not."
    card={(product) => <ProductTile product={product} />}
  />
)

function PeopleBlocks({ home }: { home: Home | undefined }) {
  return (
    <>
      <AreaBand area="talent" edge="wave" edgeColor="bg">
        <Container>
          <Block
            id="campaigns"
            title="On stage in the TalentBox"
            intro="Campaigns with kind judges and real prizes, open now."
            viewAll={<ViewAll to={talentboxPaths.home.to()} what="TalentBox campaigns" />}
            list={home?.campaigns}
            empty="No campaign is running today. The TalentBox shows what comes next."
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

/** The subjects of the entries, each a link to a search. */
function TopicLinks({ entries }: { entries: readonly ContentCard[] }) {
  const topics = [...new Set(entries.flatMap(({ tags }) => tags))]
    .filter((tag) => !tag.startsWith('Ages'))
    .slice(0, 7)
  if (topics.length === 0) return null
  return (
    <Flex mt="5" gap="2" wrap="wrap" align="center">
      <Text as="span" fontWeight="semibold" me="1">
        Search for
      </Text>
      {topics.map((topic) => (
        <Chip key={topic} asChild size="md" tone="outline">
          <Link to={contentPaths.search.to({}, { text: topic })}>{topic}</Link>
        </Chip>
      ))}
    </Flex>
  )
}
