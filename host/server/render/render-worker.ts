import { Worker } from 'node:worker_threads'
import type { Ping, RenderJob, WorkerMessage, WorkerStart } from './messages.ts'

export type RenderEvent = Exclude<WorkerMessage, { kind: 'ready' | 'alive' }>
type Listener = (event: RenderEvent) => void

/** In milliseconds: after `render` a render is given up, after `ping` a thread that does not respond is replaced. */
const defaultTimeouts = { render: 4000, ping: 2000 }

/** The edge's handle of a render worker. */
export interface RenderWorker {
  /** Renders a page; the last event is `end`, `redirect` or `failed`. */
  render(job: Omit<RenderJob, 'id'>, listener: Listener): void
  /** Waits for running renders, then ends the thread. */
  drain(): Promise<void>
}

export interface WorkerEvents {
  /** A remote's server bundle could not be evaluated: its pages are rendered in the browser. */
  onBundleFailure: (remote: string, reason: string) => void
  /** The thread died or hung; a new one has been started. */
  onRestart: (reason: string) => void
}

export async function startRenderWorker(
  start: WorkerStart,
  events: WorkerEvents,
  { script = new URL('./worker.js', import.meta.url), timeouts = defaultTimeouts } = {},
): Promise<RenderWorker> {
  const pings = new Map<number, NodeJS.Timeout>()
  const running = new Map<number, { listener: Listener; timer: NodeJS.Timeout }>()
  let lastId = 0
  let draining = false
  let worker = await launch()

  async function launch(): Promise<Worker> {
    const thread = new Worker(script, {
      workerData: start,
      env: {},
      resourceLimits: { maxOldGenerationSizeMb: 512 },
    })
    await new Promise<void>((resolve, reject) => {
      thread.once('error', reject)
      thread.once('message', (message: WorkerMessage) => {
        if (message.kind !== 'ready') return
        for (const [remote, reason] of Object.entries(message.failures)) {
          events.onBundleFailure(remote, reason)
        }
        thread.off('error', reject)
        resolve()
      })
    })
    thread.on('message', deliver)
    thread.on('error', (error) => void restart(thread, String(error)))
    return thread
  }

  function deliver(message: WorkerMessage) {
    if (message.kind === 'ready') return
    if (message.kind === 'alive') {
      clearTimeout(pings.get(message.id))
      pings.delete(message.id)
      return
    }
    const job = running.get(message.id)
    if (!job) return
    if (message.kind === 'end' || message.kind === 'redirect' || message.kind === 'failed') {
      clearTimeout(job.timer)
      running.delete(message.id)
    }
    job.listener(message)
  }

  /** Only this render fails; the thread is replaced if it handles no messages at all, as in an endless loop. */
  function giveUp(id: number, thread: Worker, address: string) {
    const reason = `rendering ${address} took too long`
    running.get(id)?.listener({ kind: 'failed', id, reason })
    running.delete(id)
    if (pings.size > 0) return
    pings.set(
      id,
      setTimeout(
        () => void restart(thread, `${reason}, and the thread does not respond`),
        timeouts.ping,
      ),
    )
    thread.postMessage({ kind: 'ping', id } satisfies Ping)
  }

  async function restart(thread: Worker, reason: string) {
    if (thread !== worker || draining) return
    for (const ping of pings.values()) clearTimeout(ping)
    pings.clear()
    for (const [id, { listener, timer }] of running) {
      clearTimeout(timer)
      listener({ kind: 'failed', id, reason })
    }
    running.clear()
    void thread.terminate()
    events.onRestart(reason)
    worker = await launch()
  }

  return {
    render(job, listener) {
      const id = ++lastId
      const thread = worker
      const timer = setTimeout(() => giveUp(id, thread, job.address), timeouts.render)
      running.set(id, { listener, timer })
      thread.postMessage({ ...job, id } satisfies RenderJob)
    },
    async drain() {
      draining = true
      const deadline = Date.now() + timeouts.render
      while (running.size > 0 && Date.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 20))
      }
      for (const ping of pings.values()) clearTimeout(ping)
      await worker.terminate()
    },
  }
}
