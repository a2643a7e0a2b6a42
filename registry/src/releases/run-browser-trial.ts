import type { ReleaseSet } from '@brightyard/contract/release'
import type { RegistryContext } from '../registry-context.ts'
import type { EvaluatedCandidate } from './evaluate-candidate.ts'
import { withReasons } from './evaluate-together.ts'
import { type TrialOptions, withoutUnavailable } from './trial-options.ts'

/** Tries in the manner of a browser what candidates bring that passed everything else. */
export async function runBrowserTrial(
  { tryInBrowser, store }: RegistryContext,
  candidates: readonly EvaluatedCandidate[],
  set: ReleaseSet,
  options: TrialOptions,
): Promise<EvaluatedCandidate[]> {
  if (!tryInBrowser || candidates.some(({ verdict }) => !verdict.accepted)) return [...candidates]
  const files = new Map(
    candidates.flatMap(({ fetched }) =>
      fetched ? [[fetched.document.name, readFiles(fetched)]] : [],
    ),
  )
  const readStored = async (name: string, version: string, file: string) =>
    (await (await store.openArtifact(name, version, file))?.read()) ?? null
  const results = await tryInBrowser({ set, candidates: files, readStored }, options.signal)
  return candidates.map((candidate) => {
    const result = candidate.name === null ? undefined : results[candidate.name]
    if (!result) return candidate
    const evaluated = withReasons(candidate, withoutUnavailable(result.reasons, options))
    return {
      ...evaluated,
      verdict: { ...evaluated.verdict, browserTrial: result.browserTrial },
    }
  })
}

function readFiles({ fetched }: NonNullable<EvaluatedCandidate['fetched']>) {
  const read = new Map<string, Buffer>()
  for (const [file, found] of fetched.files) if (found.kind === 'read') read.set(file, found.bytes)
  return read
}
