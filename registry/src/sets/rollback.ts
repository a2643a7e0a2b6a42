import { checkShared } from '../checks/shared.check.ts'
import type { Database } from '../database/open-registry-database.ts'
import type { RegistryContext } from '../registry-context.ts'
import { judgeCandidate } from '../releases/judge-candidate.ts'
import type { RollbackRequest } from '@brightyard/contract/registry'
import { currentSet } from './current-set.ts'
import { contentOf, loadSet } from './sets.repository.ts'
import { isUnexpected, makeCurrent, type SwapOutcome } from './swap.ts'

/**
 * Brings back the content of an earlier set, as a new set: history only grows. The releases come
 * with the fallbacks that they had then, so the release that is left is not the fallback of the next.
 */
export async function rollBack(
  context: RegistryContext,
  request: RollbackRequest,
): Promise<SwapOutcome> {
  const { db, provided } = context
  const current = await currentSet(db)
  if (isUnexpected(current, request.expect)) return { kind: 'conflict', current }
  const target = request.to ?? (current && (await numberBefore(db, current)))
  const earlier = target ? await loadSet(db, target) : null
  if (!current || !earlier) return { kind: 'unknown-set' }

  // The host may have moved on since: what it no longer provides would break in every browser.
  const broken = Object.values(earlier.remotes).filter(
    ({ release }) => checkShared(release.document, provided).length > 0,
  )
  if (broken.length > 0) {
    const judged = await Promise.all(
      broken.map(({ release: { name, version } }) => judgeCandidate(context, { name, version })),
    )
    return { kind: 'refused', verdicts: judged.map(({ verdict }) => verdict) }
  }
  return makeCurrent(context, current, {
    previous: current.number,
    actor: request.actor,
    reason: request.reason,
    restores: earlier.number,
    content: contentOf(earlier),
  })
}

/** A second rollback goes one further back, and not forward to what the first one left. */
async function numberBefore(
  db: Database,
  current: { previous: number | null; restores?: number | undefined },
): Promise<number | null> {
  if (current.restores === undefined) return current.previous
  const restored = await loadSet(db, current.restores)
  return restored && numberBefore(db, restored)
}
