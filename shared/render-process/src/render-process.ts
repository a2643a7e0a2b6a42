import type { ApiCalls } from './api-calls.ts'
import { startIsolatedProcess } from './isolated-process.ts'
import { type RenderLimits, renderLimits } from './limits.ts'
import {
  type ApiRequest,
  FromRenderer,
  type RenderJob,
  type RenderOutcome,
  type RenderSite,
  RenderStartError,
  type ToRenderer,
} from './messages.ts'
import { limitByClock, openOwnTime, patience } from './own-time.ts'

export interface RenderProcessOptions {
  /** The host's render program: the text of its `render.cjs`. */
  program: string
  site: RenderSite
  calls: ApiCalls
  /** Called with what bundles print. */
  onOutput?: (line: string) => void
  /** Ends the start. */
  signal?: AbortSignal
  limits?: Partial<RenderLimits>
  /** Holds against the start and against pages only what they spend themselves, as nobody waits for them. */
  byOwnTime?: boolean
}

/** A process that renders the pages of one release set. */
export interface RenderProcess {
  /** Bundles that could not be evaluated, by remote; their pages are rendered in the browser. */
  failures: Readonly<Record<string, string>>
  /** Renders started and not finished. */
  readonly running: number
  /**
   * Renders a page; never rejects. Several may run at once: they take turns while they wait for data. One that takes
   * longer than `cancelMs` is cancelled.
   */
  render: (
    job: Omit<RenderJob, 'id'>,
    headers: Readonly<Record<string, string>>,
  ) => Promise<RenderOutcome>
  /** Called once when the process has ended, for whatever reason; `byPage`: while it worked on a page. */
  onEnd: (listener: (reason: string, byPage: boolean) => void) => void
  kill: () => Promise<void>
}

interface RunningJob {
  headers: Readonly<Record<string, string>>
  isApiDown: boolean
  /** Not answered yet. */
  openCalls: number
  end: (outcome: RenderOutcome) => void
}

/** Starts a renderer and evaluates the bundles in it; throws `RenderStartError`. */
export async function startRenderProcess(options: RenderProcessOptions): Promise<RenderProcess> {
  const { program, site, calls, onOutput, signal, byOwnTime = false } = options
  const limits = { ...renderLimits, ...options.limits }
  const isolated = startIsolatedProcess({
    code: program,
    filename: 'render.cjs',
    memoryMb: limits.memoryMb,
    ...(onOutput && { onOutput }),
  })
  const jobs = new Map<number, RunningJob>()
  const endListeners: ((reason: string, byPage: boolean) => void)[] = []
  let onReady: (failures: Readonly<Record<string, string>>) => void = () => undefined
  let lastId = 0
  let silentSince: { at: number; processorMs: number | null } | null = null
  let endReason: string | null = null
  let endedByPage = false
  let evaluated: string | null = null
  /** The page that it went on with last. */
  let current: number | null = null

  const send = (message: ToRenderer) => isolated.send(message)
  const ping = () => {
    send({ kind: 'ping', id: ++lastId })
    return lastId
  }
  const finish = (id: number, outcome: RenderOutcome) => jobs.get(id)?.end(outcome)
  const ownTime = openOwnTime({ processorMs: isolated.processorMs, ping })
  const limitTime = byOwnTime ? ownTime.limit : limitByClock

  isolated.onMessage((received) => {
    const parsed = FromRenderer.safeParse(received)
    if (!parsed.success) return
    const message = parsed.data
    silentSince = null
    switch (message.kind) {
      case 'evaluating':
        evaluated = message.remote
        return
      case 'ready':
        onReady(message.failures)
        return
      case 'alive':
        ownTime.answered(message.id)
        return
      case 'working':
        current = message.id
        return
      case 'call': {
        const job = jobs.get(message.id)
        if (job) void answerCall(job, message)
        return
      }
      case 'failed':
        finish(message.id, {
          kind: 'failed',
          reason: message.reason,
          isApiDown: jobs.get(message.id)?.isApiDown ?? false,
        })
        return
      default:
        finish(message.id, message)
    }
  })

  async function answerCall(job: RunningJob, { call, ...request }: ApiRequest & { call: number }) {
    job.openCalls += 1
    const answer = await calls(request, job.headers)
    job.openCalls -= 1
    job.isApiDown ||= 'failed' in answer || answer.status >= 500
    send({ kind: 'answer', call, answer })
  }

  /** A process that is caught in a loop answers no pings. On a busy machine it is given the time that it did not get. */
  const pulse = setInterval(() => {
    if (jobs.size === 0) silentSince = null
    else if (silentSince === null) {
      silentSince = { at: Date.now(), processorMs: isolated.processorMs() }
      ping()
    } else if (silenceOf(silentSince) > limits.silenceMs) {
      end(`it did not respond for ${limits.silenceMs / 1000} seconds`, true)
    }
  }, pulseMs)

  function silenceOf({ at, processorMs }: NonNullable<typeof silentSince>): number {
    const now = isolated.processorMs()
    const passed = Date.now() - at
    return now === null || processorMs === null || passed > patience * limits.silenceMs
      ? passed
      : now - processorMs
  }

  function end(reason: string, isSilent = false) {
    if (endReason !== null) return
    endReason = reason
    clearInterval(pulse)
    void isolated.kill()
    endedByPage = current !== null && jobs.has(current)
    for (const [id, job] of jobs) {
      job.end({ kind: 'crashed', reason, isSilent, isCause: id === current })
    }
    for (const listener of endListeners) listener(reason, endedByPage)
  }

  const failures = await new Promise<Readonly<Record<string, string>>>((resolve, reject) => {
    const fail = (kind: RenderStartError['kind'], reason: string) => {
      stopLimit()
      end(reason)
      reject(new RenderStartError(kind, reason, kind === 'cancelled' ? null : evaluated))
    }
    const stopLimit = limitTime({
      ms: limits.startMs,
      onOver: () => fail('too-slow', `it was not ready after ${limits.startMs / 1000} seconds`),
    })
    const cancel = () => fail('cancelled', 'it is no longer needed')
    onReady = (found) => {
      stopLimit()
      // It ends the start, and not a process that serves by now.
      signal?.removeEventListener('abort', cancel)
      resolve(found)
    }
    isolated.onExit((reason) => {
      signal?.removeEventListener('abort', cancel)
      fail('crashed', reason)
    })
    if (signal?.aborted) return cancel()
    signal?.addEventListener('abort', cancel, { once: true })
    send({ kind: 'start', ...site })
  })

  return {
    failures,
    get running() {
      return jobs.size
    },
    render: (job, headers) =>
      new Promise((resolve) => {
        if (endReason !== null) {
          return resolve({ kind: 'crashed', reason: endReason, isSilent: false, isCause: false })
        }
        const id = ++lastId
        const running: RunningJob = {
          headers,
          isApiDown: false,
          openCalls: 0,
          end(outcome) {
            stopLimit()
            jobs.delete(id)
            resolve(outcome)
          },
        }
        const stopLimit = limitTime({
          ms: limits.cancelMs,
          isOwedAnswer: () => running.openCalls > 0,
          onOver() {
            send({ kind: 'cancel', id })
            running.end({ kind: 'too-slow' })
          },
        })
        jobs.set(id, running)
        send({ kind: 'render', id, ...job })
      }),
    onEnd(listener) {
      if (endReason === null) endListeners.push(listener)
      else queueMicrotask(() => listener(endReason ?? '', endedByPage))
    },
    async kill() {
      current = null
      end('it was stopped')
      await isolated.kill()
    },
  }
}

const pulseMs = 500
