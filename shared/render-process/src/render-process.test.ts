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
const start = (bundles: Record<string, string>) =>
  startRenderProcess({
    program,
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
