import type { ReleaseCharts, SetCharts } from '@brightyard/contract/registry'
import { type TelemetryMetric, quantileOf } from '@brightyard/contract/telemetry'
import type { Database } from '../database/open-registry-database.ts'
import { countsByPoint } from './telemetry.repository.ts'

type Row = Awaited<ReturnType<typeof countsByPoint>>[number]

/** A chart has at most 144 points. */
function frame(hours: number, now: Date) {
  const minutesPerPoint = Math.max(1, Math.ceil((hours * 60) / 144))
  const milliseconds = minutesPerPoint * 60_000
  const since = new Date(
    Math.floor((now.getTime() - hours * 3_600_000) / milliseconds) * milliseconds,
  )
  const range = { from: since.toISOString(), to: now.toISOString(), minutesPerPoint }
  return { since, minutes: minutesPerPoint, range }
}

const counted = (rows: readonly Row[], ...metrics: TelemetryMetric[]) =>
  rows.reduce((sum, { metric, count }) => sum + (metrics.includes(metric) ? count : 0), 0)

const p75 = (rows: readonly Row[], ...metrics: TelemetryMetric[]) =>
  quantileOf(
    rows.filter(({ metric }) => metrics.includes(metric)),
    0.75,
  )

const pointsOf = <Point>(rows: readonly Row[], describe: (rows: readonly Row[]) => Point) =>
  [...groupBy(rows, ({ at }) => at)]
    .toSorted(([one], [other]) => one - other)
    .map(([at, group]) => ({ at: new Date(at * 1000).toISOString(), ...describe(group) }))

/** Load times and errors over time of each release that visitors had. */
export async function releaseCharts(
  db: Database,
  { hours, remote }: { hours: number; remote?: string | undefined },
  now = new Date(),
): Promise<ReleaseCharts> {
  const { since, minutes, range } = frame(hours, now)
  const rows = await countsByPoint(db, { since, minutes, remote })
  const ofReleases = rows.filter((row) => row.remote !== '' && row.version !== '')
  const byRelease = groupBy(ofReleases, (row) => `${row.remote} ${row.version}`)
  const releases = [...byRelease.values()].map((group) => ({
    remote: group[0]?.remote ?? '',
    version: group[0]?.version ?? '',
    points: pointsOf(group, (point) => {
      const failedLoads = counted(point, 'load-failed', 'load-fell-back')
      const loads = counted(point, 'load-loaded') + failedLoads
      const errors = counted(point, 'error-uncaught', 'error-crashed', 'error-chunk-failed')
      return {
        loads,
        failedLoads,
        loadMillisecondsP75: p75(point, 'load-loaded'),
        errors,
        errorRate: loads === 0 ? null : (failedLoads + errors) / loads,
      }
    }),
  }))
  return { ...range, releases }
}

/** Page loads and errors over time of each release set. */
export async function setCharts(
  db: Database,
  { hours }: { hours: number },
  now = new Date(),
): Promise<SetCharts> {
  const { since, minutes, range } = frame(hours, now)
  const rows = await countsByPoint(db, { since, minutes })
  const sets = [...groupBy(rows, ({ set }) => set)].map(([set, group]) => ({
    set,
    points: pointsOf(group, (point) => {
      const cls = p75(point, 'vital-CLS')
      return {
        views: counted(point, 'view'),
        loadFailed: counted(point, 'view-load-failed'),
        crashed: counted(point, 'view-crashed'),
        uncaught: counted(point, 'view-uncaught'),
        edgeViews: counted(point, 'edge-view'),
        edgeRenderFailed: counted(point, 'edge-render-failed'),
        lcpMillisecondsP75: p75(point, 'vital-LCP'),
        inpMillisecondsP75: p75(point, 'vital-INP'),
        clsP75: cls === null ? null : cls / 1000,
      }
    }),
  }))
  return { ...range, sets }
}

/** `Map.groupBy`, which Node 20 does not have. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key) {
  const groups = new Map<Key, Item[]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group) group.push(item)
    else groups.set(key, [item])
  }
  return groups
}
