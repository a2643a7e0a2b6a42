import { Box, chakra, Rating, Span, Text, VisuallyHidden } from '@brightyard/ui'
export interface RatingSummaryProps {
  summary: {
    /** Null without reviews. */
    average: number | null
    count: number
    /** How many gave each number of stars, five first. */
    stars: readonly { rating: number; count: number }[]
  }
  /** Whose reviews they are: `From people who bought it.` */
  from: string
  /** Only these are listed; null for all. */
  stars: number | null
  onChoose: (stars: number | null) => void
}

const starsLabel = (stars: number) => `${stars} ${stars === 1 ? 'star' : 'stars'}`

/** Average and how many gave each number of stars; a press on one lists only those. */
export const RatingSummary = ({ summary, from, stars, onChoose }: RatingSummaryProps) => (
  <Box>
    {summary.average === null ? null : <Rating value={summary.average} count={summary.count} />}
    <Text color="fg.muted" fontSize="sm" mt="1">
      {from}
    </Text>
    <chakra.ul listStyleType="none" mt="4">
      {summary.stars.map(({ rating, count }) => (
        <li key={rating}>
          <Bar
            rating={rating}
            count={count}
            share={summary.count > 0 ? count / summary.count : 0}
            chosen={stars === rating}
            onChoose={() => onChoose(stars === rating ? null : rating)}
          />
        </li>
      ))}
    </chakra.ul>
  </Box>
)

interface BarProps {
  rating: number
  count: number
  /** 0 to 1. */
  share: number
  chosen: boolean
  onChoose: () => void
}

const Bar = ({ rating, count, share, chosen, onChoose }: BarProps) => (
  <chakra.button
    type="button"
    aria-pressed={chosen}
    disabled={count === 0 && !chosen}
    onClick={onChoose}
    display="flex"
    alignItems="center"
    gap="3"
    width="full"
    minH="9"
    px="2"
    mx="-2"
    borderRadius="md"
    textAlign="start"
    cursor="pointer"
    fontWeight={chosen ? 'bold' : 'normal'}
    bg={chosen ? 'colorPalette.subtle' : 'transparent'}
    _enabled={{ _hover: { bg: 'colorPalette.subtle' } }}
    _disabled={{ cursor: 'default' }}
  >
    <VisuallyHidden>Only </VisuallyHidden>
    <Span width="4.2rem" flexShrink={0}>
      {starsLabel(rating)}
    </Span>
    <Span
      display="block"
      flex="1"
      height="2.5"
      borderRadius="full"
      bg="neutral.muted"
      overflow="hidden"
      aria-hidden
    >
      <Span display="block" height="full" bg="sun.deep" style={{ width: `${share * 100}%` }} />
    </Span>
    <VisuallyHidden>, given by </VisuallyHidden>
    <Span width="2.5rem" textAlign="end" color="fg.muted">
      {count}
    </Span>
  </chakra.button>
)
