import { recordAudit } from '../access/audit.repository.ts'
import type { RegistryContext } from '../registry-context.ts'
import { pruneReleases } from './prune-releases.ts'

const firstAfterMilliseconds = 10 * 60 * 1000
const everyMilliseconds = 24 * 60 * 60 * 1000

/** Tidies up once a day, first some minutes after the start. Returns how to stop. */
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

/** The audit log tells of it when something went. */
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
    reason: 'no set of the last 30 days names them',
    details: { gone: releases.map(({ name, version }) => `${name} ${version}`), bytes },
    requestId: null,
  })
}
