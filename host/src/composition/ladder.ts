import type { HostRelease, HostSet } from '@brightyard/contract/release'
import { type LoadStep, reportLoad } from './load-report.ts'

type Load = (remote: string, release: HostRelease, module: string) => Promise<object>

export interface Pace {
  /** Waits before the second and third try, in milliseconds; some jitter spreads a crowd of tabs. */
  pauses: readonly number[]
  /** Time limit of one try, in milliseconds: a file that hangs has failed. */
  timeout: number
}
/** Four tries and the pauses fit into ten seconds. */
const usualPace: Pace = { pauses: [300, 1200], timeout: 2000 }

const pause = (milliseconds: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds * (0.75 + Math.random() / 2))
  })

function within<T>(timeout: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error('It took too long to arrive.'))
    }, timeout)
  })
  return Promise.race([work, tooLate]).finally(() => {
    clearTimeout(timer)
  })
}

/** Thrown when every step of the ladder failed; an error panel takes the place of the module. */
export class RemoteUnavailable extends Error {
  override readonly name = 'RemoteUnavailable'
  readonly remote: string

  constructor(remote: string, cause: unknown) {
    super(`${remote} could not be loaded.`, { cause })
    this.remote = remote
  }
}

/**
 * Loads a module of a remote: retry with back-off, then the release before (where it has the module), then
 * `RemoteUnavailable`. Each step is published on `host/remote-load-reported`.
 */
export async function climbLadder(
  set: HostSet,
  remote: string,
  module: string,
  load: Load,
  { pauses, timeout }: Pace = usualPace,
): Promise<object> {
  const release = set.remotes[remote]
  if (!release) throw new RemoteUnavailable(remote, new Error('It is not in the release set.'))
  const startedAt = performance.now()
  const report = (step: LoadStep, version: string, failure?: unknown) => {
    const milliseconds = Math.round(performance.now() - startedAt)
    reportLoad({ remote, version, module, step, milliseconds }, failure)
  }

  let failure: unknown
  for (const wait of [0, ...pauses]) {
    if (wait > 0) {
      report('retried', release.version, failure)
      await pause(wait)
    }
    try {
      const loaded = await within(timeout, load(remote, release, module))
      report('loaded', release.version)
      return loaded
    } catch (error) {
      failure = error
    }
  }

  const earlier = release.lastKnownGood
  if (earlier && offers(earlier, module)) {
    try {
      const loaded = await within(timeout, load(remote, earlier, module))
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
