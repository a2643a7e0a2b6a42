import type { ReleaseCharts } from '@brightyard/contract/registry'
import { DateTime, formatNumber } from '@brightyard/runtime'
import { Box, Card, chakra, Heading, SimpleGrid, Span } from '@brightyard/ui'
import { lazy, Suspense } from 'react'
import type { ChartLine } from './line-chart.tsx'
import { ScrollBox } from './scroll-box.tsx'
import { cell, head, table } from './table-styles.ts'

/** With its library, so that neither the first load nor the ops page has to wait for it. */
const LineChart = lazy(async () => ({ default: (await import('./line-chart.tsx')).LineChart }))
const chartHeight = '8rem'

type Release = ReleaseCharts['releases'][number]
type Point = Release['points'][number]

const milliseconds = (value: number | null) => (value === null ? '—' : `${Math.round(value)} ms`)
const percent = (value: number | null) =>
  value === null ? '—' : `${formatNumber(value * 100, 1, 1)}%`
const highest = (values: readonly (number | null)[]) =>
  Math.max(0, ...values.filter((value) => value !== null))
const latest = (values: readonly (number | null)[]) =>
  values.findLast((value) => value !== null) ?? null

/** Load time and errors of one release as lines, and the same figures in a table. */
export function ReleaseChart({
  release,
  from,
  to,
}: {
  release: Release
  from: string
  to: string
}) {
  const name = `${release.remote} ${release.version}`
  const { points } = release
  const loads = points.map((point) => point.loadMillisecondsP75)
  const errors = points.map((point) => point.errorRate)
  const slowest = highest(loads)
  const worst = highest(errors)
  const frame = { from: Date.parse(from), to: Date.parse(to) }
  const at = (values: readonly (number | null)[]) =>
    points.map((point, index) => ({ at: Date.parse(point.at), value: values[index] ?? null }))
  return (
    <Card variant="flat" p="4">
      <Heading as="h3" size="xs">
        {name}
      </Heading>
      <SimpleGrid columns={{ base: 1, md: 2 }} gap="5" mt="3">
        <Drawing
          title="Load time, three loads in four (p75)"
          value={milliseconds(latest(loads))}
          label={`Load time of ${name}: ${milliseconds(latest(loads))} at the end, ${milliseconds(slowest)} at the highest`}
          line={{ ...frame, points: at(loads), top: slowest, format: milliseconds }}
        />
        <Drawing
          title="Errors per load"
          value={percent(latest(errors))}
          label={`Errors of ${name} per load: ${percent(latest(errors))} at the end, ${percent(highest(errors))} at the highest`}
          line={{ ...frame, points: at(errors), top: worst, format: percent }}
        />
      </SimpleGrid>
      <chakra.details mt="3">
        <chakra.summary cursor="pointer" minH="2rem">
          Figures of {name}
        </chakra.summary>
        <Figures name={name} points={points} />
      </chakra.details>
    </Card>
  )
}

interface DrawingProps {
  title: string
  /** The latest one. */
  value: string
  label: string
  line: ChartLine
}

/** The label is read out instead of the drawing. */
const Drawing = ({ title, value, label, line }: DrawingProps) => (
  <Box>
    <Box fontWeight="semibold">
      {title}: {value}
    </Box>
    <Box role="img" aria-label={label} color="brand.fg" height={chartHeight}>
      <Suspense>
        <LineChart {...line} />
      </Suspense>
    </Box>
  </Box>
)

const Figures = ({ name, points }: { name: string; points: readonly Point[] }) => (
  <ScrollBox label={`Figures of ${name}`}>
    <chakra.table {...table}>
      <caption>
        <Span srOnly>Figures of {name}</Span>
      </caption>
      <thead>
        <tr>
          {['Time', 'Loads', 'Failed', 'Load time p75', 'Errors', 'Errors per load'].map(
            (title) => (
              <chakra.th key={title} scope="col" {...head}>
                {title}
              </chakra.th>
            ),
          )}
        </tr>
      </thead>
      <tbody>
        {points.map((point) => (
          <tr key={point.at}>
            <chakra.th scope="row" {...cell} fontWeight="normal" whiteSpace="nowrap">
              <DateTime iso={point.at} show="moment" />
            </chakra.th>
            <chakra.td {...cell}>{point.loads}</chakra.td>
            <chakra.td {...cell}>{point.failedLoads}</chakra.td>
            <chakra.td {...cell}>{milliseconds(point.loadMillisecondsP75)}</chakra.td>
            <chakra.td {...cell}>{point.errors}</chakra.td>
            <chakra.td {...cell}>{percent(point.errorRate)}</chakra.td>
          </tr>
        ))}
      </tbody>
    </chakra.table>
  </ScrollBox>
)
