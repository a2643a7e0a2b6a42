/** @jest-environment node */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { setOf } from '../../src/fixtures/host-set.ts'
import { startRenderWorker } from './render-worker.ts'

/** Renders at once, never, or in an endless loop, as its address says. */
const thread = `
  const { parentPort } = require('node:worker_threads')
  parentPort.on('message', ({ kind, id, address }) => {
    if (kind === 'ping') return parentPort.postMessage({ kind: 'alive', id })
    if (address === '/loop') for (;;) {}
    if (address === '/never') return
    parentPort.postMessage({ kind: 'end', id })
  })
  parentPort.postMessage({ kind: 'ready', failures: {} })
`
let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'brightyard-worker-'))
  await writeFile(join(folder, 'thread.cjs'), thread)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function start() {
  const restarts: string[] = []
  let onRestarted = () => {}
  const restarted = new Promise<void>((resolve) => (onRestarted = resolve))
  const settings = { origin: '', bases: { vendor: '', cms: '' } }
  const worker = await startRenderWorker(
    { renderBundle: '', set: setOf({}), settings, bases: settings.bases, bundles: {} },
    {
      onBundleFailure() {},
      onRestart(reason) {
        restarts.push(reason)
        onRestarted()
      },
    },
    { script: pathToFileURL(join(folder, 'thread.cjs')), timeouts: { render: 300, ping: 1500 } },
  )
  const render = (address: string) =>
    new Promise<string>((resolve) => {
      worker.render({ address, nonce: '', headers: {} }, ({ kind }) => resolve(kind))
    })
  return { worker, render, restarts, restarted }
}

test('a render that comes too late fails alone; the others go on in the same thread', async () => {
  const { worker, render, restarts } = await start()
  const late = render('/never')
  // Started later, so that it is under way when the late one is given up.
  await new Promise((resolve) => setTimeout(resolve, 150))
  const other = render('/at-once')
  expect(await Promise.all([late, other])).toEqual(['failed', 'end'])
  expect(await render('/at-once')).toBe('end')
  expect(restarts).toEqual([])
  await worker.drain()
})

test('a thread that answers nothing, as in an endless loop, is replaced', async () => {
  const { worker, render, restarts, restarted } = await start()
  expect(await render('/loop')).toBe('failed')
  await restarted
  expect(restarts).toEqual([expect.stringContaining('does not respond')])
  let outcome = await render('/at-once')
  while (outcome !== 'end') outcome = await render('/at-once')
  await worker.drain()
})
