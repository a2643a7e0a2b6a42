import type { PruneResult } from '@brightyard/contract/registry'
import type { RegistryContext } from '../registry-context.ts'
import { findUnreferenced, findUnusedBlobs, markPruned } from './retention.repository.ts'

/** As the trigger registry_guard_release has it, which refuses anything sooner. */
const daysKept = 30
const hour = 60 * 60 * 1000

/**
 * Takes the files of releases off the disk that nobody has seen for thirty days. Their rows stay, so the
 * history reads on; publishing the same release again brings the files back.
 */
export async function pruneReleases(
  { db, blobs }: Pick<RegistryContext, 'db' | 'blobs'>,
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
): Promise<PruneResult> {
  const cutoff = new Date(now.getTime() - daysKept * 24 * hour)
  const gone = await db.transaction(async (tx) => {
    const forgotten = await findUnreferenced(tx, cutoff)
    if (!dryRun) await markPruned(tx, forgotten, now)
    return forgotten
  })
  // Of all that are gone: what an interrupted run has left goes with this one.
  const unused = await findUnusedBlobs(db, gone)
  let bytes = 0
  for (const one of unused) {
    // A release that is being kept right now may need one of them: it has just been touched.
    const went = await blobs.remove(one.blob, {
      untouchedSince: new Date(now.getTime() - hour),
      dryRun,
    })
    if (went) bytes += one.bytes
  }
  return { releases: gone, bytes }
}
