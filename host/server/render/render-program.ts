/** The program of a render process: renders the pages of one release set, and knows nothing of the machine it runs on. */
import type {
  ApiAnswer,
  ApiRequest,
  FromRenderer,
  RenderJob,
  RenderSite,
  ToRenderer,
} from '@brightyard/render-process'
import { render, type RenderRequest, shared } from '../../src/render.tsx'
import { styleTag } from './collected-styles.ts'
import { splitHoistedTags } from './hoisted-tags.ts'
import { createSandbox } from './sandbox.ts'
import { createUnchangedPages } from './unchanged-pages.ts'

export { render, shared }

interface Channel {
  send: (message: FromRenderer) => void
  onMessage: (listener: (message: ToRenderer) => void) => void
}

/** Waits for the set's bundles, evaluates them, and renders what it is told to. */
export function serve({ send, onMessage }: Channel) {
  const running = new Map<number, AbortController>()
  const calls = openCalls(send)
  let answer: ((job: RenderJob, signal: AbortSignal) => Promise<FromRenderer>) | undefined

  onMessage((message) => {
    switch (message.kind) {
      case 'start': {
        const { load, failures } = evaluateBundles(message.bundles, send)
        const pages = createUnchangedPages()
        answer = (job, signal) => renderPage(job, signal, message, load, { calls, pages })
        send({ kind: 'ready', failures })
        return
      }
      case 'ping':
        send({ kind: 'alive', id: message.id })
        return
      case 'cancel':
        running.get(message.id)?.abort(new Error('the render was cancelled'))
        return
      case 'answer':
        calls.answered(message.call, message.answer)
        return
      case 'render': {
        const { id } = message
        send({ kind: 'working', id })
        const cancellation = new AbortController()
        running.set(id, cancellation)
        void (answer?.(message, cancellation.signal) ?? Promise.reject(new Error('not started')))
          .catch((error: unknown): FromRenderer => ({
            kind: 'failed',
            id,
            reason: reasonOf(error),
          }))
          .then(send)
          .finally(() => running.delete(id))
      }
    }
  })
}

const reasonOf = (error: unknown) =>
  error instanceof Error ? (error.stack ?? String(error)) : String(error)

function evaluateBundles(bundles: RenderSite['bundles'], send: Channel['send']) {
  const sandbox = createSandbox(shared)
  const remotes = new Map<string, Readonly<Record<string, object>>>()
  const failures: Record<string, string> = {}
  for (const [name, code] of Object.entries(bundles)) {
    send({ kind: 'evaluating', remote: name })
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
  return { load, failures }
}

/** Calls of the API go through the process that started this one. */
function openCalls(send: Channel['send']) {
  const waiting = new Map<number, { id: number; resolve: (answer: ApiAnswer) => void }>()
  let lastCall = 0
  return {
    ask: (id: number, request: ApiRequest) =>
      new Promise<ApiAnswer>((resolve) => {
        const call = ++lastCall
        waiting.set(call, { id, resolve })
        send({ kind: 'call', id, call, ...request })
      }),
    answered(call: number, answer: ApiAnswer) {
      const asked = waiting.get(call)
      if (!asked) return
      waiting.delete(call)
      send({ kind: 'working', id: asked.id })
      asked.resolve(answer)
    },
  }
}

interface RenderTools {
  calls: ReturnType<typeof openCalls>
  pages: ReturnType<typeof createUnchangedPages>
}

async function renderPage(
  { id, address }: RenderJob,
  signal: AbortSignal,
  { set, settings }: RenderSite,
  load: RenderRequest['load'],
  { calls, pages }: RenderTools,
): Promise<FromRenderer> {
  const answers = new Map<string, string>()
  const ask: RenderRequest['ask'] = async (call) => {
    const answer = await calls.ask(id, call)
    const text = 'failed' in answer ? answer.failed : `${answer.status} ${answer.body}`
    answers.set(`${call.path} ${call.body ?? ''}`, text)
    return answer
  }
  const page = await render({ address, set, settings, load, ask, signal })
  if ('redirect' in page) return { kind: 'redirect', id, to: page.redirect, status: page.status }
  const { status, complete, brief, waits, modules } = page
  const state = page.state ? JSON.stringify(page.state) : ''
  const shell = { kind: 'rendered', id, status, complete, brief, waits, state, modules } as const
  const unchanged = pages.find(address, answers)
  if (unchanged) return { ...shell, ...unchanged }
  const { head, body: html } = splitHoistedTags(await page.markup())
  const made = { head, styles: styleTag(page.takeRules()), html }
  // A part that fetches while it is rendered has added its answers, which the next render will not have here.
  if (complete) pages.keep(address, answers, made)
  return { ...shell, ...made }
}
