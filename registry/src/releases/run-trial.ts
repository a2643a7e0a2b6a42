import type { ReleaseSet } from '@brightyard/contract/release'
import type { RegistryContext } from '../registry-context.ts'
import type { EvaluatedCandidate } from './evaluate-candidate.ts'
import { withReasons } from './evaluate-together.ts'

export interface TrialOptions {
  removed?: readonly string[]
  /** Accepts a release although the API is down and the trial could not run. */
  allowWithoutTrial?: boolean
}

/**
 * Runs the trial for candidates that passed every other check, because code with wrong hashes must not run. A stored
 * release has passed its trial already, so a rollback does not need the API.
 */
export async function runTrial(
  { trial, store }: RegistryContext,
  candidates: readonly EvaluatedCandidate[],
  current: ReleaseSet | null,
  { removed = [], allowWithoutTrial = false }: TrialOptions = {},
): Promise<EvaluatedCandidate[]> {
  if (!trial || candidates.some(({ verdict }) => !verdict.accepted)) return [...candidates]
  const fresh = candidates.filter(({ fetched }) => fetched !== null)
  if (fresh.length === 0) return [...candidates]

  const remotes = { ...current?.remotes }
  for (const name of removed) delete remotes[name]
  const bundles: Record<string, string> = {}
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
    const bundle = fetched?.fetched.files.get(document.entry.server)
    if (bundle?.kind === 'read') bundles[name] = bundle.bytes.toString('utf8')
  }
  for (const [name, { release }] of Object.entries(remotes)) {
    if (bundles[name] !== undefined) continue
    const { entry } = release.document
    const file = await store.openArtifact(name, release.version, entry.server)
    bundles[name] = (await file?.read())?.toString('utf8') ?? ''
  }
  const results = await trial({
    set: {
      number: (current?.number ?? 0) + 1,
      previous: current?.number ?? null,
      createdAt: new Date().toISOString(),
      actor: 'registry',
      reason: 'trial',
      remotes,
    },
    candidates: fresh.flatMap(({ name }) => (name === null ? [] : [name])),
    bundles,
  })
  return candidates.map((candidate) => {
    const result = candidate.name === null ? undefined : results[candidate.name]
    if (!result) return candidate
    const reasons = result.reasons.filter(
      ({ code }) => !(allowWithoutTrial && code === 'trial-unavailable'),
    )
    const evaluated = withReasons(candidate, reasons)
    return { ...evaluated, verdict: { ...evaluated.verdict, trialPages: result.pages } }
  })
}
