import { randomUUID } from 'node:crypto'
import type { Reason, TrialPage } from '@brightyard/contract/registry'
import { type ReleaseSet, toHostSet } from '@brightyard/contract/release'
import {
  createApiCalls,
  type RenderOutcome,
  type RenderProcess,
  type RenderLimits,
  renderLimits,
  RenderStartError,
  startRenderProcess,
} from '@brightyard/render-process'
import { reason } from '../checks/reason.ts'
import { trialBudget } from './trial-budget.ts'
import { type PageToRender, trialPages } from './trial-pages.ts'

export interface TrialOptions {
  /** The text of the host's render program. */
  program: string
  /** As this process reaches it: `http://127.0.0.1:3001`. */
  apiUrl: string
  /** Those of the edge, unless a test is in a hurry. */
  limits?: Partial<RenderLimits>
  /** For all pages at most, in seconds; a release with pages left over is refused. */
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

export type Trial = (
  subject: TrialSubject,
  /** Ends it. */
  signal?: AbortSignal,
) => Promise<Record<string, TrialResult>>

export const openTrial =
  (options: TrialOptions): Trial =>
  (subject, signal) =>
    renderTrial(options, subject, signal)

const secondsPerPage = 2
const settings = { origin: 'http://trial.localhost', bases: { vendor: '/vendor', cms: '/cms' } }

/** Renders each server-rendered page of the new releases once, in the proposed set, in a disposable process. */
async function renderTrial(
  options: TrialOptions,
  { set, candidates, bundles }: TrialSubject,
  signal?: AbortSignal,
): Promise<Record<string, TrialResult>> {
  const results = Object.fromEntries(
    candidates.map((name): [string, TrialResult] => [name, { reasons: [], pages: [] }]),
  )
  const blameAll = (because: Reason) => {
    for (const { reasons } of Object.values(results)) reasons.push(because)
    return results
  }
  const { apiUrl, program } = options
  const limits = { ...renderLimits, ...options.limits }
  const seconds = limits.pageMs / 1000
  const calls = createApiCalls({ apiUrl, shareMs: 0 })
  const start = () =>
    startRenderProcess({
      program,
      site: { set: toHostSet(set), settings, bundles },
      calls,
      // Nobody waits for a page that visitors would not wait for.
      limits: { ...limits, cancelMs: limits.pageMs },
      byOwnTime: true,
      ...(signal && { signal }),
    }).catch((error: unknown) => {
      if (error instanceof RenderStartError) return error
      throw error
    })

  let ready: RenderProcess | null = null
  const stop = async () => {
    const ending = ready
    ready = null
    await ending?.kill()
  }
  const startRenderer = async () => {
    const started = await start()
    if (started instanceof RenderStartError) return started
    ready = started
    return started
  }
  const renderOnce = async ({ address }: PageToRender): Promise<RenderOutcome> => {
    signal?.throwIfAborted()
    const renderer = ready ?? (await startRenderer())
    if (renderer instanceof RenderStartError) {
      const { kind, message } = renderer
      return { kind: 'crashed', reason: message, isSilent: kind === 'too-slow', isCause: true }
    }
    const headers = { 'x-request-id': `trial-${randomUUID()}` }
    const outcome = await renderer.render({ address }, headers)
    // After a hang, crash or failure the next page gets a new process.
    if (!isDone(outcome)) await stop()
    return outcome
  }
  signal?.addEventListener('abort', () => void stop(), { once: true })

  try {
    const first = await startRenderer()
    signal?.throwIfAborted()
    if (first instanceof RenderStartError) return blameAll(whyNoRenderer(first))
    for (const [name, problem] of Object.entries(first.failures)) {
      results[name]?.reasons.push(reason('bundle-broken', { problem }))
    }
    const away = await apiProblem(apiUrl)
    if (away !== null) return blameAll(reason('trial-unavailable', { why: away }))

    const documents = Object.values(set.remotes).map(({ release }) => release.document)
    const pages = trialPages(
      documents.filter(({ name }) => results[name]?.reasons.length === 0),
      documents,
    )
    const budget = trialBudget(pages.length, { secondsPerPage, mostSeconds: options.seconds })
    const untried: Record<string, number> = {}
    for (const page of pages) {
      if (budget.isOver()) {
        untried[page.remote] = (untried[page.remote] ?? 0) + 1
        continue
      }
      const started = Date.now()
      let outcome = await renderOnce(page)
      // A busy API may have let a call time out, and a busy machine a page: a real problem shows twice.
      if (!isDone(outcome) && (!isStuck(outcome) || budget.mayRetryStuck())) {
        outcome = await renderOnce(page)
      }
      signal?.throwIfAborted()
      const milliseconds = Date.now() - started
      const { path, address } = page
      const status = isDone(outcome) ? outcome.status : null
      results[page.remote]?.pages.push({ path, address, status, milliseconds })
      if (isDone(outcome)) continue
      budget.addFailure(path, isStuck(outcome))
      const isSlow = outcome.kind === 'too-slow' || (outcome.kind === 'crashed' && outcome.isSilent)
      results[page.remote]?.reasons.push(
        isSlow
          ? reason('render-too-slow', { path, address, seconds })
          : await failureOf(page, 'reason' in outcome ? outcome.reason : '', apiUrl),
      )
    }
    for (const [name, count] of Object.entries(untried)) {
      results[name]?.reasons.push(budget.whyOver(count))
    }
    return results
  } finally {
    await stop()
  }
}

const isStuck = ({ kind }: RenderOutcome) => kind === 'too-slow' || kind === 'crashed'
type Done = Extract<RenderOutcome, { kind: 'rendered' | 'redirect' }>
const isDone = (outcome: RenderOutcome): outcome is Done =>
  outcome.kind === 'rendered' || outcome.kind === 'redirect'

/** Errors of a bundle are caught: a process that dies before it is ready ran out of memory or has no program of this host. */
function whyNoRenderer({ kind, message }: RenderStartError) {
  if (kind === 'too-slow') return reason('bundle-broken', { problem: 'it does not end' })
  if (message.includes('memory')) return reason('bundle-broken', { problem: message })
  return reason('trial-unavailable', { why: `the host’s renderer does not start (${message})` })
}

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
