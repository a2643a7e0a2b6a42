import type { FreezeRequest, UnfreezeRequest } from '@brightyard/contract/registry'
import type { RegistryContext } from '../registry-context.ts'
import { moveTo, type MoveOutcome } from './move.ts'
import { sitePosition } from './site-position.ts'

/** Keeps the site as it is: swaps are refused with the message. What is being tried goes on as it is. */
export async function freezeSite(
  context: RegistryContext,
  { actor, message }: FreezeRequest,
): Promise<MoveOutcome> {
  const site = await sitePosition(context.db)
  if (!site) return { kind: 'unknown-set' }
  const { position } = site
  if (position.frozen) return { kind: 'frozen', freeze: position.frozen }
  const since = new Date().toISOString()
  return moveTo(context, position, position.current, {
    kind: 'freeze',
    current: position.current,
    candidate: position.candidate,
    frozen: { actor, message, since },
    actor,
    reason: message,
    figures: null,
  })
}

export async function unfreezeSite(
  context: RegistryContext,
  { actor, reason }: UnfreezeRequest,
): Promise<MoveOutcome> {
  const site = await sitePosition(context.db)
  if (!site) return { kind: 'unknown-set' }
  const { position, current } = site
  if (!position.frozen) return { kind: 'unchanged', set: current, position }
  return moveTo(context, position, position.current, {
    kind: 'unfreeze',
    current: position.current,
    candidate: position.candidate,
    frozen: null,
    actor,
    reason,
    figures: null,
  })
}
