import { expect, test } from '@jest/globals'
import { RenderStartError, startRenderProcess } from './render-process.ts'

/** Evaluates nothing: it ends at a bundle that is `bad`. */
const program = `exports.serve = ({ send, onMessage }) => onMessage(({ kind, bundles }) => {
  for (const [remote, code] of Object.entries(kind === 'start' ? bundles : {})) {
    send({ kind: 'evaluating', remote })
    if (code === 'bad') throw new Error('out of luck')
  }
  send({ kind: 'ready', failures: {} })
})`
const start = (bundles: Record<string, string>, code = program, limits = {}) =>
  startRenderProcess({
    program: code,
    limits,
    site: {
      set: { number: 1, remotes: {} },
      settings: { origin: 'http://localhost', bases: { vendor: '/vendor', cms: '/cms' } },
      bundles,
    },
    calls: () => Promise.resolve({ failed: 'unreachable' }),
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
