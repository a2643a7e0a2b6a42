/** @jest-environment node */
import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import type { CurrentDeployment, ReleaseSet } from '@brightyard/contract/release'
import { setOf } from '../../src/fixtures/host-set.ts'
import type { ActivationOptions, ActiveSet } from './active-set.ts'
import type { LastWorkingSet } from './last-working-set.ts'
import type { StartSet } from './prepare-set.ts'
import { at, setNumbered } from './site-sets.fixture.ts'
import { followSite } from './site-sets.ts'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const options = {} as Omit<ActivationOptions, 'warn'>
const hang = () => new Promise<never>(() => {})

/** A site whose sets start as `starts` says; a set without an entry is ready at once. */
function site(starts: Record<number, StartSet> = {}, lastWorking?: LastWorkingSet) {
  const problems: Record<number, ActiveSet['pool']['problem']> = {}
  const drained: number[] = []
  const started: number[] = []
  const warnings: string[] = []
  let move: (site: CurrentDeployment) => void = () => {}
  const activeOf = (set: ReleaseSet): ActiveSet => {
    const close = async () => void drained.push(set.number)
    const pool = {
      close,
      get problem() {
        return problems[set.number] ?? null
      },
    }
    const only = { set, hostSet: { ...setOf({}), number: set.number }, pool }
    return only as unknown as ActiveSet
  }
  const sets = followSite(
    {
      watchDeployment(onDeployment) {
        move = onDeployment
        return () => {}
      },
    },
    {
      ...options,
      warn: (message) => void warnings.push(message),
      info: () => undefined,
      ...(lastWorking && { lastWorking }),
    },
    async (set, signal) => {
      started.push(set.number)
      return (await starts[set.number]?.(set, signal)) ?? activeOf(set)
    },
  )
  return {
    sets,
    problems,
    drained,
    started,
    warnings,
    activeOf,
    async deploy(next: CurrentDeployment) {
      move(next)
      await jest.advanceTimersByTimeAsync(0)
    },
    wait: (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1000),
    serves: () => sets.get()?.set.number,
  }
}

describe('a set that never becomes ready', () => {
  test('is given up after ten seconds; the site stays on its last set and says so', async () => {
    const one = site({ 2: hang })
    await one.deploy(at(1, 1))
    await one.deploy(at(2, 2))
    await one.wait(9)
    expect(one.warnings).toEqual([])
    await one.wait(1)
    expect(one.serves()).toBe(1)
    expect(one.warnings).toEqual([
      'set 2 could not be prepared (attempt 1), the site stays as it is: it took longer than 10 s. The next attempt is in 1 s.',
    ])
    expect(one.sets.status()).toMatchObject({
      serves: { deployment: 1, set: 1 },
      failures: [{ set: 2, attempts: 1, reason: 'it took longer than 10 s' }],
    })
  })

  test('does not hold up a newer deployment, which takes over at once', async () => {
    let stopped: AbortSignal | undefined
    const one = site({
      2: (_, signal) => {
        stopped = signal
        return hang()
      },
    })
    await one.deploy(at(1, 1))
    await one.deploy(at(2, 2))
    await one.deploy(at(3, 3))
    expect(one.serves()).toBe(3)
    expect(stopped?.aborted).toBe(true)
    await one.wait(60)
    expect([one.started, one.warnings]).toEqual([[1, 2, 3], []])
  })

  test('does not hold up a candidate, nor a candidate the current set', async () => {
    const one = site({ 2: hang })
    await one.deploy(at(1, 1, 2))
    expect(one.serves()).toBe(1)
    expect(one.sets.status().serves?.deployment).toBeNull()
    await one.deploy(at(2, 1, 3))
    expect(one.sets.byNumber(3)).not.toBeNull()
    expect(one.sets.status().serves?.deployment).toBe(2)
  })

  test('that becomes ready too late is ended, and never served', async () => {
    let finish: (active: ActiveSet) => void = () => {}
    const one = site({ 2: () => new Promise((resolve) => (finish = resolve)) })
    await one.deploy(at(1, 1))
    await one.deploy(at(2, 2))
    await one.deploy(at(3, 3))
    finish(one.activeOf(setNumbered(2)))
    await one.wait(0)
    expect([one.serves(), one.drained]).toEqual([3, [1, 2]])
  })

  test('does not hold up the end of the edge', async () => {
    const one = site({ 2: hang })
    await one.deploy(at(1, 1))
    await one.deploy(at(2, 2))
    await one.sets.stop()
    expect(one.drained).toEqual([1])
    await one.wait(60)
    expect(one.started).toEqual([1, 2])
  })
})

test('a set that fails is tried again after growing pauses, until it is ready', async () => {
  let failures = 4
  const one = site({
    2: async (set) => {
      if (failures-- > 0) throw new Error('its bundle is missing')
      return one.activeOf(set)
    },
  })
  await one.deploy(at(1, 1))
  await one.deploy(at(2, 2))
  for (const seconds of [1, 2, 4, 8]) {
    const before = one.started.length
    await one.wait(seconds - 0.1)
    expect(one.started).toHaveLength(before)
    await one.wait(0.1)
    expect(one.started).toHaveLength(before + 1)
  }
  expect(one.serves()).toBe(2)
  expect(one.sets.status()).toMatchObject({ serves: { deployment: 2 }, failures: [] })
})

test('a set that is no longer wanted is not tried again', async () => {
  const one = site({ 2: () => Promise.reject(new Error('broken')) })
  await one.deploy(at(1, 1))
  await one.deploy(at(2, 2))
  await one.deploy(at(3, 1))
  await one.wait(120)
  expect(one.started).toEqual([1, 2])
  expect(one.sets.status().failures).toEqual([])
})

test('the end of a canary does not wait for the set that follows', async () => {
  const one = site({ 3: hang })
  await one.deploy(at(1, 1, 2, 100))
  expect(one.sets.setFor('anyone')?.set.number).toBe(2)
  await one.deploy(at(2, 3))
  expect(one.sets.setFor('anyone')?.set.number).toBe(1)
  expect(one.drained).toEqual([2])
})

test('a set that is served and whose render process does not start again is reported as failing', async () => {
  const one = site()
  await one.deploy(at(1, 1))
  one.problems[1] = { attempts: 2, reason: 'the bundle of shop was being evaluated' }
  expect(one.sets.status()).toMatchObject({
    serves: { deployment: 1, set: 1 },
    failures: [{ set: 1, attempts: 2, reason: 'the bundle of shop was being evaluated' }],
  })
  one.problems[1] = null
  expect(one.sets.status().failures).toEqual([])
})

test('the status says since when a set is served, and listeners hear of every change', async () => {
  jest.setSystemTime(new Date('2026-11-21T12:31:00Z'))
  const one = site()
  const heard = jest.fn()
  one.sets.watchStatus(heard)
  expect(one.sets.status()).toEqual({ serves: null, failures: [] })
  await one.deploy(at(1, 1))
  await one.wait(60)
  await one.deploy(at(2, 1, 2))
  const since = '2026-11-21T12:31:00.000Z'
  expect(one.sets.status().serves).toEqual({ deployment: 2, set: 1, since })
  expect(heard).toHaveBeenCalled()
})

describe('an edge that starts while the current set cannot be prepared', () => {
  const disk = (set: ReleaseSet | null) => {
    const kept: number[] = []
    const keep = async ({ number }: ReleaseSet) => void kept.push(number)
    return { kept, read: async () => set, keep }
  }
  test('serves the one that it served last', async () => {
    const one = site({ 2: () => Promise.reject(new Error('broken')) }, disk(setNumbered(1)))
    await one.deploy(at(2, 2))
    expect(one.serves()).toBe(1)
    expect(one.sets.status()).toMatchObject({ serves: { deployment: null, set: 1 } })
    await one.deploy(at(3, 3))
    expect([one.serves(), one.drained]).toEqual([3, [1]])
  })

  test('keeps what works for the next start, and nothing else', async () => {
    const file = disk(null)
    const one = site({ 2: () => Promise.reject(new Error('broken')) }, file)
    await one.deploy(at(1, 1))
    await one.deploy(at(2, 2))
    await one.deploy(at(3, 3))
    expect(file.kept).toEqual([1, 3])
  })
})
