import type { ReleaseSet } from '@brightyard/contract/release'
import type { ActiveSet } from './active-set.ts'

/** Rejects once the signal aborts. */
export type StartSet = (set: ReleaseSet, signal: AbortSignal) => Promise<ActiveSet>

const activationLimitMs = 10_000
const firstPauseMs = 1000
const maxPauseMs = 60_000

/** A set on its way to being served. */
export interface Preparation {
  readonly set: ReleaseSet
  /** Null until it is ready. */
  readonly active: ActiveSet | null
  /** Of the attempts so far; null once it is ready. */
  readonly failure: { attempts: number; reason: string } | null
  /** Ends the attempts. A set that is ready stays so. */
  stop(): void
}

export interface PreparationEvents {
  onReady: () => void
  onFailure: (failure: NonNullable<Preparation['failure']>, nextTrySeconds: number) => void
  /** An attempt that was given up has become ready after all: nobody serves it. */
  onLate: (active: ActiveSet) => void
}

/** Prepares a set, with a limit for each attempt and growing pauses between them, until it is ready or stopped. */
export function prepareSet(
  set: ReleaseSet,
  start: StartSet,
  { onReady, onFailure, onLate }: PreparationEvents,
): Preparation {
  const stopped = new AbortController()
  let active: ActiveSet | null = null
  let failure: Preparation['failure'] = null

  async function run() {
    for (let attempts = 1; !stopped.signal.aborted; attempts += 1) {
      try {
        active = await attempt(set, start, stopped.signal, onLate)
        failure = null
      } catch (error) {
        if (stopped.signal.aborted) return
        failure = { attempts, reason: error instanceof Error ? error.message : String(error) }
      }
      if (active) return onReady()
      const pauseMs = Math.min(firstPauseMs * 2 ** (attempts - 1), maxPauseMs)
      if (failure) onFailure(failure, pauseMs / 1000)
      await pause(pauseMs, stopped.signal)
    }
  }
  void run()
  return {
    set,
    get active() {
      return active
    },
    get failure() {
      return failure
    },
    stop: () => stopped.abort(),
  }
}

/** Whatever the start does: this settles at its limit, or when it is stopped. */
function attempt(
  set: ReleaseSet,
  start: StartSet,
  stopped: AbortSignal,
  onLate: PreparationEvents['onLate'],
): Promise<ActiveSet> {
  const givenUp = new AbortController()
  const limit = setTimeout(
    () => givenUp.abort(new Error(`it took longer than ${activationLimitMs / 1000} s`)),
    activationLimitMs,
  )
  const onStop = () => givenUp.abort(stopped.reason)
  stopped.addEventListener('abort', onStop)
  const { signal } = givenUp
  return new Promise<ActiveSet>((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
    start(set, signal).then((active) => {
      if (signal.aborted) onLate(active)
      else resolve(active)
    }, reject)
  }).finally(() => {
    clearTimeout(limit)
    // What is ready must not hear of a stop any more: the set is served now.
    stopped.removeEventListener('abort', onStop)
  })
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    timer.unref()
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })
}
