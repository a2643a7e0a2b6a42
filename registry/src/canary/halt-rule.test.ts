import { describe, expect, test } from '@jest/globals'
import { failuresIn, random } from '../fixtures/random-failures.ts'
import { fisherGreater } from './canary-statistics.ts'
import { haltRule, lookDue, worse, type Figures } from './halt-rule.ts'

const sample = (set: number, views: number, failed: number) => ({ set, views, failed })
const figures = (candidate: [number, number], current: [number, number]): Figures => {
  const even = { candidate: sample(2, candidate[0], 0), current: sample(1, current[0], 0) }
  return {
    'load-failures': even,
    'render-errors': even,
    'uncaught-errors': { candidate: sample(2, ...candidate), current: sample(1, ...current) },
  }
}

describe('Fisher’s exact test', () => {
  test.each([
    // Worked out by hand: 1/C(8,4) × (C(4,3)·C(4,1) + C(4,4)·C(4,0)) = 17/70, and 5·1/C(10,5) below.
    [{ views: 4, failed: 3 }, { views: 4, failed: 1 }, 17 / 70],
    [{ views: 5, failed: 5 }, { views: 5, failed: 0 }, 1 / 252],
    [{ views: 5, failed: 0 }, { views: 5, failed: 5 }, 1],
    [{ views: 10, failed: 0 }, { views: 10, failed: 0 }, 1],
  ])('of %j beside %j gives %d', (one, other, expected) => {
    expect(fisherGreater(one, other)).toBeCloseTo(expected, 10)
  })

  test('holds where numbers are large', () => {
    const same = { views: 1_000_000, failed: 10_000 }
    const half = fisherGreater(same, same)
    expect(half).toBeGreaterThan(0.5)
    expect(half).toBeLessThan(0.51)
    expect(fisherGreater({ ...same, failed: 20_000 }, same)).toBeLessThan(1e-100)
  })
})

test('few page views decide nothing, however bad they are', () => {
  expect(lookDue(99)).toBe(0)
  expect(lookDue(100)).toBe(1)
  expect(worse(figures([99, 99], [10_000, 0]), 1)).toBeNull()
  expect(worse(figures([10_000, 10_000], [99, 0]), 1)).toBeNull()
  expect(worse(figures([100, 20], [2000, 10]), 1)).toMatchObject({ measure: 'uncaught-errors' })
})

test('a difference that nobody would notice halts nothing, however sure it is', () => {
  // 0.4 points more, and 1.4 times as many: both significant beyond doubt at a million page views.
  expect(worse(figures([1_000_000, 5000], [1_000_000, 1000]), 1)).toBeNull()
  expect(worse(figures([1_000_000, 14_000], [1_000_000, 10_000]), 1)).toBeNull()
  expect(worse(figures([1_000_000, 16_000], [1_000_000, 10_000]), 1)).not.toBeNull()
})

/** A canary for 5 % of visitors until it has 2,000 page views, evaluated at every look that is due. */
function isHalted(next: () => number, candidateRate: number, currentRate: number): boolean {
  const candidate: [number, number] = [0, 0]
  const current: [number, number] = [0, 0]
  let lastLook = 0
  for (let views = haltRule.leastViews; views <= 2000; views += 1) {
    const look = lookDue(views)
    if (look === lastLook) continue
    lastLook = look
    const more = views - candidate[0]
    candidate[0] += more
    candidate[1] += failuresIn(more, candidateRate, next)
    current[0] += more * 19
    current[1] += failuresIn(more * 19, currentRate, next)
    if (worse(figures(candidate, current), look)) return true
  }
  return false
}

const shareHalted = (trials: number, candidateRate: number, currentRate: number) => {
  const next = random(20_261_121)
  let halted = 0
  for (let trial = 0; trial < trials; trial += 1) {
    if (isHalted(next, candidateRate, currentRate)) halted += 1
  }
  return halted / trials
}

test('of equal candidates no more than the stated share is halted, over all looks together', () => {
  expect(shareHalted(400, 0.02, 0.02)).toBeLessThanOrEqual(haltRule.alpha)
})

test('a candidate that fails on three times as many page views is halted nearly always', () => {
  expect(shareHalted(60, 0.06, 0.02)).toBeGreaterThan(0.95)
})
