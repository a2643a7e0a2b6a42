import type { Measured } from './compare-visits.ts'
import type { RemoteFigures } from './remotes.ts'
import { kilobytes, milliseconds, seconds, table } from './table.ts'

type Figures = Measured['median']

interface Row {
  title: string
  read: (figures: Figures) => number
  format: (value: number) => string
  budget?: string
}

const rows: readonly Row[] = [
  { title: 'script', read: (one) => one.scriptBytes, format: kilobytes, budget: '180 kB, aim 150' },
  { title: 'script requests', read: (one) => one.scriptRequests, format: String, budget: '20' },
  { title: 'HTML', read: (one) => one.htmlBytes, format: kilobytes },
  { title: 'everything', read: (one) => one.allBytes, format: kilobytes },
  { title: 'requests', read: (one) => one.requests, format: String },
  { title: 'first paint', read: (one) => one.firstPaint, format: milliseconds, budget: '700 ms' },
  {
    title: 'largest paint',
    read: (one) => one.largestPaint,
    format: milliseconds,
    budget: '1500 ms',
  },
  { title: 'blocking time', read: (one) => one.blocking, format: milliseconds, budget: '300 ms' },
  {
    title: 'layout shift',
    read: (one) => one.shift,
    format: (value) => value.toFixed(4),
    budget: '0.01',
  },
]

/** The candidates side by side, lowest and highest in brackets; the ratio is of the first two medians. */
export function visitsTable(measured: readonly Measured[]): string {
  const [first, second] = measured
  return table(
    ['First visit of /', ...measured.map(({ name }) => name), 'ratio', 'budget'],
    rows.map(({ title, read, format, budget = '' }) => [
      title,
      ...measured.map(({ median, lowest, highest }) => {
        const range = [lowest, highest].map((one) => format(read(one)))
        return range[0] === range[1]
          ? format(read(median))
          : `${format(read(median))} (${range.join('–')})`
      }),
      first && second && read(second.median) > 0
        ? (read(first.median) / read(second.median)).toFixed(2)
        : '',
      budget,
    ]),
  )
}

export const remotesTable = (remotes: readonly RemoteFigures[]): string =>
  table(
    ['Remote', 'entry (10 kB)', 'all scripts', 'pages', 'slots', 'build (5 s)'],
    remotes.map((one) => [
      one.name,
      kilobytes(one.entryBytes),
      kilobytes(one.scriptBytes),
      String(one.pages),
      String(one.slots),
      one.buildMilliseconds === null ? '' : seconds(one.buildMilliseconds),
    ]),
  )
