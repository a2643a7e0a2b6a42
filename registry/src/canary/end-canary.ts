import type { HaltFigures } from '@brightyard/contract/release'
import type { CandidateRequest, PercentRequest } from '@brightyard/contract/registry'
import { moveTo, type MoveOutcome, type Refused } from '../positions/move.ts'
import type { RegistryContext } from '../registry-context.ts'
import { brokenByHost } from '../sets/rollback.ts'
import { triedNow } from './tried-now.ts'

/** The candidate becomes what everybody gets. */
export async function promote(
  context: RegistryContext,
  request: CandidateRequest,
): Promise<MoveOutcome> {
  const tried = await triedNow(context.db, request.candidate)
  if ('kind' in tried) return tried
  const { position, candidate } = tried
  if (position.frozen) return { kind: 'frozen', freeze: position.frozen }
  const broken = await brokenByHost(context, candidate)
  if (broken.length > 0) return { kind: 'refused', verdicts: broken }
  return moveTo(context, position, candidate.number, {
    kind: 'promote',
    current: candidate.number,
    candidate: null,
    frozen: null,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  })
}

/** Everybody gets the current set again. Works while the site is frozen: it takes nothing new to anybody. */
export async function halt(
  context: RegistryContext,
  request: CandidateRequest & { figures?: HaltFigures },
): Promise<MoveOutcome> {
  const tried = await triedNow(context.db, request.candidate)
  if ('kind' in tried) return tried
  const { position } = tried
  return moveTo(context, position, position.current, {
    kind: 'halt',
    current: position.current,
    candidate: null,
    frozen: position.frozen,
    actor: request.actor,
    reason: request.reason,
    figures: request.figures ?? null,
  })
}

/** Gives the candidate to more visitors, or to fewer. */
export async function changePercent(
  context: RegistryContext,
  request: PercentRequest,
): Promise<MoveOutcome> {
  const tried = await triedNow(context.db, request.candidate)
  if ('kind' in tried) return tried
  const { position, candidate, percent } = tried
  const isMore = request.percent > percent
  if (position.frozen && isMore) {
    return { kind: 'frozen', freeze: position.frozen } satisfies Refused
  }
  if (request.percent === percent) return { kind: 'unchanged', set: candidate, position }
  return moveTo(context, position, candidate.number, {
    kind: 'percent',
    current: position.current,
    candidate: { set: candidate.number, percent: request.percent },
    frozen: position.frozen,
    actor: request.actor,
    reason: request.reason,
    figures: null,
  })
}
