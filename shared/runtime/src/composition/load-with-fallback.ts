import type { HostRelease, HostSet } from '@brightyard/contract/release'
import { pause, siteReachable } from '../page/pauses.ts'
import { type LoadStep, reportLoad } from './load-report.ts'

type Load = (remote: string, release: HostRelease, module: string) => Promise<object>

export interface RetryPolicy {
  /** Waits before the second attempt and later ones. */
  delaysMs: readonly number[]
  /** Of one attempt: a file that hangs has failed. */
  timeoutMs: number
  /** Waits until the site answers before each further attempt. Else an attempt in vain counts like any other. */
  whenReachable?: boolean
}
/** Four attempts and the delays fit into ten seconds. */
const defaultRetryPolicy: RetryPolicy = { delaysMs: [300, 1200], timeoutMs: 2000 }
/**
 * Of a page that the server has rendered: it is there to be read, and makes way for an error panel only while the site
 * answers. Then five attempts and the delays fit into ten seconds.
 */
export const startRetryPolicy: RetryPolicy = {
  delaysMs: [300, 600, 1000],
  timeoutMs: 1500,
  whenReachable: true,
}

/** Rejects when the work, loading included, has not ended in time; it goes on unheard. */
export function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('It took too long to load.'))
    }, timeoutMs)
  })
  return Promise.race([work, timedOut]).finally(() => {
    clearTimeout(timer)
  })
}

/** Thrown when every attempt failed; an error panel replaces the module. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded.`, { cause })
    this.remote = remote
  }
}

/**
 * Loads a module of a remote: retry with back-off, then the previous release (where it has the module), then
 * `RemoteUnavailable`. Each step is published on `host/remote-load-reported`.
 */
export async function loadWithFallback(
  set: HostSet,
  remote: string,
  module: string,
  load: Load,
  { delaysMs, timeoutMs, whenReachable }: RetryPolicy = defaultRetryPolicy,
): Promise<object> {
  const release = set.remotes[remote]
  if (!release) throw new RemoteUnavailable(remote, new Error('It is not in the release set.'))
  const startedAt = performance.now()
  const report = (step: LoadStep, version: string, failure?: unknown) => {
    const milliseconds = Math.round(performance.now() - startedAt)
    reportLoad({ remote, version, module, step, milliseconds }, failure)
  }

  let failure: unknown
  for (const delayMs of [0, ...delaysMs]) {
    if (delayMs > 0) {
      report('retried', release.version, failure)
      await pause(delayMs)
      if (whenReachable) await siteReachable()
    }
    try {
      const loaded = await withTimeout(timeoutMs, load(remote, release, module))
      report('loaded', release.version)
      return loaded
    } catch (error) {
      failure = error
    }
  }

  const earlier = release.lastKnownGood
  if (earlier && offers(earlier, module)) {
    try {
      const loaded = await withTimeout(timeoutMs, load(remote, earlier, module))
      report('fell-back', earlier.version, failure)
      return loaded
    } catch (error) {
      failure = error
    }
  }
  report('failed', release.version, failure)
  throw new RemoteUnavailable(remote, failure)
}

const offers = (release: HostRelease, module: string) =>
  [...release.routes, ...release.slots].some((part) => part.module === module)
