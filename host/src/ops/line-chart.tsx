import { Box, chakra } from '@brightyard/ui'

interface LineChartProps {
  /** Read out in the place of the drawing; the figures stand in a table beside it. */
  label: string
  from: number
  to: number
  points: readonly { at: number; value: number | null }[]
  /** The value at the upper edge. */
  top: number
  topText: string
}

const width = 320
const height = 96

/** A line over time; it breaks where nothing was measured. */
export function LineChart({ label, from, to, points, top, topText }: LineChartProps) {
  const x = (at: number) => ((at - from) / Math.max(1, to - from)) * width
  const y = (value: number) => height - (value / Math.max(top, Number.EPSILON)) * height
  const path = points
    .map(({ at, value }, index) => {
      if (value === null) return ''
      const goesOn = (points[index - 1]?.value ?? null) !== null
      return `${goesOn ? 'L' : 'M'}${x(at).toFixed(1)} ${y(value).toFixed(1)}`
    })
    .join('')
  return (
    <Box color="brand.fg">
      <Box color="fg.muted" fontSize="xs" aria-hidden>
        {topText}
      </Box>
      <chakra.svg
        role="img"
        aria-label={label}
        viewBox={`-4 -4 ${width + 8} ${height + 8}`}
        width="full"
        height="auto"
        overflow="visible"
      >
        <path d={`M0 0H${width}M0 ${height}H${width}`} stroke="#8a8675" strokeWidth="1" />
        <path d={path} fill="none" stroke="currentColor" strokeWidth="2.5" />
        {points.map(({ at, value }) =>
          value === null ? null : (
            <circle key={at} cx={x(at)} cy={y(value)} r="2.5" fill="currentColor" />
          ),
        )}
      </chakra.svg>
    </Box>
  )
}
