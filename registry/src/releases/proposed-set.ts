import type { ReleaseSet } from '@brightyard/contract/release'
import type { EvaluatedCandidate } from './evaluate-candidate.ts'

/** The current set as the candidates would change it. It is not stored; only trials see it. */
export function proposedSet(
  current: ReleaseSet | null,
  candidates: readonly EvaluatedCandidate[],
  removed: readonly string[],
): ReleaseSet {
  const staying = Object.entries(current?.remotes ?? {}).filter(([name]) => !removed.includes(name))
  const remotes = Object.fromEntries(staying)
  for (const { fetched, stored, verdict } of candidates) {
    const document = fetched?.document ?? stored?.document
    if (!document) continue
    const { name, version } = document
    const release = {
      name,
      version,
      document,
      sourceUrl: verdict.url,
      digest: fetched?.digest ?? '',
      storedAt: new Date().toISOString(),
    }
    remotes[name] = { release, lastKnownGood: null }
  }
  return {
    number: (current?.number ?? 0) + 1,
    previous: current?.number ?? null,
    createdAt: new Date().toISOString(),
    actor: 'registry',
    reason: 'trial',
    remotes,
  }
}
