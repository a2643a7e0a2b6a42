import {
  CartesianGrid,
  Line,
  LineChart as Chart,
  ResponsiveContainer,
  XAxis,
  YAxis,
} from 'recharts'

export interface ChartLine {
  /** Milliseconds since 1970. */
  from: number
  to: number
  points: readonly { at: number; value: number | null }[]
  /** The value at the upper edge. */
  top: number
  format: (value: number) => string
}

const chartHeight = 128

const size = { width: 320, height: chartHeight }
const quiet = { stroke: 'var(--by-colors-border)' }
const label = { fill: 'var(--by-colors-fg-muted)', fontSize: 12 }

/** A line over time in the colour of the text; it breaks where nothing was measured, and never moves. */
export const LineChart = ({ from, to, points, top, format }: ChartLine) => (
  <ResponsiveContainer width="100%" height={chartHeight} initialDimension={size}>
    <Chart data={[...points]} accessibilityLayer={false} margin={{ top: 8, right: 8 }}>
      <CartesianGrid vertical={false} {...quiet} />
      <XAxis dataKey="at" type="number" domain={[from, to]} tick={false} height={8} {...quiet} />
      <YAxis
        // Where nothing was ever above zero the line lies at the bottom, and no other value is named.
        domain={[0, top || 1]}
        ticks={top > 0 ? [0, top] : [0]}
        // Recharts would wrap at a space
        tickFormatter={(value: number) => format(value).replaceAll(' ', '\u00a0')}
        tick={label}
        width={64}
        {...quiet}
      />
      <Line
        dataKey="value"
        stroke="currentColor"
        strokeWidth={2.5}
        dot={{ r: 2.5, fill: 'currentColor' }}
        isAnimationActive={false}
      />
    </Chart>
  </ResponsiveContainer>
)
