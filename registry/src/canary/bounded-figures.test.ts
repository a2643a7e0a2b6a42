import { expect, test } from '@jest/globals'
import { failuresIn, random } from '../fixtures/random-failures.ts'
import {
  bounded,
  type Count,
  type GroupCount,
  totalOf,
  withoutExtremes,
} from './bounded-figures.ts'
import { haltRule, lookDue, worse } from './halt-rule.ts'

interface Trial {
  /** Share of page views that fail. */
  candidate: number
  current: number
  honestGroups: number
  /** How many page views of the current set there are for each of the candidate. */
  currentPerView: number
  maxViews: number
}

const nobody = (): GroupCount => ({
  candidate: { views: 0, failed: 0 },
  current: { views: 0, failed: 0 },
})
const even = {
  candidate: { set: 2, views: 1000, failed: 0 },
  current: { set: 1, views: 1000, failed: 0 },
}

function isWorse(groups: readonly GroupCount[], look: number): boolean {
  const figures = {
    candidate: { set: 2, ...totalOf(groups, 'candidate') },
    current: { set: 1, ...totalOf(groups, 'current') },
  }
  return (
    worse({ 'load-failures': even, 'render-errors': even, 'uncaught-errors': figures }, look) !==
    null
  )
}

/** What an address may report: nothing, or any number of page views, of which none, some or all failed. */
const reports: Count[] = [
  { views: 0, failed: 0 },
  ...[3, 50, 150, 100_000].flatMap((views) =>
    [0, 0.1, 0.5, 1].map((share) => ({ views, failed: Math.round(views * share) })),
  ),
]

/** The page views of the candidate after which it was halted; null when it never was. */
function haltedAt(trial: Trial, next: () => number, forged: readonly GroupCount[]): number | null {
  const honest = Array.from({ length: trial.honestGroups }, nobody)
  const add = (count: Count, views: number, rate: number) => {
    count.views += views
    count.failed += failuresIn(views, rate, next)
  }
  let lastLook = 0
  for (let views = 0; views < trial.maxViews; views += 10) {
    for (let batch = 0; batch < 10; batch += 1) {
      const group = honest[Math.floor(next() * honest.length)]
      if (group) add(group.candidate, 1, trial.candidate)
    }
    for (const group of honest) {
      add(group.current, Math.ceil((10 * trial.currentPerView) / honest.length), trial.current)
    }
    const groups = bounded([...honest, ...forged])
    const look = lookDue(totalOf(groups, 'candidate').views)
    if (look === lastLook) continue
    lastLook = look
    if (isWorse(withoutExtremes(groups), look)) return views + 10
  }
  return null
}

/** Each time two addresses send something else, of both sets. */
function results(trials: number, trial: Trial, seed: number, isForged = true): (number | null)[] {
  const next = random(seed)
  const report = () => ({
    ...(reports[Math.floor(next() * reports.length)] ?? { views: 0, failed: 0 }),
  })
  return Array.from({ length: trials }, () =>
    haltedAt(
      trial,
      next,
      isForged ? [1, 2].map(() => ({ candidate: report(), current: report() })) : [],
    ),
  )
}
const halts = (found: readonly (number | null)[]) => found.filter((at) => at !== null)

const equal = { candidate: 0.02, current: 0.02, maxViews: 1000 }
test.each<Trial>([
  { ...equal, honestGroups: 6, currentPerView: 1 },
  { ...equal, honestGroups: 20, currentPerView: 19 },
  { ...equal, honestGroups: 62, currentPerView: 9 },
  { ...equal, honestGroups: 20, currentPerView: 0.1 },
  { ...equal, honestGroups: 10, currentPerView: 9, candidate: 0.2, current: 0.2 },
])(
  'a candidate as good as the current set is not halted, whatever two groups send: %j',
  (trial) => {
    for (const isForged of [true, false]) {
      const found = results(25, trial, 20_261_122, isForged)
      expect(halts(found).length / found.length).toBeLessThanOrEqual(haltRule.alpha)
    }
  },
)

const broken = { candidate: 0.4, current: 0.0001, maxViews: 400 }
test.each<Trial>([
  { ...broken, honestGroups: 6, currentPerView: 1 },
  { ...broken, honestGroups: 6, currentPerView: 19 },
  { ...broken, honestGroups: 20, currentPerView: 9 },
  { ...broken, honestGroups: 62, currentPerView: 19 },
])('a candidate that fails often is halted soon, whatever two groups send: %j', (trial) => {
  const found = results(40, trial, 20_261_123)
  expect(halts(found)).toHaveLength(found.length)
})

test('a candidate that triples the failures is halted, whatever two groups send', () => {
  const trial = {
    candidate: 0.06,
    current: 0.02,
    honestGroups: 20,
    currentPerView: 19,
    maxViews: 2500,
  }
  const found = results(40, trial, 20_261_124)
  expect(halts(found).length / found.length).toBeGreaterThan(0.9)
})
