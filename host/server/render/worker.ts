/** A render worker: one thread for one release set. A crash or an endless loop costs this thread only. */
import { createRequire } from 'node:module'
import { Writable } from 'node:stream'
import { parentPort, workerData } from 'node:worker_threads'
import type { render as renderPage, RenderRequest } from '../../src/render.tsx'
import { styleTag } from './collected-styles.ts'
import { splitHoistedTags } from './hoisted-tags.ts'
import type { Ping, RenderJob, WorkerMessage, WorkerStart } from './messages.ts'
import { createSandbox } from './sandbox.ts'

const { renderBundle, set, settings, bases, bundles } = workerData as WorkerStart
const { render, shared } = createRequire(import.meta.url)(renderBundle) as {
  render: typeof renderPage
  shared: Readonly<Record<string, unknown>>
}
const send = (message: WorkerMessage) => parentPort?.postMessage(message)

const sandbox = createSandbox(shared)
const remotes = new Map<string, Readonly<Record<string, object>>>()
const failures: Record<string, string> = {}
for (const [name, code] of Object.entries(bundles)) {
  try {
    remotes.set(name, sandbox.evaluate(code, `${name}/server.cjs`))
  } catch (error) {
    failures[name] = String(error)
  }
}

const load: RenderRequest['load'] = (remote, module) => {
  const found = remotes.get(remote)?.[module]
  if (!found) throw new Error(`${remote} has no module ${module} for the server.`)
  return found
}

/** Collects what React writes: the shell in one piece, later segments one by one. */
class Collector extends Writable {
  private text = ''
  private readonly later: (html: string) => void
  private shellDone = false

  constructor(later: (html: string) => void) {
    super({ decodeStrings: false })
    this.later = later
  }

  override _write(chunk: string | Uint8Array, _: BufferEncoding, done: () => void) {
    const text = typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString('utf8')
    if (this.shellDone) this.later(text)
    else this.text += text
    done()
  }

  takeShell(): string {
    this.shellDone = true
    return this.text
  }
}

async function answer({ id, address, nonce, headers }: RenderJob) {
  const page = await render({ address, set, settings, bases, headers, nonce, load })
  if ('redirect' in page) {
    send({ kind: 'redirect', id, to: page.redirect, status: page.status })
    return
  }
  const { status, complete, state, modules, takeRules } = page
  const collector = new Collector((html) => send({ kind: 'more', id, html }))
  collector.on('finish', () => send({ kind: 'end', id }))
  const stream = page.stream({
    onShell() {
      stream.pipe(collector)
      const { head, body } = splitHoistedTags(collector.takeShell())
      const styles = styleTag(takeRules())
      send({ kind: 'shell', id, status, complete, state, modules, head, styles, html: body })
    },
    onError(error) {
      send({ kind: 'failed', id, reason: String(error) })
    },
  })
}

parentPort?.on('message', (job: RenderJob | Ping) => {
  if ('kind' in job) {
    send({ kind: 'alive', id: job.id })
    return
  }
  answer(job).catch((error: unknown) => {
    send({
      kind: 'failed',
      id: job.id,
      reason: error instanceof Error ? (error.stack ?? String(error)) : String(error),
    })
  })
})
send({ kind: 'ready', failures })
