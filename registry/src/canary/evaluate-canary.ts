import type { Deployment, FailureMeasure, HaltFigures } from '@brightyard/contract/release'
import type { TelemetryMetric } from '@brightyard/contract/telemetry'
import type { Database } from '../database/open-registry-database.ts'
import { haltLooks } from '../database/tables.ts'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import { latestDeployment, listDeployments } from '../deployments/deployments.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { totalsByGroup } from '../telemetry/telemetry.repository.ts'
import {
  bounded,
  type Count,
  type GroupCount,
  totalOf,
  withoutExtremes,
} from './bounded-figures.ts'
import { halt } from './change-canary.ts'
import { lookDue, worse, type Figures } from './halt-rule.ts'

/** Evaluates the candidate when an interim look is due and halts it when it is worse; null when it continues. */
export async function evaluateCanary(context: RegistryContext): Promise<DeploymentOutcome | null> {
  const { db } = context
  const deployment = await latestDeployment(db)
  if (!deployment?.candidate) return null
  const candidate = deployment.candidate.set
  const groups = await groupsOf(db, deployment, candidate)
  const whole = figuresOf(groups, deployment.current, candidate)
  const { views } = whole['uncaught-errors'].candidate
  const look = lookDue(Math.max(views, whole['render-errors'].candidate.views))
  if (look === 0 || !(await claimLook(db, candidate, look))) return null
  // A few addresses must not decide, neither for a halt nor against it.
  const others = worse(figuresOf(groups, deployment.current, candidate, withoutExtremes), look)
  if (!others) return null
  const figures = worse(whole, look) ?? others
  return halt(context, { actor: 'registry', reason: inWords(figures), candidate, figures })
}

/** False when this or another registry has already claimed that look. */
async function claimLook(db: Database, candidate: number, look: number): Promise<boolean> {
  const taken = await db
    .insert(haltLooks)
    .values({ candidate, look, at: new Date() })
    .onConflictDoNothing()
    .returning()
  return taken.length > 0
}

const metricsOf = {
  'load-failures': { views: ['view'], failed: ['view-load-failed'] },
  // Browser and server renders both count: each is one chance to fail.
  'render-errors': { views: ['view', 'edge-view'], failed: ['view-crashed', 'edge-render-failed'] },
  'uncaught-errors': { views: ['view'], failed: ['view-uncaught'] },
} satisfies Record<FailureMeasure, Record<keyof Count, TelemetryMetric[]>>

type GroupsOf = Record<FailureMeasure, GroupCount[]>

/** The page views of each group of addresses, bounded, for each measure. */
async function groupsOf(
  db: Database,
  deployment: Deployment,
  candidate: number,
): Promise<GroupsOf> {
  const metrics = Object.values(metricsOf).flatMap(({ views, failed }) => [...views, ...failed])
  const since = await trialBegan(db, deployment)
  const rows = await totalsByGroup(db, [candidate, deployment.current], metrics, since)
  const groupsFor = (measure: FailureMeasure) => {
    const groups = new Map<number, GroupCount>()
    for (const { set, metric, bucket, count } of rows) {
      const group = groups.get(bucket) ?? {
        candidate: { views: 0, failed: 0 },
        current: { views: 0, failed: 0 },
      }
      const side = group[set === candidate ? 'candidate' : 'current']
      if (includes(metricsOf[measure].views, metric)) side.views += count
      if (includes(metricsOf[measure].failed, metric)) side.failed += count
      groups.set(bucket, group)
    }
    return bounded([...groups.values()])
  }
  return {
    'load-failures': groupsFor('load-failures'),
    'render-errors': groupsFor('render-errors'),
    'uncaught-errors': groupsFor('uncaught-errors'),
  }
}

const includes = (metrics: readonly TelemetryMetric[], metric: TelemetryMetric) =>
  metrics.includes(metric)

function figuresOf(
  groupsOf: GroupsOf,
  current: number,
  candidate: number,
  chosen = (groups: readonly GroupCount[]) => groups,
): Figures {
  const both = (measure: FailureMeasure) => {
    const groups = chosen(groupsOf[measure])
    return {
      candidate: { set: candidate, ...totalOf(groups, 'candidate') },
      current: { set: current, ...totalOf(groups, 'current') },
    }
  }
  return {
    'load-failures': both('load-failures'),
    'render-errors': both('render-errors'),
    'uncaught-errors': both('uncaught-errors'),
  }
}

/**
 * Both sets are compared over the same time. The minute in which the canary began is left out, because part of the
 * current set's counts in it are older.
 */
async function trialBegan(db: Database, { candidate, at }: Deployment): Promise<Date> {
  const history = await listDeployments(db, 500)
  const steps = history.filter((one) => one.candidate?.set === candidate?.set)
  const began = new Date(steps.at(-1)?.at ?? at)
  return new Date(Math.floor(began.getTime() / 60_000) * 60_000 + 60_000)
}

function inWords({ measure, candidate, current, pValue }: HaltFigures): string {
  const share = ({ failed, views }: typeof candidate) =>
    `${failed} of ${views} page views (${((failed / views) * 100).toFixed(1)} %)`
  return `More ${measure.replace('-', ' ')} than in set ${current.set}: ${share(candidate)} against ${share(current)}, p = ${pValue.toExponential(1)}`
}
