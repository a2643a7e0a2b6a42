import { setTimeout as wait } from 'node:timers/promises'
import type { RenderOutcome, RenderProcess } from '@brightyard/render-process'

/** How many renders share a process; they take turns while they wait for data. */
const perProcess = 4
const firstPauseMs = 250
const longestPauseMs = 30_000
/** A process that lived so long restarts without a pause. */
const steadyMs = 60_000

export interface RenderPoolOptions {
  /** Starts one process; rejects when the bundles do not let it start. */
  start: (signal: AbortSignal) => Promise<RenderProcess>
  /** How many processes render. */
  processes: number
  /** Beyond this many waiting renders, further ones are refused at once. */
  mostWaiting: number
  onProblem: (reason: string) => void
}

export interface RenderTicket {
  /** `busy`: refused, since too many wait. */
  outcome: Promise<RenderOutcome | { kind: 'busy' }>
  /** Settles when the render begins. */
  started: Promise<void>
  /** Takes it out of the queue, if it has not begun. */
  drop: () => void
}

/** The processes that render the pages of one release set. */
export interface RenderPool {
  /** Bundles that could not be evaluated, by remote. */
  failures: Readonly<Record<string, string>>
  render: (address: string, headers: Readonly<Record<string, string>>) => RenderTicket
  /** Lets running renders end, for at most `milliseconds`, then ends the processes. */
  close: (milliseconds?: number) => Promise<void>
}

interface Job {
  address: string
  headers: Readonly<Record<string, string>>
  begin: () => void
  end: (outcome: RenderOutcome | { kind: 'busy' }) => void
  /** It ran in a process that ended, so it is tried once more, by itself. */
  isSuspect: boolean
}

interface Place {
  process: RenderProcess | null
  /** A suspect runs in it. */
  isReserved: boolean
  pauseMs: number
}

/** Resolves when the first process is ready; the others follow. */
export async function openRenderPool(
  options: RenderPoolOptions,
  signal: AbortSignal,
): Promise<RenderPool> {
  const { start, processes, mostWaiting, onProblem } = options
  const closed = new AbortController()
  const waiting: Job[] = []
  const first = await start(signal)
  const places = Array.from({ length: processes }, (): Place => ({
    process: null,
    isReserved: false,
    pauseMs: firstPauseMs,
  }))

  function install(place: Place, process: RenderProcess) {
    const since = Date.now()
    place.process = process
    process.onEnd((reason) => {
      place.process = null
      if (closed.signal.aborted) return
      onProblem(reason)
      if (Date.now() - since > steadyMs) place.pauseMs = firstPauseMs
      void refill(place)
    })
    dispatch()
  }

  /** Never rejects: the place stays empty until a process starts. */
  async function refill(place: Place) {
    while (!closed.signal.aborted) {
      const pause = place.pauseMs
      place.pauseMs = Math.min(pause * 2, longestPauseMs)
      try {
        await wait(pause, undefined, { signal: closed.signal })
        const process = await start(closed.signal)
        if (closed.signal.aborted) await process.kill()
        else install(place, process)
        return
      } catch (error) {
        if (!closed.signal.aborted) onProblem(`it does not start: ${String(error)}`)
      }
    }
  }

  function placeFor(job: Job): Place | undefined {
    const free = places.filter(({ process, isReserved }) => {
      const most = job.isSuspect ? 1 : perProcess
      return process !== null && !isReserved && process.running < most
    })
    return free.sort((one, other) => runningIn(one) - runningIn(other))[0]
  }

  function dispatch() {
    for (let job = waiting[0]; job; job = waiting[0]) {
      const place = placeFor(job)
      if (!place) return
      waiting.shift()
      void run(job, place)
    }
  }

  async function run(job: Job, place: Place) {
    const { process } = place
    if (!process) return
    place.isReserved = job.isSuspect
    job.begin()
    const outcome = await process.render({ address: job.address }, job.headers)
    if (job.isSuspect) place.isReserved = false
    // It may have been the victim of another one in the same process.
    if (outcome.kind === 'crashed' && !job.isSuspect && !closed.signal.aborted) {
      waiting.unshift({ ...job, isSuspect: true })
    } else job.end(outcome)
    dispatch()
  }

  const [firstPlace, ...rest] = places
  if (firstPlace) install(firstPlace, first)
  for (const place of rest) void refill(place)

  return {
    failures: first.failures,
    render(address, headers) {
      let begin = () => {}
      let end: Job['end'] = () => {}
      const started = new Promise<void>((resolve) => (begin = resolve))
      const outcome = new Promise<RenderOutcome | { kind: 'busy' }>((resolve) => (end = resolve))
      const job: Job = { address, headers, begin, end, isSuspect: false }
      if (waiting.length >= mostWaiting || closed.signal.aborted) end({ kind: 'busy' })
      else {
        waiting.push(job)
        dispatch()
      }
      return {
        outcome,
        started,
        drop() {
          const index = waiting.indexOf(job)
          if (index >= 0) waiting.splice(index, 1)
          if (index >= 0) end({ kind: 'busy' })
        },
      }
    },
    async close(milliseconds = 4000) {
      const deadline = Date.now() + milliseconds
      for (const job of waiting.splice(0)) job.end({ kind: 'busy' })
      while (places.some((place) => runningIn(place) > 0) && Date.now() < deadline) await wait(20)
      closed.abort()
      await Promise.all(places.flatMap(({ process }) => (process ? [process.kill()] : [])))
    },
  }
}

const runningIn = ({ process }: Place) => process?.running ?? 0
