import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { remoteLoadReported } from '@brightyard/contract/channels'
import { channel } from '@brightyard/runtime'
import { releaseOf, routeOf, setOf } from '../fixtures/host-set.ts'
import { climbLadder, RemoteUnavailable } from './ladder.ts'

const page = { Component: () => null }
const earlier = releaseOf({ version: '0', routes: [routeOf('/shop')] })
const set = setOf({ shop: { routes: [routeOf('/shop')], lastKnownGood: earlier }, alone: {} })

let steps: string[] = []
let stop = () => {}
beforeEach(() => {
  jest.useFakeTimers()
  steps = []
  stop = channel(remoteLoadReported).subscribe(({ step, version }) =>
    steps.push(`${step} ${version}`),
  )
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

type Load = Parameters<typeof climbLadder>[3]

/** Climbs while time passes; gives the module or the error, and how long it took. */
async function climb(remote: string, load: Load) {
  const began = Date.now()
  const outcome = climbLadder(set, remote, './page', load).catch((error: unknown) => error)
  await jest.runAllTimersAsync()
  return { outcome: await outcome, took: Date.now() - began }
}

const failing = (times: number) => {
  let calls = 0
  return jest.fn<Load>(() => {
    calls += 1
    return calls <= times ? Promise.reject(new Error('cut off')) : Promise.resolve(page)
  })
}

test('a module that comes is reported as loaded', async () => {
  expect((await climb('shop', failing(0))).outcome).toBe(page)
  expect(steps).toEqual(['loaded 1'])
})

test('a module that fails is loaded again, with pauses', async () => {
  const { outcome, took } = await climb('shop', failing(2))
  expect(outcome).toBe(page)
  expect(steps).toEqual(['retried 1', 'retried 1', 'loaded 1'])
  expect(took).toBeGreaterThanOrEqual(1125)
})

test('then the release before takes its place', async () => {
  const load = failing(3)
  expect((await climb('shop', load)).outcome).toBe(page)
  expect(steps).toEqual(['retried 1', 'retried 1', 'fell-back 0'])
  expect(load).toHaveBeenLastCalledWith('shop', expect.objectContaining({ version: '0' }), './page')
})

test('and then it is shown as unavailable', async () => {
  const { outcome } = await climb('shop', failing(9))
  expect(outcome).toBeInstanceOf(RemoteUnavailable)
  expect(steps.at(-1)).toBe('failed 1')
})

test('without an earlier release nothing is fallen back to', async () => {
  const load = failing(9)
  await climb('alone', load)
  expect(load).toHaveBeenCalledTimes(3)
  expect(steps).toEqual(['retried 1', 'retried 1', 'failed 1'])
})

test('a remote that is in no set is unavailable at once', async () => {
  const load = failing(0)
  expect((await climb('unknown', load)).outcome).toBeInstanceOf(RemoteUnavailable)
  expect(load).not.toHaveBeenCalled()
})

test.each([0, 0.5, 0.999])(
  'E-021: a remote that hangs has failed within ten seconds',
  async (luck) => {
    const random = jest.spyOn(Math, 'random').mockReturnValue(luck)
    const { outcome, took } = await climb('shop', () => new Promise(() => {}))
    random.mockRestore()
    expect(outcome).toBeInstanceOf(RemoteUnavailable)
    expect(took).toBeLessThanOrEqual(10_000)
  },
)
