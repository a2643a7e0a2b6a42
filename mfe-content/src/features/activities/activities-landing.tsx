import { activityKinds, siteAges } from '@brightyard/contract/entities'
import { activityPaths } from '@brightyard/contract/paths'
import { Link, type QueryClient, useQuery } from '@brightyard/runtime'
import { Box, chakra, Heading, Section, Text } from '@brightyard/ui'
import { YardScene } from '@brightyard/ui/art'
import { OfferingGrid } from '../../offerings/offering-card.tsx'
import { ageBandLabel, categoryNames, countText, kinds } from '../../offerings/offering-words.ts'
import { All, Choices } from '../../landings/choices.tsx'
import { DayStrip } from './day-strip.tsx'
import { LandingPage } from '../../landings/landing-page.tsx'
import { cardsQuery, datesQuery, facetsQuery } from '../../landings/landing.queries.ts'
import { Loaded } from '../../entries/loaded.tsx'

const path = activityPaths.activities.to()
const listing = activityPaths.activitiesListing

export const loadActivities = (queries: QueryClient, today: string) =>
  Promise.all([
    queries.prefetchQuery(facetsQuery({})),
    queries.prefetchQuery(cardsQuery({ free_seats: true })),
    queries.prefetchQuery(datesQuery({}, today, 7)),
  ])

const promises = {
  event: 'A day out: fairs, festivals, tide walks, puppet parades.',
  workshop: 'One afternoon, one thing made by hand.',
  class: 'Every week, with the same teacher.',
  'live-class': 'From home, with a teacher who hears you.',
} as const

/** Everything that can be booked: four doors, this week day by day, and ways in by age and subject. */
export function ActivitiesLanding({ today }: { today: string }) {
  const facets = useQuery(facetsQuery({}))
  const next = useQuery(cardsQuery({ free_seats: true }))
  const week = useQuery(datesQuery({}, today, 7))
  return (
    <LandingPage
      path={path}
      title="Activities"
      kicker="Events, workshops, classes, live"
      intro={`Find something good for this weekend, or for every Tuesday: near you or online, for children from ${siteAges.from} to ${siteAges.to}.`}
      area="learn"
      art={<YardScene />}
      listing={{ label: 'Find an activity', to: listing.to() }}
      calendar={listing.to({}, { view: 'calendar' })}
    >
      <chakra.ul
        aria-label="Kinds of activities"
        listStyleType="none"
        display="grid"
        gap={{ base: '3', md: '5' }}
        gridTemplateColumns={{ base: '1fr', sm: 'repeat(2, 1fr)', lg: 'repeat(4, 1fr)' }}
      >
        {activityKinds.map((kind) => (
          <Door
            key={kind}
            kind={kind}
            count={facets.data?.kinds.find((one) => one.kind === kind)?.count}
          />
        ))}
      </chakra.ul>
      <Section title="This week" intro="By the day on which it happens.">
        <Loaded
          query={week}
          what="this week"
          isEmpty={({ data }) => data.length === 0}
          empty="Nothing happens this week. The list below has the next dates."
        >
          {({ data }) => <DayStrip label="Days of this week" sessions={data} />}
        </Loaded>
      </Section>
      <Section title="With seats left" viewAll={<All to={listing.to({}, { seats: 'free' })} />}>
        <Loaded
          query={next}
          what="the activities"
          isEmpty={({ data }) => data.length === 0}
          empty="Everything is sold out at the moment. New dates are announced every Friday."
        >
          {({ data }) => <OfferingGrid label="With seats left" offerings={data} />}
        </Loaded>
      </Section>
      {facets.data ? (
        <Section title="By age and by subject">
          <Choices
            label="By age"
            choices={facets.data.ages.map(({ band, count }) => ({
              label: ageBandLabel(band),
              count,
              to: listing.to({}, { age: band }),
            }))}
          />
          <Choices
            label="By subject"
            choices={facets.data.categories.map(({ category, count }) => ({
              label: categoryNames[category],
              count,
              to: listing.to({}, { category }),
            }))}
          />
        </Section>
      ) : null}
    </LandingPage>
  )
}

interface DoorProps {
  kind: (typeof activityKinds)[number]
  count: number | undefined
}

const Door = ({ kind, count }: DoorProps) => (
  <Box
    as="li"
    position="relative"
    colorPalette={kinds[kind].area}
    bg="colorPalette.muted"
    borderRadius="2xl"
    p={{ base: '5', md: '6' }}
    _hover={{ bg: 'colorPalette.subtle' }}
  >
    <Heading as="h2" size="md">
      <chakra.span
        asChild
        _after={{ content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' }}
      >
        <Link to={kinds[kind].landing}>{kinds[kind].many}</Link>
      </chakra.span>
    </Heading>
    <Text mt="1">{promises[kind]}</Text>
    <Text mt="3" fontWeight="bold" color="colorPalette.fg" minH="1.5em">
      {count === undefined ? '' : countText(count)}
    </Text>
  </Box>
)
