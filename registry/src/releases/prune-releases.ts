import type { PruneResult } from '@brightyard/contract/registry'
import type { RegistryContext } from '../registry-context.ts'
import { findUnreferenced, findUnusedBlobs, markPruned } from './retention.repository.ts'
import { recordAudit } from '../access/audit.repository.ts'

/** Matches the trigger registry_guard_release, which refuses anything sooner. */
const retentionDays = 30
const hour = 60 * 60 * 1000

/**
 * Deletes the files of releases that were in no set for thirty days. Their rows stay, so the
 * history stays complete; publishing the same release again restores the files.
 */
export async function pruneReleases(
  { db, blobs }: Pick<RegistryContext, 'db' | 'blobs'>,
  { dryRun = false, now = new Date() }: { dryRun?: boolean; now?: Date } = {},
): Promise<PruneResult> {
  const cutoff = new Date(now.getTime() - retentionDays * 24 * hour)
  const pruned = await db.transaction(async (tx) => {
    const forgotten = await findUnreferenced(tx, cutoff)
    if (!dryRun) await markPruned(tx, forgotten, now)
    return forgotten
  })
  // Includes leftovers of an interrupted run.
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

const firstRunDelayMs = 10 * 60 * 1000
const intervalMs = 24 * 60 * 60 * 1000

/** Prunes once a day, first a few minutes after the start. Returns a function that stops it. */
export function pruneDaily(
  context: RegistryContext,
  onProblem: (error: unknown) => void,
): () => void {
  let timer = setTimeout(run, firstRunDelayMs).unref()
  function run() {
    timer = setTimeout(run, intervalMs).unref()
    pruneOnSchedule(context).catch(onProblem)
  }
  return () => clearTimeout(timer)
}

/** Writes to the audit log when something was deleted. */
export async function pruneOnSchedule(
  context: Pick<RegistryContext, 'db' | 'blobs'>,
  now?: Date,
): Promise<void> {
  const { releases, bytes } = await pruneReleases(context, now ? { now } : {})
  if (releases.length === 0) return
  await recordAudit(context.db, {
    action: 'prune',
    outcome: 'done',
    actor: 'registry',
    token: null,
    reason: 'not in any set of the last 30 days',
    details: { pruned: releases.map(({ name, version }) => `${name} ${version}`), bytes },
    requestId: null,
  })
}
