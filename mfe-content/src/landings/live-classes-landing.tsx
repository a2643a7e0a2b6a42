import type { CalendarSession } from '@brightyard/contract/entities'
import { activityPaths, contentPaths, offeringAddress } from '@brightyard/contract/paths'
import { Link, type QueryClient, useQuery } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours } from '@brightyard/runtime/venue-time'
import { Box, chakra, Flex, Link as LinkStyle, Section, Text } from '@brightyard/ui'
import { ScreenScene } from '@brightyard/ui/art'
import { OfferingGrid } from '../offerings/offering-card.tsx'
import { ageText, priceText, seatsText } from '../offerings/offering-words.ts'
import { All } from './choices.tsx'
import { Countdown } from './countdown.tsx'
import { LandingPage } from './landing-page.tsx'
import { cardsQuery, datesQuery } from './landing.queries.ts'
import { Loaded } from '../entries/loaded.tsx'

const only = { kinds: ['live-class' as const] }
const listing = activityPaths.liveClassListing
const onBoard = 8

export const loadLiveClasses = (queries: QueryClient, today: string) =>
  Promise.all([
    queries.prefetchQuery(datesQuery(only, today, 14)),
    queries.prefetchQuery(cardsQuery(only)),
  ])

/** What begins next, with the time until then, like a board at a station. */
export function LiveClassesLanding({ today }: { today: string }) {
  const dates = useQuery(datesQuery(only, today, 14))
  const next = useQuery(cardsQuery(only))
  return (
    <LandingPage
      path={contentPaths.liveClass.to({})}
      title="Live classes"
      kicker="Live, from home"
      intro="A teacher, a small group and a question for every child. All you need is a quiet corner and a screen."
      area="brand"
      art={<ScreenScene />}
      listing={{ label: 'All live classes', to: listing.to() }}
      calendar={listing.to({}, { view: 'calendar' })}
    >
      <Section title="Starting soon">
        <Loaded
          query={dates}
          what="the board"
          isEmpty={({ data }) => data.length === 0}
          empty="No live class in the coming two weeks. The next ones are below."
        >
          {({ data }) => <Board sessions={data.slice(0, onBoard)} />}
        </Loaded>
      </Section>
      <Section title="All live classes" viewAll={<All to={listing.to()} />}>
        <Loaded
          query={next}
          what="the live classes"
          isEmpty={({ data }) => data.length === 0}
          empty="Nothing is planned at the moment. New dates are announced every Friday."
        >
          {({ data }) => (
            <OfferingGrid label="All live classes" offerings={data} showKind={false} />
          )}
        </Loaded>
      </Section>
    </LandingPage>
  )
}

const Board = ({ sessions }: { sessions: readonly CalendarSession[] }) => (
  <chakra.ol
    listStyleType="none"
    borderRadius="2xl"
    overflow="hidden"
    bg="brand.deep"
    color="brand.contrast"
  >
    {sessions.map(({ id, offering, starts_at, ends_at, seats_left }) => (
      <Flex
        as="li"
        key={id}
        direction={{ base: 'column', md: 'row' }}
        columnGap="6"
        rowGap="1"
        px={{ base: '5', md: '7' }}
        py="4"
        borderBottomWidth="1px"
        borderColor="brand.solid"
        align={{ md: 'center' }}
      >
        <Box
          flex={{ md: '0 0 9.5rem' }}
          fontFamily="heading"
          fontWeight="bold"
          fontSize="lg"
          minH="1.6em"
        >
          <Countdown starts={starts_at} ends={ends_at} />
        </Box>
        <Box flex="1" minW="0">
          <LinkStyle asChild variant="quiet" color="inherit" fontWeight="bold" fontSize="lg">
            <Link to={offeringAddress(offering)}>{offering.title}</Link>
          </LinkStyle>
          <Text fontSize="sm">
            {ageText(offering.age)} · {priceText(offering.price_from_in_paise)} ·{' '}
            {seats_left === 0 ? 'Sold out' : `${seatsText(seats_left)} left`}
          </Text>
        </Box>
        <Box flex={{ md: '0 0 18rem' }}>
          <Text>
            <VenueTime iso={starts_at} zone={offering.time_zone} show="weekday-and-day" />
          </Text>
          <Text>
            <VenueHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />
          </Text>
          <Text fontSize="sm">
            <ViewerHours starts={starts_at} ends={ends_at} zone={offering.time_zone} />
          </Text>
        </Box>
      </Flex>
    ))}
  </chakra.ol>
)
