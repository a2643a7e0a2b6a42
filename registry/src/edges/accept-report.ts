import type { EdgeReport } from '@brightyard/contract/registry'
import type { Deployment } from '@brightyard/contract/release'
import { recordAudit } from '../access/audit.repository.ts'
import type { DeploymentOutcome } from '../deployments/deploy.ts'
import { latestDeployment } from '../deployments/deployments.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { recordReport } from './edges.repository.ts'
import { evaluateEdges } from './evaluate-edges.ts'

/** Two reports of an edge: after a start of the registry, edges that it has not heard of yet may serve the set. */
const defaultSettleMs = 10_000

/** Stores what edges report and takes back what none of them can serve. */
export function edgeReports(context: RegistryContext, settleMs = defaultSettleMs) {
  const settledAt = Date.now() + settleMs
  // Going back may be refused too, which checks releases anew: once per deployment is enough.
  let refused = 0

  return async (report: EdgeReport, now = new Date()): Promise<DeploymentOutcome | null> => {
    await recordReport(context.db, report, now)
    if (now.getTime() < settledAt) return null
    const deployment = await latestDeployment(context.db)
    if (!deployment || deployment.number === refused) return null
    const outcome = await evaluateEdges(context, deployment, now)
    if (outcome?.kind === 'deployed') await audit(context, outcome.deployment)
    else if (outcome && outcome.kind !== 'conflict') refused = deployment.number
    return outcome
  }
}

const audit = ({ db }: RegistryContext, { kind, actor, reason, current, number }: Deployment) =>
  recordAudit(db, {
    action: kind,
    outcome: 'done',
    actor,
    token: null,
    reason,
    details: { set: current, deployment: number },
    requestId: null,
  })
