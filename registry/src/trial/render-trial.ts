import type { Reason, TrialPage } from '@brightyard/contract/registry'
import { type ReleaseSet, toHostSet } from '@brightyard/contract/release'
import { reason } from '../checks/reason.ts'
import { errorCode } from '../disk/error-code.ts'
import { type PageToRender, trialPages } from './trial-pages.ts'
import {
  type RenderOutcome,
  type TrialScripts,
  type TrialWorker,
  startTrialWorker,
} from './trial-worker.ts'

export interface TrialOptions {
  scripts: TrialScripts
  /** As this process reaches it: `http://127.0.0.1:3001`. */
  apiUrl: string
  /** For one page, and for the evaluation of all bundles. */
  secondsPerPage: number
  /** For all pages; a release with pages left over is refused. */
  seconds: number
}

export interface TrialSubject {
  /** The set as it would be. */
  set: ReleaseSet
  /** The remotes in it that are new. */
  candidates: readonly string[]
  /** The server bundle of every remote in it. */
  bundles: Readonly<Record<string, string>>
}

export interface TrialResult {
  reasons: Reason[]
  pages: TrialPage[]
}

const siteOrigin = 'http://trial.localhost'

/** Renders each server-rendered page of the new releases once, in the proposed set, on a disposable thread. */
export async function renderTrial(
  options: TrialOptions,
  { set, candidates, bundles }: TrialSubject,
): Promise<Record<string, TrialResult>> {
  const results = Object.fromEntries(
    candidates.map((name): [string, TrialResult] => [name, { reasons: [], pages: [] }]),
  )
  const blameAll = (because: Reason) => {
    for (const { reasons } of Object.values(results)) reasons.push(because)
    return results
  }
  const { apiUrl, scripts, secondsPerPage } = options
  const start = () =>
    startTrialWorker(
      scripts,
      {
        set: toHostSet(set),
        settings: { origin: siteOrigin, bases: basesOf(apiUrl) },
        bundles,
      },
      secondsPerPage * 1000,
    ).catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))))

  const first = await start()
  if (first === null) return blameAll(reason('bundle-broken', { problem: 'it does not end' }))
  if (first instanceof Error) return blameAll(whyNoWorker(first))
  for (const [name, problem] of Object.entries(first.failures)) {
    results[name]?.reasons.push(reason('bundle-broken', { problem }))
  }
  const away = await apiProblem(apiUrl)
  if (away !== null) {
    await first.end()
    return blameAll(reason('trial-unavailable', { why: away }))
  }

  const documents = Object.values(set.remotes).map(({ release }) => release.document)
  const pages = trialPages(
    documents.filter(({ name }) => results[name]?.reasons.length === 0),
    documents,
  )
  let worker: TrialWorker | null = first
  const renderOnce = async ({ address }: PageToRender): Promise<RenderOutcome> => {
    const ready = worker ?? (await start())
    if (ready === null) return { kind: 'too-slow' }
    if (ready instanceof Error) return { kind: 'failed', problem: ready.message }
    const outcome = await ready.render(address, secondsPerPage * 1000)
    worker = outcome.kind === 'rendered' ? ready : null
    // After a hang, crash or failure the next page gets a new thread.
    if (outcome.kind !== 'rendered') await ready.end()
    return outcome
  }
  const late = new Set<string>()
  const deadline = Date.now() + options.seconds * 1000
  for (const page of pages) {
    if (Date.now() >= deadline) {
      late.add(page.remote)
      continue
    }
    const started = Date.now()
    let outcome = await renderOnce(page)
    // A busy API may have let a call time out: a real problem shows twice.
    if (outcome.kind === 'failed') outcome = await renderOnce(page)
    const milliseconds = Date.now() - started
    const { path, address } = page
    const status = outcome.kind === 'rendered' ? outcome.status : null
    results[page.remote]?.pages.push({ path, address, status, milliseconds })
    if (outcome.kind === 'rendered') continue
    const because =
      outcome.kind === 'too-slow'
        ? reason('render-too-slow', { path, address, seconds: secondsPerPage })
        : await failureOf(page, outcome.problem, apiUrl)
    results[page.remote]?.reasons.push(because)
  }
  await worker?.end()
  const why = `the ${options.seconds} seconds for all pages were over`
  for (const name of late) results[name]?.reasons.push(reason('trial-unavailable', { why }))
  return results
}

const basesOf = (apiUrl: string) => ({ vendor: `${apiUrl}/vendor`, cms: `${apiUrl}/cms` })

/** Errors of a bundle are caught: a thread that dies before it is ready ran out of memory or is not this host's worker. */
const whyNoWorker = (error: Error) =>
  errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY'
    ? reason('bundle-broken', { problem: 'it needs more memory than there is' })
    : reason('trial-unavailable', {
        why: `the host’s render worker does not start (${error.message})`,
      })

/** An API that went down meanwhile is not the page's fault. */
async function failureOf({ path, address }: PageToRender, problem: string, apiUrl: string) {
  const away = await apiProblem(apiUrl)
  if (away !== null) return reason('trial-unavailable', { why: away })
  const firstLine = problem.split('\n')[0] ?? problem
  return reason('render-failed', { path, address, problem: firstLine.slice(0, 300) })
}

/** Why the API cannot serve a trial; null when it can. */
async function apiProblem(apiUrl: string): Promise<string | null> {
  try {
    const response = await fetch(`${apiUrl}/readyz`, {
      signal: AbortSignal.timeout(responseTimeoutMs),
    })
    await response.body?.cancel()
    return response.ok ? null : `the API is not ready (${response.status})`
  } catch {
    return 'the API does not respond'
  }
}
const responseTimeoutMs = 3000
