import { recordAudit } from '../access/audit.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { pruneReleases } from './prune-releases.ts'

const firstAfterMilliseconds = 10 * 60 * 1000
const everyMilliseconds = 24 * 60 * 60 * 1000

/** Prunes once a day, first a few minutes after the start. Returns a function that stops it. */
export function pruneDaily(
  context: RegistryContext,
  onProblem: (error: unknown) => void,
): () => void {
  let timer = setTimeout(run, firstAfterMilliseconds).unref()
  function run() {
    timer = setTimeout(run, everyMilliseconds).unref()
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
