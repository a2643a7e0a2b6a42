import { spawn } from 'node:child_process'
import type { Readable, Writable } from 'node:stream'
import { atEnd, chromiumFlags, findChromium, temporaryFolder } from '@brightyard/tools'

type Fields = Record<string, unknown>

interface Answer {
  id?: number
  result?: Fields
  error?: { message: string }
  method?: string
  params?: Fields
}

interface Attached {
  sessionId: string
  targetInfo: { targetId: string; type: string; subtype?: string }
}

/** The page that is in front, whichever document it shows by now. */
export interface Tab {
  send: (method: string, params?: Fields) => Promise<Fields>
  /** The value of an expression, or of its promise. */
  evaluate: <T>(expression: string) => Promise<T>
}

/**
 * A browser that is spoken to by its protocol alone. A page that Playwright watches draws no other page ahead
 * (`PrerenderingDisabledByDevTools`); a browser that is attached to by its tabs does. `prepare` is called for every page,
 * also for those that are drawn out of sight.
 */
export async function openTab(
  flags: readonly string[],
  prepare: (send: Tab['send']) => Promise<void>,
): Promise<Tab & { close: () => Promise<void> }> {
  const folder = temporaryFolder('brightyard-tap-')
  const browser = spawn(
    await findChromium(),
    [
      ...chromiumFlags,
      ...flags,
      '--headless',
      '--remote-debugging-pipe',
      `--user-data-dir=${folder.path}`,
    ],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'] },
  )
  const forget = atEnd(() => browser.kill('SIGKILL'))
  const ended = new Promise((resolve) => browser.once('close', resolve))
  const [, , , input, output] = browser.stdio as unknown as [null, null, null, Writable, Readable]
  const waiting = new Map<number, (answer: Answer) => void>()
  /** Pages by their targets, the newest last; with `prerender` as subtype until somebody comes to them. */
  const pages = new Map<string, Attached>()
  let last = 0

  function ask(method: string, params: Fields = {}, sessionId?: string): Promise<Fields> {
    last += 1
    const id = last
    input.write(`${JSON.stringify({ id, method, params, sessionId })}\0`)
    return new Promise((resolve, reject) =>
      waiting.set(id, ({ result, error }) =>
        error ? reject(new Error(`${method}: ${error.message}`)) : resolve(result ?? {}),
      ),
    )
  }
  const attach = (sessionId?: string, filter?: readonly Fields[]) =>
    ask(
      'Target.setAutoAttach',
      { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter },
      sessionId,
    )

  function onEvent({ method, params }: Answer) {
    if (method === 'Target.attachedToTarget') {
      const attached = params as unknown as Attached
      if (attached.targetInfo.type === 'tab') void attach(attached.sessionId)
      if (attached.targetInfo.type !== 'page') return
      pages.set(attached.targetInfo.targetId, attached)
      // A page may be gone before it is prepared.
      prepare((...call) => ask(...call, attached.sessionId)).catch(() => {})
    } else if (method === 'Target.targetInfoChanged') {
      const { targetInfo } = params as unknown as Attached
      const known = pages.get(targetInfo.targetId)
      if (known) known.targetInfo = targetInfo
    } else if (method === 'Target.detachedFromTarget') {
      for (const [id, { sessionId }] of pages) if (sessionId === params?.sessionId) pages.delete(id)
    }
  }
  // A browser that closes may close its pipes first.
  for (const pipe of [input, output]) pipe.on('error', () => {})
  let read = ''
  output.setEncoding('utf8').on('data', (text: string) => {
    const messages = `${read}${text}`.split('\0')
    read = messages.pop() ?? ''
    for (const message of messages) {
      const answer = JSON.parse(message) as Answer
      if (answer.id === undefined) onEvent(answer)
      else waiting.get(answer.id)?.(answer)
    }
  })

  await attach(undefined, [{ type: 'tab' }])
  const { targetId } = await ask('Target.createTarget', { url: 'about:blank' })
  const inFront = () => [...pages.values()].findLast(({ targetInfo }) => !targetInfo.subtype)
  while (!pages.has(String(targetId))) await new Promise((resolve) => setTimeout(resolve, 20))

  const send: Tab['send'] = (method, params) => ask(method, params, inFront()?.sessionId)
  return {
    send,
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return (result as { value: T }).value
    },
    async close() {
      await ask('Browser.close')
      await ended
      forget()
      folder.remove()
    },
  }
}
