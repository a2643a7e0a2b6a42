import { expect, test } from '@jest/globals'
import { seededRandom } from '../../../testing/fuzz/seeded-random.ts'
import { balanceJury } from './balance-jury.ts'
import { fairScores } from './fair-scores.ts'
import type { GivenScore } from './fair-scores.ts'

/** About normal: the sum of twelve. */
const around = (random: () => number, spread: number) =>
  spread * (Array.from({ length: 12 }, random).reduce((sum, one) => sum + one, 0) - 6)

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from)

/** Pairs in the order of the truth, of all pairs. */
function agreement(truth: ReadonlyMap<number, number>, found: ReadonlyMap<number, number>) {
  let right = 0
  let pairs = 0
  for (const [one, worth] of truth)
    for (const [other, less] of truth) {
      if (one >= other) continue
      pairs += 1
      if (worth > less === (found.get(one) ?? 0) > (found.get(other) ?? 0)) right += 1
    }
  return right / pairs
}
const firstOf = (scores: ReadonlyMap<number, number>) =>
  [...scores].toSorted((one, other) => other[1] - one[1])[0]?.[0]

/** A campaign of forty entries and eight jurors, three for each, who differ in how strict they are. */
function simulate(random: () => number, severity: number) {
  const entries = ids(40)
  const jurors = ids(8, 101)
  const truth = new Map(entries.map((id) => [id, 6 + around(random, 1.5)]))
  const lenient = new Map(jurors.map((id) => [id, around(random, severity)]))
  const seats = balanceJury({ entries, jurors, perEntry: 3, isPartial: () => false, kept: [] })
  const scores: GivenScore[] = (seats ?? []).map(({ entry, juror }) => {
    const felt = (truth.get(entry) ?? 0) + (lenient.get(juror) ?? 0) + around(random, 0.8)
    return { entry, juror, value: Math.min(10, Math.max(0, Math.round(felt))) }
  })
  const sums = new Map<number, number[]>()
  for (const { entry, value } of scores) sums.set(entry, [...(sums.get(entry) ?? []), value])
  const raw = new Map([...sums].map(([id, all]) => [id, all.reduce((a, b) => a + b) / all.length]))
  const { worth, leniency } = fairScores(scores)
  return { truth, raw, worth, lenient, leniency }
}

function campaigns(severity: number) {
  const { below } = seededRandom(12)
  const random = () => below(1_000_000) / 1_000_000
  const runs = ids(200).map(() => simulate(random, severity))
  const share = (of: (run: (typeof runs)[number]) => number) =>
    runs.reduce((sum, run) => sum + of(run), 0) / runs.length
  return {
    runs,
    raw: share(({ truth, raw }) => agreement(truth, raw)),
    fair: share(({ truth, worth }) => agreement(truth, worth)),
    rawFirst: share(({ truth, raw }) => Number(firstOf(truth) === firstOf(raw))),
    fairFirst: share(({ truth, worth }) => Number(firstOf(truth) === firstOf(worth))),
    better: share(({ truth, raw, worth }) =>
      Number(agreement(truth, worth) > agreement(truth, raw)),
    ),
  }
}

test('in 200 campaigns with strict and lenient jurors, ranks are nearer to the truth than by means', () => {
  const { raw, fair, rawFirst, fairFirst, better } = campaigns(1.2)
  expect(fair - raw).toBeGreaterThan(0.03)
  expect(fair).toBeGreaterThan(0.85)
  expect(fairFirst - rawFirst).toBeGreaterThan(0.05)
  expect(better).toBeGreaterThan(0.9)
})

test('where all jurors are alike, next to nothing is lost', () => {
  const { raw, fair } = campaigns(0)
  expect(raw - fair).toBeLessThan(0.01)
})

test('a juror who got the weak entries is not taken for a strict one', () => {
  // Jurors 1 and 2 share the strong entries, 3 and 4 the weak ones; entry 3 joins them.
  const score = (entry: number, values: Record<number, number>) =>
    Object.entries(values).map(([juror, value]) => ({ entry, juror: Number(juror), value }))
  const { worth, leniency } = fairScores([
    ...score(1, { 1: 9, 2: 9 }),
    ...score(2, { 1: 8, 2: 8 }),
    ...score(3, { 1: 5, 2: 5, 3: 5, 4: 5 }),
    ...score(4, { 3: 2, 4: 2 }),
    ...score(5, { 3: 1, 4: 1 }),
  ])
  for (const [, value] of leniency) expect(value).toBeCloseTo(0, 6)
  expect([...worth.values()].map((value) => Math.round(value * 100) / 100)).toEqual([9, 8, 5, 2, 1])
})

test('a strict juror and a lenient one are found by the entries that they share', () => {
  const { worth, leniency } = fairScores(
    ids(20).flatMap((entry) => [
      { entry, juror: 1, value: (entry % 5) + 1 },
      { entry, juror: 2, value: (entry % 5) + 5 },
    ]),
  )
  expect((leniency.get(2) ?? 0) - (leniency.get(1) ?? 0)).toBeGreaterThan(3.5)
  expect(worth.get(4)).toBeCloseTo(7, 1)
  expect(fairScores([]).worth.size).toBe(0)
})
