import { setTimeout as wait } from 'node:timers/promises'
import { type RenderProcess, RenderStartError } from '@brightyard/render-process'

const firstPauseMs = 250
const longestPauseMs = 30_000
/** Without any process for so long, nobody waits for one. */
const longestAbsenceMs = 1500
/** Until a process is started with the remotes that were left out; then twice as long each time. */
const firstReturnMs = 30_000
const longestReturnMs = 10 * 60_000
/** A process that lived so long restarts without a pause. */
const steadyMs = 60_000

export interface RenderPlacesOptions {
  /** Starts one process without the bundles of these remotes; rejects when the others do not let it start. */
  start: (signal: AbortSignal, leftOut: ReadonlySet<string>) => Promise<RenderProcess>
  /** How many processes render. */
  processes: number
  onProblem: (reason: string) => void
  /** In milliseconds; for tests. */
  returnMs?: number
  absenceMs?: number
}

export interface RenderPlace {
  process: RenderProcess | null
  /** A page renders in it that must be alone. */
  isReserved: boolean
  pauseMs: number
}

/** Why processes did not start, and how often. */
export interface StartProblem {
  attempts: number
  reason: string
}

/** Why a remote's bundle is left out, and since when. */
export interface LeftOut {
  reason: string
  since: string
}

export interface RenderPlaces {
  list: readonly RenderPlace[]
  /** Remotes whose bundle did not let a process start. */
  leftOut: ReadonlyMap<string, LeftOut>
  readonly problem: StartProblem | null
  /** There has been no process for a while. */
  readonly isAway: boolean
  readonly isClosed: boolean
  close: () => Promise<void>
}

/**
 * Keeps a process in each place: one that ends is started again, without the remote whose bundle prevents it. From time
 * to time a process with all bundles is tried.
 */
export function keepPlaces(
  options: RenderPlacesOptions,
  first: RenderProcess,
  { onReady, onAway }: { onReady: () => void; onAway: () => void },
): RenderPlaces {
  const { start, processes, onProblem } = options
  const { returnMs = firstReturnMs, absenceMs = longestAbsenceMs } = options
  const closed = new AbortController()
  const leftOut = new Map<string, LeftOut>()
  let problem: StartProblem | null = null
  let isAway = false
  let absence: NodeJS.Timeout | undefined
  const places = Array.from({ length: processes }, (): RenderPlace => ({
    process: null,
    isReserved: false,
    pauseMs: firstPauseMs,
  }))

  function install(place: RenderPlace, process: RenderProcess) {
    const since = Date.now()
    place.process = process
    isAway = false
    clearTimeout(absence)
    if (leftOut.size === 0) problem = null
    process.onEnd((reason, byPage) => {
      if (place.process !== process) return
      place.process = null
      if (closed.signal.aborted) return
      onProblem(`a render process is started again: ${reason}`)
      if (places.every((one) => one.process === null))
        absence = setTimeout(leave, absenceMs).unref()
      // A page that ends processes is kept from them by its remote's breaker.
      if (byPage || Date.now() - since > steadyMs) place.pauseMs = firstPauseMs
      void refill(place)
    })
    onReady()
  }

  /** Never rejects: the place stays empty until a process starts. */
  async function refill(place: RenderPlace) {
    while (!closed.signal.aborted) {
      const pause = place.pauseMs
      place.pauseMs = Math.min(pause * 2, longestPauseMs)
      try {
        await wait(pause, undefined, { signal: closed.signal })
        const process = await start(closed.signal, new Set(leftOut.keys()))
        if (closed.signal.aborted || place.process) await process.kill()
        else install(place, process)
        return
      } catch (error) {
        if (noteFailure(error)) place.pauseMs = firstPauseMs
      }
    }
  }

  /** Nobody waits for what may never come. */
  function leave() {
    isAway = true
    onAway()
  }

  /** True when a further remote is left out because of it. */
  function noteFailure(error: unknown): boolean {
    if (closed.signal.aborted) return false
    const remote = error instanceof RenderStartError ? error.remote : null
    const isNew = remote !== null && !leftOut.has(remote)
    if (isNew && leftOut.size === 0) void bringBack()
    const since = new Date().toISOString()
    if (isNew) leftOut.set(remote, { reason: startFailure(error), since })
    const consequence = remote === null ? '' : `; ${remote} is left to the browser`
    const reason = `a render process does not start again: ${startFailure(error)}${consequence}`
    problem = { attempts: (problem?.attempts ?? 0) + 1, reason }
    onProblem(reason)
    return isNew
  }

  /** Tries a process with all bundles from time to time, beside those that render. */
  async function bringBack() {
    for (
      let pause = returnMs;
      !closed.signal.aborted;
      pause = Math.min(pause * 2, longestReturnMs)
    ) {
      try {
        await wait(pause, undefined, { signal: closed.signal, ref: false })
        const process = await start(closed.signal, new Set())
        leftOut.clear()
        if (closed.signal.aborted) await process.kill()
        else renew(process)
        return
      } catch (error) {
        noteFailure(error)
      }
    }
  }

  /** The first of a new generation; the old processes finish what they have started. */
  function renew(process: RenderProcess) {
    const [taken, ...others] = places.filter((place) => place.process !== null)
    for (const place of taken ? [taken, ...others] : []) {
      const old = place.process
      place.process = null
      if (old) void retire(old)
    }
    const free = taken ?? places[0]
    if (free) install(free, process)
    for (const place of others) void refill(place)
  }

  async function retire(old: RenderProcess) {
    while (old.running > 0 && !closed.signal.aborted) await wait(20)
    await old.kill()
  }

  const [firstPlace, ...rest] = places
  if (firstPlace) install(firstPlace, first)
  for (const place of rest) void refill(place)

  return {
    list: places,
    leftOut,
    get problem() {
      return problem
    },
    get isAway() {
      return isAway
    },
    get isClosed() {
      return closed.signal.aborted
    },
    async close() {
      closed.abort()
      clearTimeout(absence)
      await Promise.all(places.flatMap(({ process }) => (process ? [process.kill()] : [])))
    },
  }
}

/** Why a process did not start, with the remote that is the cause where it is known. */
export const startFailure = (error: unknown): string => {
  if (error instanceof RenderStartError && error.remote !== null) {
    return `${error.message}: the bundle of ${error.remote} was being evaluated`
  }
  return error instanceof Error ? error.message : String(error)
}
