import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { describe, expect, test } from '@jest/globals'
import { RenderStartError } from './messages.ts'
import { type RenderProcessOptions, startRenderProcess } from './render-process.ts'

/** Evaluates nothing: it ends at a bundle that is `bad`. */
const program = `exports.serve = ({ send, onMessage }) => onMessage(({ kind, bundles }) => {
  for (const [remote, code] of Object.entries(kind === 'start' ? bundles : {})) {
    send({ kind: 'evaluating', remote })
    if (code === 'bad') throw new Error('out of luck')
  }
  send({ kind: 'ready', failures: {} })
})`
const start = (
  bundles: Record<string, string>,
  code = program,
  limits: RenderProcessOptions['limits'] = {},
  more: Partial<RenderProcessOptions> = {},
) =>
  startRenderProcess({
    program: code,
    limits,
    site: {
      set: { number: 1, remotes: {} },
      settings: { origin: 'http://localhost', bases: { vendor: '/vendor', cms: '/cms' } },
      bundles,
    },
    calls: () => Promise.resolve({ failed: 'unreachable' }),
    ...more,
  })

test('a process that does not become ready names whose bundle it was evaluating', async () => {
  const failed = start({ content: 'good', shop: 'bad', header: 'good' })
  await expect(failed).rejects.toThrow(RenderStartError)
  await expect(failed).rejects.toMatchObject({ kind: 'crashed', remote: 'shop' })
})

test('a page that computes without end is the cause of the crash, the pages beside it are not', async () => {
  const waiting = `exports.serve = ({ send, onMessage }) => onMessage(({ kind, id, address }) => {
    if (kind === 'start') send({ kind: 'ready', failures: {} })
    if (kind === 'ping') send({ kind: 'alive', id })
    if (kind === 'render') send({ kind: 'working', id })
    if (address === '/loop') for (;;);
  })`
  const process = await start({}, waiting, { silenceMs: 200 })
  const ended = new Promise((resolve) => process.onEnd((_, byPage) => resolve(byPage)))
  const outcomes = ['/before', '/loop', '/after'].map((address) => process.render({ address }, {}))
  expect(await Promise.all(outcomes)).toEqual(
    [false, true, false].map((isCause) =>
      expect.objectContaining({ kind: 'crashed', isSilent: true, isCause }),
    ),
  )
  expect(await ended).toBe(true)
})

describe('by its own time', () => {
  /** A page's query is a script: what it computes, in steps of 10 ms, waits for and calls. */
  const scripted = `exports.serve = ({ send, onMessage }) => {
    const compute = (ms) => { const end = Date.now() + ms; while (Date.now() < end); }
    const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms))
    let answered
    onMessage(async ({ kind, id, address }) => {
      if (kind === 'start') send({ kind: 'ready', failures: {} })
      if (kind === 'ping') send({ kind: 'alive', id })
      if (kind === 'answer') answered()
      if (kind !== 'render') return
      const { steps, waits, calls } = Object.fromEntries(new URLSearchParams(address.slice(2)))
      for (let step = 0; step < (steps ?? 0); step++) { compute(10); await wait(0) }
      if (waits) await wait(waits)
      if (calls) {
        send({ kind: 'call', id, call: 1, path: '/cms/api/menu' })
        await new Promise((resolve) => { answered = resolve })
      }
      send({ kind: 'redirect', id, to: '/done', status: 302 })
    })
  }`
  const answerAfter = (ms: number) => () =>
    wait(ms, { status: 200, contentType: 'application/json', body: '{}' }, { ref: false })
  const open = (apiMs = 0) =>
    start({}, scripted, { cancelMs: 600 }, { byOwnTime: true, calls: answerAfter(apiMs) })
  const outcomeOf = async (script: string, apiMs?: number) => {
    const process = await open(apiMs)
    const outcome = await process.render({ address: `/?${script}` }, {})
    await process.kill()
    return outcome.kind
  }

  test.each(['steps=150', 'waits=60000', 'steps=1&waits=60000'])(
    'a page with %s is too slow',
    async (script) => {
      expect(await outcomeOf(script)).toBe('too-slow')
    },
  )

  test('a page that waits for the API, and less than the limit for itself, is not', async () => {
    expect(await outcomeOf('calls=1&steps=10', 1500)).toBe('redirect')
  })

  test('one that the API never answers is, after five times the limit', async () => {
    const started = Date.now()
    expect(await outcomeOf('calls=1', 60_000)).toBe('too-slow')
    expect(Date.now() - started).toBeGreaterThanOrEqual(3000)
  })

  const onLinux = process.platform === 'linux' ? test : test.skip
  onLinux(
    'a page that the machine gave no processor for longer than the limit is not',
    async () => {
      const render = await open()
      const [pid = 0] = childrenOf(process.pid)
      const outcome = render.render({ address: '/?steps=20' }, {})
      await wait(30)
      process.kill(pid, 'SIGSTOP')
      await wait(1500)
      process.kill(pid, 'SIGCONT')
      expect((await outcome).kind).toBe('redirect')
      await render.kill()
    },
  )

  test('a start that computes without end is too slow', async () => {
    const endless = 'exports.serve = () => { for (;;); }'
    const failed = start({}, endless, { startMs: 300 }, { byOwnTime: true })
    await expect(failed).rejects.toMatchObject({ kind: 'too-slow' })
  })
})

/** Running ones. */
function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && stateOf(pid).parent === parent && stateOf(pid).state !== 'Z')
}

function stateOf(pid: number) {
  try {
    const [state, parent] =
      readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { state, parent: Number(parent) }
  } catch {
    return { state: 'Z', parent: 0 }
  }
}
