import { setTimeout as wait } from 'node:timers/promises'
import type { RenderOutcome } from '@brightyard/render-process'
import {
  keepPlaces,
  type LeftOut,
  type RenderPlace,
  type RenderPlacesOptions,
  startFailure,
  type StartProblem,
} from './render-places.ts'

/** How many renders share a process; they take turns while they wait for data. */
const perProcess = 4

export interface RenderPoolOptions extends RenderPlacesOptions {
  /** Beyond this many waiting renders, further ones are refused at once. */
  mostWaiting: number
}

/** When somebody has waited all the time for so long, more is asked for than can be rendered. */
const crowdedMs = 1000

export interface RenderTicket {
  /** `busy`: refused, since too many wait or no process comes up. */
  outcome: Promise<RenderOutcome | { kind: 'busy' }>
  /** Settles when the render begins. */
  started: Promise<void>
  /** Takes it out of the queue, if it has not begun. */
  drop: () => void
  /** Its process ended under it, so it waits or runs a second time. */
  isRepeated: () => boolean
  /** Somebody waits for it from now on. */
  hurry: () => void
}

/** The processes that render the pages of one release set. */
export interface RenderPool {
  /** Bundles that could not be evaluated, by remote. */
  failures: Readonly<Record<string, string>>
  /** Remotes whose bundle did not let a process start again: for the browser, until one starts with it. */
  leftOut: ReadonlyMap<string, LeftOut>
  /** When its first process was ready. */
  readonly since: string
  /** Why processes did not start, and how often; null once one has started with all bundles. */
  readonly problem: StartProblem | null
  /** More is asked for than can be rendered. */
  readonly isCrowded: boolean
  /** What nobody waits for is rendered after everything that somebody waits for. */
  render: (
    address: string,
    headers: Readonly<Record<string, string>>,
    isAwaited?: boolean,
  ) => RenderTicket
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
  isAwaited: boolean
}

/** Resolves when the first process is ready; the others follow. */
export async function openRenderPool(
  options: RenderPoolOptions,
  signal: AbortSignal,
): Promise<RenderPool> {
  const waiting: Job[] = []
  /** Since then somebody has been waiting, if anybody is. */
  let awaitedSince = 0
  const awaited = () => waiting.filter(({ isAwaited }) => isAwaited).length
  const nextJob = () => waiting.find((job) => job.isSuspect || job.isAwaited) ?? waiting[0]
  function noteAwaited() {
    if (awaited() === 0) awaitedSince = Date.now()
  }
  const first = await options.start(signal, new Set()).catch((error: unknown) => {
    throw new Error(startFailure(error), { cause: error })
  })
  const since = new Date().toISOString()
  const refuseWaiting = () => {
    for (const job of waiting.splice(0)) job.end({ kind: 'busy' })
  }
  const places = keepPlaces(options, first, { onReady: () => dispatch(), onAway: refuseWaiting })

  function placeFor(job: Job): RenderPlace | undefined {
    const free = places.list.filter(({ process, isReserved }) => {
      const most = job.isSuspect ? 1 : perProcess
      return process !== null && !isReserved && process.running < most
    })
    return free.sort((one, other) => runningIn(one) - runningIn(other))[0]
  }

  function dispatch() {
    for (let job = nextJob(); job; job = nextJob()) {
      const place = placeFor(job)
      if (!place) return
      waiting.splice(waiting.indexOf(job), 1)
      void run(job, place)
    }
  }

  async function run(job: Job, place: RenderPlace) {
    const { process } = place
    if (!process) return
    place.isReserved = job.isSuspect
    job.begin()
    const outcome = await process.render({ address: job.address }, job.headers)
    if (job.isSuspect) place.isReserved = false
    if (outcome.kind === 'crashed' && !outcome.isCause && !job.isSuspect && !places.isClosed) {
      job.isSuspect = true
      if (places.isAway) job.end({ kind: 'busy' })
      else waiting.unshift(job)
    } else job.end(outcome)
    dispatch()
  }

  return {
    failures: first.failures,
    leftOut: places.leftOut,
    since,
    get problem() {
      return places.problem
    },
    get isCrowded() {
      return awaited() > 0 && Date.now() - awaitedSince > crowdedMs
    },
    render(address, headers, isAwaited = true) {
      let begin = () => {}
      let end: Job['end'] = () => {}
      const started = new Promise<void>((resolve) => (begin = resolve))
      const outcome = new Promise<RenderOutcome | { kind: 'busy' }>((resolve) => (end = resolve))
      const job: Job = { address, headers, begin, end, isSuspect: false, isAwaited }
      const before = isAwaited ? awaited() : waiting.length
      if (before >= options.mostWaiting || places.isAway || places.isClosed) {
        end({ kind: 'busy' })
      } else {
        if (isAwaited) noteAwaited()
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
        isRepeated: () => job.isSuspect,
        hurry() {
          if (!job.isAwaited) noteAwaited()
          job.isAwaited = true
        },
      }
    },
    async close(milliseconds = 4000) {
      const deadline = Date.now() + milliseconds
      refuseWaiting()
      while (places.list.some((place) => runningIn(place) > 0) && Date.now() < deadline)
        await wait(20)
      await places.close()
    },
  }
}

const runningIn = ({ process }: RenderPlace) => process?.running ?? 0
