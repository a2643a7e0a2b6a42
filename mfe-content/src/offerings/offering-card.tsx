import type { OfferingCard as Card } from '@brightyard/contract/entities'
import { offeringAddress } from '@brightyard/contract/paths'
import { Link, pictureProps } from '@brightyard/runtime'
import { VenueTime, zoneName } from '@brightyard/runtime/venue-time'
import { Box, chakra, Chip, Flex, media, MediaCard, Span, Text } from '@brightyard/ui'
import { CalendarIcon, PlaceIcon, VideoIcon } from '@brightyard/ui/icons'
import type { ReactNode } from 'react'
import { ageText, availabilityOf, kinds, priceText } from './offering-words.ts'

interface OfferingCardProps {
  offering: Card
  level?: 2 | 3
  /** Among the first pictures of the page. */
  priority?: boolean
  /** On lists of one kind, its name is left out. */
  showKind?: boolean
}

/** What can be booked, in a list; the whole card is a link to its page. */
export function OfferingCard({
  offering,
  level = 3,
  priority = false,
  showKind = true,
}: OfferingCardProps) {
  const { kind, title, summary, picture, age, price_from_in_paise, next_session } = offering
  const { text, state } = availabilityOf(offering)
  return (
    <MediaCard
      colorPalette={kinds[kind].area}
      level={level}
      title={<Link to={offeringAddress(offering)}>{title}</Link>}
      picture={picture ? { ...pictureProps(picture), alt: '', priority } : {}}
      flags={
        <>
          {showKind ? <Chip>{kinds[kind].one}</Chip> : null}
          {state === 'free' ? null : (
            <Chip tone={state === 'few' ? 'soft' : 'solid'} colorPalette="talent">
              {text}
            </Chip>
          )}
        </>
      }
    >
      <Text lineClamp={2}>{summary}</Text>
      <Flex
        as="ul"
        direction="column"
        gap="1"
        mt="auto"
        pt="1"
        listStyleType="none"
        fontSize="sm"
        color="fg.muted"
      >
        {next_session ? (
          <Fact icon={<CalendarIcon size={16} />}>
            <VenueTime
              iso={next_session.starts_at}
              zone={offering.time_zone}
              show="weekday-and-day"
            />
            , <VenueTime iso={next_session.starts_at} zone={offering.time_zone} show="time" />{' '}
            {zoneName(next_session.starts_at, offering.time_zone)}
          </Fact>
        ) : null}
        <Place offering={offering} />
      </Flex>
      <Flex justify="space-between" gap="2" wrap="wrap" align="baseline">
        <Box fontWeight="bold">
          {price_from_in_paise > 0 ? (
            <Span fontWeight="normal" fontSize="sm">
              from{' '}
            </Span>
          ) : null}
          {priceText(price_from_in_paise)}
        </Box>
        <Span fontSize="sm">{ageText(age)}</Span>
      </Flex>
    </MediaCard>
  )
}

const Fact = ({ icon, children }: { icon: ReactNode; children: ReactNode }) => (
  <Flex as="li" align="center" gap="2" css={{ '& svg': { flexShrink: 0, opacity: 0.75 } }}>
    {icon}
    <span>{children}</span>
  </Flex>
)

const Place = ({ offering: { venue } }: { offering: Card }) =>
  venue ? (
    <Fact icon={<PlaceIcon size={16} />}>
      {venue.name}, {venue.city}
    </Fact>
  ) : (
    <Fact icon={<VideoIcon size={16} />}>Online</Fact>
  )

interface OfferingGridProps {
  label: string
  offerings: readonly Card[]
  level?: 2 | 3
  showKind?: boolean
  /** How many pictures are in the first screen. */
  priorities?: number
}

/** Cards in as many columns as fit. */
export const OfferingGrid = ({
  label,
  offerings,
  level = 3,
  showKind = true,
  priorities = 0,
}: OfferingGridProps) => (
  <chakra.ul
    aria-label={label}
    display="grid"
    gridTemplateColumns="repeat(auto-fill, minmax(min(100%, 16.5rem), 1fr))"
    gap={{ base: '4', md: '6' }}
    listStyleType="none"
    // Two cards in one screen of a phone.
    css={{ [media.below639]: { '& article img': { aspectRatio: '5 / 2' } } }}
  >
    {offerings.map((offering, index) => (
      <chakra.li key={offering.id} minW="0">
        <OfferingCard
          offering={offering}
          level={level}
          showKind={showKind}
          priority={index < priorities}
        />
      </chakra.li>
    ))}
  </chakra.ul>
)
