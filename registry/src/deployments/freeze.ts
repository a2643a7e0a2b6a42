import type { FreezeRequest, UnfreezeRequest } from '@brightyard/contract/registry'
import type { RegistryContext } from '../registry-context.ts'
import { deploy, type DeploymentOutcome } from './deploy.ts'
import { currentDeployment } from './current-deployment.ts'

/** Blocks swaps with the message. A running canary continues. */
export async function freezeSite(
  context: RegistryContext,
  { actor, message }: FreezeRequest,
): Promise<DeploymentOutcome> {
  const site = await currentDeployment(context.db)
  if (!site) return { kind: 'unknown-set' }
  const { deployment } = site
  if (deployment.frozen) return { kind: 'frozen', freeze: deployment.frozen }
  const since = new Date().toISOString()
  return deploy(context, deployment, deployment.current, {
    kind: 'freeze',
    current: deployment.current,
    candidate: deployment.candidate,
    frozen: { actor, message, since },
    actor,
    reason: message,
    figures: null,
  })
}

export async function unfreezeSite(
  context: RegistryContext,
  { actor, reason }: UnfreezeRequest,
): Promise<DeploymentOutcome> {
  const site = await currentDeployment(context.db)
  if (!site) return { kind: 'unknown-set' }
  const { deployment, current } = site
  if (!deployment.frozen) return { kind: 'unchanged', set: current, deployment }
  return deploy(context, deployment, deployment.current, {
    kind: 'unfreeze',
    current: deployment.current,
    candidate: deployment.candidate,
    frozen: null,
    actor,
    reason,
    figures: null,
  })
}
