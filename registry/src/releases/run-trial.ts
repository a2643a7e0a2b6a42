import type { ReleaseSet } from '@brightyard/contract/release'
import type { RegistryContext } from '../registry-context.ts'
import type { EvaluatedCandidate } from './evaluate-candidate.ts'
import { withReasons } from './evaluate-together.ts'
import { proposedSet } from './proposed-set.ts'
import { runBrowserTrial } from './run-browser-trial.ts'
import { type TrialOptions, withoutUnavailable } from './trial-options.ts'

/**
 * Runs the trial for candidates that passed every other check, because code with wrong hashes must not run: first on the
 * server, then as a browser would. A stored release has passed its trial already, so a rollback does not need the API.
 */
export async function runTrial(
  context: RegistryContext,
  candidates: readonly EvaluatedCandidate[],
  current: ReleaseSet | null,
  options: TrialOptions,
): Promise<EvaluatedCandidate[]> {
  const explain = (all: readonly EvaluatedCandidate[], failure: string) =>
    all.map((one) => withoutBrowserTrial(one, context.withoutBrowser, failure))
  const isTried = candidates.some(({ fetched }) => fetched !== null)
  if (!isTried || candidates.some(({ verdict }) => !verdict.accepted)) {
    return explain(candidates, 'was refused before any trial')
  }
  const set = proposedSet(current, candidates, options.removed ?? [])
  const { purpose, signal = new AbortController().signal } = options
  return context.trials.run(purpose, signal, async (ended) => {
    const run = { ...options, signal: ended }
    const rendered = await renderAll(context, candidates, set, run)
    ended.throwIfAborted()
    const explained = explain(rendered, 'did not pass the trial on the server')
    return runBrowserTrial(context, explained, set, run)
  })
}

/** Says why a release has not been loaded in a browser; the trial in a browser, if it comes to that, says otherwise. */
function withoutBrowserTrial(
  candidate: EvaluatedCandidate,
  withoutBrowser: string | null,
  failure: string,
): EvaluatedCandidate {
  const { verdict, fetched, stored } = candidate
  const isStored = stored !== null && fetched === null
  const refused = verdict.accepted ? 'another release' : 'it'
  const why =
    isStored && verdict.accepted
      ? 'a stored release is not tried again'
      : (withoutBrowser ?? `${refused} ${failure}`)
  return { ...candidate, verdict: { ...verdict, browserTrial: { state: 'not-tried', why } } }
}

async function renderAll(
  { trial, store }: RegistryContext,
  candidates: readonly EvaluatedCandidate[],
  set: ReleaseSet,
  options: TrialOptions,
): Promise<EvaluatedCandidate[]> {
  if (!trial) return [...candidates]
  const bundles: Record<string, string> = {}
  for (const { fetched } of candidates) {
    if (!fetched) continue
    const { name, entry } = fetched.document
    const bundle = fetched.fetched.files.get(entry.server)
    if (bundle?.kind === 'read') bundles[name] = bundle.bytes.toString('utf8')
  }
  for (const [name, { release }] of Object.entries(set.remotes)) {
    if (bundles[name] !== undefined) continue
    const { entry } = release.document
    const file = await store.openArtifact(name, release.version, entry.server)
    bundles[name] = (await file?.read())?.toString('utf8') ?? ''
  }
  const fresh = candidates.filter(({ fetched }) => fetched !== null)
  const names = fresh.flatMap(({ name }) => (name === null ? [] : [name]))
  const results = await trial({ set, candidates: names, bundles }, options.signal)
  return candidates.map((candidate) => {
    const result = candidate.name === null ? undefined : results[candidate.name]
    if (!result) return candidate
    const evaluated = withReasons(candidate, withoutUnavailable(result.reasons, options))
    return { ...evaluated, verdict: { ...evaluated.verdict, trialPages: result.pages } }
  })
}
