import type { Home } from '@brightyard/contract/entities'
import { activityPaths, contentPaths } from '@brightyard/contract/paths'
import { DateTime, formatDate, Link } from '@brightyard/runtime'
import { chakra, Chip, Flex, Heading, Link as LinkStyle, Span } from '@brightyard/ui'
import { addressOfEntry } from '../../entries/entry-address.ts'
import { priceText } from '../../offerings/offering-words.ts'
import { Block } from './block.tsx'
import { ViewAll } from './view-all.tsx'

type Activity = Home['activities'][number]

interface AgendaProps {
  activities: readonly Activity[] | undefined
  cities: Home['cities']
}

/** What is on next, by day as in a diary, and the cities where more is on. */
export const Agenda = ({ activities, cities }: AgendaProps) => (
  <Block
    id="activities"
    title="In the diary"
    viewAll={<ViewAll to={contentPaths.events.to()} what="events and activities" />}
    list={activities}
    empty="Nothing is planned at the moment. New dates are announced every Friday."
  >
    {(list) => (
      <>
        <chakra.ol listStyleType="none">
          {byDay(list).map(([day, onDay]) => (
            <Day key={day} onDay={onDay} />
          ))}
        </chakra.ol>
        <Cities cities={cities} />
      </>
    )}
  </Block>
)

/** Lists of the same day, in the time of India, as the dates are shown. */
function byDay(activities: readonly Activity[]): [string, Activity[]][] {
  const days = new Map<string, Activity[]>()
  for (const activity of activities) {
    const day = formatDate(activity.starts_at)
    days.set(day, [...(days.get(day) ?? []), activity])
  }
  return [...days]
}

function Day({ onDay }: { onDay: readonly Activity[] }) {
  const [first] = onDay
  if (!first) return null
  const [weekday, date, month] = formatDate(first.starts_at, 'weekday-and-day').split(/,? /)
  return (
    <Flex as="li" gap={{ base: '3', md: '5' }} borderTopWidth="2px" borderColor="border" py="2">
      <Heading
        as="h3"
        size="xs"
        flexShrink={0}
        width={{ base: '3.5rem', md: '7rem' }}
        colorPalette="learn"
        color="colorPalette.fg"
        display={{ md: 'flex' }}
        alignItems="center"
        alignSelf="flex-start"
        gap="3"
        lineHeight="1.15"
      >
        <Span display="block" fontSize={{ base: '3xl', md: '5xl' }} lineHeight="1">
          {date}
        </Span>
        <span>
          {month} <Span display={{ md: 'block' }}>{weekday}</Span>
        </span>
      </Heading>
      <chakra.ul listStyleType="none" flex="1" minW="0" display="grid" gap="1.5">
        {onDay.map((activity) => (
          <Entry key={activity.id} activity={activity} />
        ))}
      </chakra.ul>
    </Flex>
  )
}

const Entry = ({ activity }: { activity: Activity }) => (
  <chakra.li
    display={{ md: 'grid' }}
    gridTemplateColumns="5.75rem minmax(0, 1fr) auto"
    columnGap="5"
    alignItems="baseline"
    fontSize="sm"
    color="fg.muted"
  >
    <Span display={{ base: 'none', md: 'block' }} fontVariantNumeric="tabular-nums">
      <DateTime iso={activity.starts_at} show="time" zone="home" />
    </Span>
    <LinkStyle
      asChild
      variant="quiet"
      color="fg"
      fontFamily="heading"
      fontWeight="semibold"
      fontSize="lg"
      lineHeight="1.25"
      display="block"
    >
      <Link to={addressOfEntry(activity) ?? ''}>{activity.title}</Link>
    </LinkStyle>
    <Span gridColumn="2" gridRow="2" display={{ md: 'block' }}>
      <Span hideFrom="md">
        <DateTime iso={activity.starts_at} show="time" zone="home" /> · {cityOf(activity)} ·{' '}
      </Span>
      <Span hideBelow="md">{activity.place ?? 'Online'}</Span>
    </Span>
    <Span textAlign={{ md: 'end' }} fontWeight="semibold" whiteSpace="nowrap">
      {activity.is_sold_out
        ? 'Sold out'
        : activity.price_in_paise === null
          ? null
          : activity.price_in_paise === 0
            ? 'Free'
            : priceText(activity.price_in_paise)}
    </Span>
  </chakra.li>
)

/** `Brightyard Centre, Pune` is in Pune. */
const cityOf = ({ place }: Activity) => place?.split(', ').at(-1) ?? 'Online'

/** Each leads to the list of what is on there. */
function Cities({ cities }: { cities: Home['cities'] }) {
  if (cities.length === 0) return null
  return (
    <Flex
      pt="3"
      pb="2"
      gap="2"
      wrap={{ md: 'wrap' }}
      overflowX={{ base: 'auto', md: 'visible' }}
      scrollbarWidth="none"
      whiteSpace="nowrap"
      align="center"
      borderTopWidth="2px"
      borderColor="border"
      colorPalette="learn"
    >
      <Span fontWeight="semibold" me="1">
        Near you
      </Span>
      {cities.map(({ city, count }) => (
        <Chip key={city} asChild size="md" tone="outline">
          <Link to={`${activityPaths.activitiesListing.to()}?city=${encodeURIComponent(city)}`}>
            {city} {count}
          </Link>
        </Chip>
      ))}
    </Flex>
  )
}
