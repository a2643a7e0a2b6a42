import { Box, chakra, Text } from '@brightyard/ui'
import { percent } from '../../practice/mastery.tsx'

const width = 160
const height = 48
const inset = 5

/** What the line shows, in words. */
export function trendSentence(trend: readonly number[]): string {
  const [first] = trend
  const last = trend.at(-1)
  if (first === undefined || last === undefined) return ''
  if (trend.length === 1) return `${percent(last)}% after the first session`
  const [from, to] = [percent(first), percent(last)]
  const way =
    to > from
      ? `Up from ${from}% to ${to}%`
      : to < from
        ? `From ${from}% to ${to}%`
        : `Steady at ${to}%`
  return `${way} over ${trend.length} sessions`
}

/** Mastery after each session, the latest last: a line with a dot for each from the second on, and the same in words. */
export function Trend({ trend }: { trend: readonly number[] }) {
  if (trend.length === 0) return null
  const step = (width - 2 * inset) / Math.max(1, trend.length - 1)
  const points = trend.map((share, index) => ({
    x: inset + index * step,
    y: height - inset - share * (height - 2 * inset),
  }))
  return (
    <Box>
      {trend.length > 1 ? (
        <chakra.svg
          aria-hidden
          viewBox={`0 0 ${width} ${height}`}
          width="10rem"
          height="3rem"
          color="colorPalette.solid"
        >
          <polyline
            points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
            fill="none"
            stroke="currentColor"
            strokeWidth="2.5"
            strokeLinejoin="round"
          />
          {points.map(({ x, y }) => (
            <circle key={x} cx={x} cy={y} r="3.5" fill="currentColor" />
          ))}
        </chakra.svg>
      ) : null}
      <Text fontSize="sm" color="fg.muted">
        {trendSentence(trend)}
      </Text>
    </Box>
  )
}
