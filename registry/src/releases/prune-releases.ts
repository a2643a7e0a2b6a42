import type { PruneResult } from '@brightyard/contract/registry'
import type { RegistryContext } from '../registry-context.ts'
import { findUnreferenced, findUnusedBlobs, markPruned } from './retention.repository.ts'

/** Matches the trigger registry_guard_release, which refuses anything sooner. */
const daysKept = 30
const hour = 60 * 60 * 1000

/**
 * Deletes the files of releases that were in no set for thirty days. Their rows stay, so the
 * history stays complete; publishing the same release again restores the files.
 */
export async function pruneReleases(
  { db, blobs }: Pick<RegistryContext, 'db' | 'blobs'>,
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
): Promise<PruneResult> {
  const cutoff = new Date(now.getTime() - daysKept * 24 * hour)
  const pruned = await db.transaction(async (tx) => {
    const forgotten = await findUnreferenced(tx, cutoff)
    if (!dryRun) await markPruned(tx, forgotten, now)
    return forgotten
  })
  // Includes what an interrupted run has left behind.
  const unused = await findUnusedBlobs(db, pruned)
  let bytes = 0
  for (const one of unused) {
    // A release that is being stored right now may need one of them, which has just been touched.
    const went = await blobs.remove(one.blob, {
      untouchedSince: new Date(now.getTime() - hour),
      dryRun,
    })
    if (went) bytes += one.bytes
  }
  return { releases: pruned, bytes }
}
