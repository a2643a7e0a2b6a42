import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { remoteLoadReported } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { loadWithFallback, RemoteUnavailable, startRetryPolicy } from '@brightyard/runtime/host'
import { releaseOf, routeOf, setOf } from '../fixtures/host-set.ts'

const page = { Component: () => null }
const earlier = releaseOf({ version: '0', routes: [routeOf('/shop')] })
const set = setOf({ shop: { routes: [routeOf('/shop')], lastKnownGood: earlier }, alone: {} })

let steps: string[] = []
let stop = () => {}
beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response()) // the site itself answers
  jest.useFakeTimers()
  steps = []
  stop = channel(remoteLoadReported).subscribe(({ step, version }) =>
    steps.push(`${step} ${version}`),
  )
})
afterEach(() => {
  jest.restoreAllMocks()
  stop()
  jest.useRealTimers()
})

type Load = Parameters<typeof loadWithFallback>[3]

/** Loads while time passes; returns the module or the error, and how long it took. */
async function loadInTime(remote: string, load: Load) {
  const startedAt = Date.now()
  const outcome = loadWithFallback(set, remote, './page', load).catch((error: unknown) => error)
  await jest.runAllTimersAsync()
  return { outcome: await outcome, took: Date.now() - startedAt }
}

const failing = (times: number) => {
  let calls = 0
  return jest.fn<Load>(() => {
    calls += 1
    return calls <= times ? Promise.reject(new Error('cut off')) : Promise.resolve(page)
  })
}

test('a module that loads is reported as loaded', async () => {
  expect((await loadInTime('shop', failing(0))).outcome).toBe(page)
  expect(steps).toEqual(['loaded 1'])
})

test('a module that fails is loaded again, with pauses', async () => {
  const { outcome, took } = await loadInTime('shop', failing(2))
  expect(outcome).toBe(page)
  expect(steps).toEqual(['retried 1', 'retried 1', 'loaded 1'])
  expect(took).toBeGreaterThanOrEqual(1125)
})

test('then the previous release is loaded', async () => {
  const load = failing(3)
  expect((await loadInTime('shop', load)).outcome).toBe(page)
  expect(steps).toEqual(['retried 1', 'retried 1', 'fell-back 0'])
  expect(load).toHaveBeenLastCalledWith('shop', expect.objectContaining({ version: '0' }), './page')
})

test('when that fails too, the remote is unavailable', async () => {
  const { outcome } = await loadInTime('shop', failing(9))
  expect(outcome).toBeInstanceOf(RemoteUnavailable)
  expect(steps.at(-1)).toBe('failed 1')
})

test('without an earlier release there is no fallback', async () => {
  const load = failing(9)
  await loadInTime('alone', load)
  expect(load).toHaveBeenCalledTimes(3)
  expect(steps).toEqual(['retried 1', 'retried 1', 'failed 1'])
})

test('E-022: a page that was served waits for the connection before it is loaded again', async () => {
  const line = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const load = failing(1)
  const loaded = loadWithFallback(set, 'shop', './page', load, startRetryPolicy)
  await jest.advanceTimersByTimeAsync(60_000)
  expect(load).toHaveBeenCalledTimes(1)
  line.mockRestore()
  dispatchEvent(new Event('online'))
  await jest.advanceTimersByTimeAsync(5_000)
  expect(await loaded).toBe(page)
  expect(steps).toEqual(['retried 1', 'loaded 1'])
})

test('E-021: a page that was served and whose remote hangs is given up within ten seconds', async () => {
  const startedAt = Date.now()
  const hangs = () => new Promise<never>(() => {})
  const outcome = loadWithFallback(set, 'shop', './page', hangs, startRetryPolicy).catch(
    (error: unknown) => error,
  )
  await jest.runAllTimersAsync()
  expect(await outcome).toBeInstanceOf(RemoteUnavailable)
  expect(Date.now() - startedAt).toBeLessThanOrEqual(10_000)
})

test('a remote that is in no set is unavailable at once', async () => {
  const load = failing(0)
  expect((await loadInTime('unknown', load)).outcome).toBeInstanceOf(RemoteUnavailable)
  expect(load).not.toHaveBeenCalled()
})

test.each([0, 0.5, 0.999])(
  'E-021: a remote that hangs has failed within ten seconds',
  async (jitter) => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(jitter)
    const { outcome, took } = await loadInTime('shop', () => new Promise(() => {}))
    random.mockRestore()
    expect(outcome).toBeInstanceOf(RemoteUnavailable)
    expect(took).toBeLessThanOrEqual(10_000)
  },
)
