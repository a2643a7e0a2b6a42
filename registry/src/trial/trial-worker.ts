import * as z from '@brightyard/contract/schema'
import { randomUUID } from 'node:crypto'
import { Worker } from 'node:worker_threads'
import type { HostSet } from '@brightyard/contract/release'

export interface TrialScripts {
  /** The host's render worker and its server bundle, as files. */
  worker: string
  renderBundle: string
}

interface TrialSite {
  set: HostSet
  settings: { origin: string; bases: { vendor: string; cms: string } }
  /** The server bundle of every remote. */
  bundles: Readonly<Record<string, string>>
}

export type RenderOutcome =
  { kind: 'rendered'; status: number } | { kind: 'failed'; problem: string } | { kind: 'too-slow' }

/** A disposable thread, whatever the release does to it. */
export interface TrialWorker {
  /** Bundles that could not be evaluated, by remote. */
  failures: Readonly<Record<string, string>>
  render(address: string, milliseconds: number): Promise<RenderOutcome>
  end(): Promise<void>
}

/** Null when the bundles are not evaluated in time. */
export async function startTrialWorker(
  { worker: script, renderBundle }: TrialScripts,
  { set, settings, bundles }: TrialSite,
  milliseconds: number,
): Promise<TrialWorker | null> {
  const thread = new Worker(script, {
    workerData: { renderBundle, set, settings, bases: settings.bases, bundles },
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    // Output of a bundle is discarded.
    stdout: true,
    stderr: true,
  })
  thread.stdout.resume()
  thread.stderr.resume()
  let onMessage: (answer: WorkerMessage | Error) => void = () => undefined
  thread.on('message', (message: unknown) => {
    const answer = WorkerMessage.safeParse(message)
    if (answer.success) onMessage(answer.data)
  })
  thread.on('error', (error: unknown) => {
    onMessage(error instanceof Error ? error : new Error(String(error)))
  })
  thread.on('exit', () => onMessage(new Error('the bundle ended its thread')))

  /** The first outcome that `match` finds in an answer; null when the time is over. */
  const until = <Outcome>(
    limit: number,
    match: (answer: WorkerMessage | Error) => Outcome | undefined,
  ) =>
    new Promise<Outcome | null>((resolve) => {
      const timer = setTimeout(() => resolve(null), limit)
      onMessage = (answer) => {
        const outcome = match(answer)
        if (outcome === undefined) return
        clearTimeout(timer)
        onMessage = () => undefined
        resolve(outcome)
      }
    })

  const ready = await until(milliseconds, (answer) => {
    if (answer instanceof Error) return answer
    return answer.kind === 'ready' ? answer.failures : undefined
  })
  if (ready === null || ready instanceof Error) {
    await thread.terminate()
    if (ready === null) return null
    throw ready
  }

  let lastId = 0
  return {
    failures: ready,
    async render(address, limit) {
      const id = ++lastId
      let status = 200
      const outcome = until(limit, (answer): RenderOutcome | undefined => {
        if (answer instanceof Error) return { kind: 'failed', problem: answer.message }
        if (answer.kind === 'ready' || answer.id !== id) return undefined
        switch (answer.kind) {
          case 'shell':
            ;({ status } = answer)
            return undefined
          case 'more':
            return undefined
          case 'redirect':
            return { kind: 'rendered', status: answer.status }
          case 'end':
            return { kind: 'rendered', status }
          case 'failed':
            return { kind: 'failed', problem: answer.reason }
        }
      })
      const headers = { 'x-request-id': `trial-${randomUUID()}` }
      thread.postMessage({ id, address, nonce: 'trial', headers })
      return (await outcome) ?? { kind: 'too-slow' }
    },
    async end() {
      onMessage = () => undefined
      await thread.terminate()
    },
  }
}

/**
 * What the host's render worker answers (host/server/render/messages.ts), as far as a trial listens. The
 * worker is a script of another program, so its messages are parsed.
 */
export const WorkerMessage = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('ready'), failures: z.record(z.string(), z.string()) }),
  z.object({ kind: z.literal('redirect'), id: z.int(), status: z.int() }),
  z.object({ kind: z.literal('shell'), id: z.int(), status: z.int() }),
  z.object({ kind: z.literal('more'), id: z.int() }),
  z.object({ kind: z.literal('end'), id: z.int() }),
  z.object({ kind: z.literal('failed'), id: z.int(), reason: z.string() }),
])
export type WorkerMessage = z.infer<typeof WorkerMessage>
