import type { HaltFigures, Deployment } from '@brightyard/contract/release'
import type { Database } from '../database/open-registry-database.ts'
import { haltLooks } from '../database/tables.ts'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import { latestDeployment, listDeployments } from '../deployments/deployments.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { totalsBySet } from '../telemetry/telemetry.repository.ts'
import { halt } from './change-canary.ts'
import { lookDue, worse, type Figures } from './halt-rule.ts'

/** Evaluates the candidate when an interim look is due and halts it when it is worse; null when it continues. */
export async function evaluateCanary(context: RegistryContext): Promise<DeploymentOutcome | null> {
  const { db } = context
  const deployment = await latestDeployment(db)
  if (!deployment?.candidate) return null
  const candidate = deployment.candidate.set
  const figures = await figuresOf(db, deployment, candidate)
  const { views } = figures['uncaught-errors'].candidate
  const look = lookDue(Math.max(views, figures['render-errors'].candidate.views))
  if (look === 0 || !(await claimLook(db, candidate, look))) return null
  const found = worse(figures, look)
  if (!found) return null
  return halt(context, { actor: 'registry', reason: inWords(found), candidate, figures: found })
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

async function figuresOf(
  db: Database,
  deployment: Deployment,
  candidate: number,
): Promise<Figures> {
  const { current } = deployment
  const total = await totalsBySet(db, [candidate, current], await trialBegan(db, deployment))
  const count = (set: number, viewed: readonly Metric[], failing: readonly Metric[]) => {
    const views = sumOf(viewed.map((metric) => total(set, metric)))
    // A view and its failure may arrive in different batches.
    return { set, views, failed: Math.min(views, sumOf(failing.map((one) => total(set, one)))) }
  }
  const both = (views: readonly Metric[], failed: readonly Metric[]) => ({
    candidate: count(candidate, views, failed),
    current: count(current, views, failed),
  })
  return {
    'load-failures': both(['view'], ['view-load-failed']),
    // Browser and server renders both count: each is one chance to fail.
    'render-errors': both(['view', 'edge-view'], ['view-crashed', 'edge-render-failed']),
    'uncaught-errors': both(['view'], ['view-uncaught']),
  }
}

type Metric = Parameters<Awaited<ReturnType<typeof totalsBySet>>>[1]
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0)

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
