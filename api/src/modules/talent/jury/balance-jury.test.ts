import { expect, test } from '@jest/globals'
import { seededRandom } from '../../../testing/fuzz/seeded-random.ts'
import { balanceJury } from './balance-jury.ts'

const ids = (count: number, from = 1) => Array.from({ length: count }, (_, at) => at + from)
const loads = (seats: readonly { juror: number }[], jurors: readonly number[]) =>
  jurors.map((id) => seats.filter(({ juror }) => juror === id).length)

test('an entry with too few impartial jurors is said so, and nothing is given out', () => {
  const isPartial = (juror: number, entry: number) => entry === 3 && juror < 103
  const wish = { entries: ids(5), jurors: ids(4, 101), perEntry: 3, isPartial, kept: [] }
  expect(balanceJury(wish)).toBeNull()
  expect(balanceJury({ ...wish, perEntry: 2 })).toHaveLength(10)
})

test('in any jury every entry has as many jurors, none partial, and loads differ by one where they can', () => {
  const { below, oneIn, pick } = seededRandom(7)
  for (let round = 0; round < 60; round += 1) {
    const entries = ids(5 + below(40))
    const jurors = ids(4 + below(6), 1001)
    const partial = new Set(
      entries.flatMap((entry) => (oneIn(3) ? [`${entry} ${pick(jurors)}`] : [])),
    )
    const isPartial = (juror: number, entry: number) => partial.has(`${entry} ${juror}`)
    const seats = balanceJury({ entries, jurors, perEntry: 3, isPartial, kept: [] }) ?? []
    for (const entry of entries) {
      const of = seats.filter((seat) => seat.entry === entry).map(({ juror }) => juror)
      expect(new Set(of).size).toBe(3)
      expect(of.some((juror) => isPartial(juror, entry))).toBe(false)
    }
    const all = loads(seats, jurors)
    expect(Math.max(...all) - Math.min(...all)).toBeLessThanOrEqual(1)
  }
})

test('what is scored stays with its juror, and the rest is balanced around it', () => {
  const jurors = ids(4, 101)
  const kept = ids(6).map((entry) => ({ entry, juror: 101 }))
  const wish = { entries: ids(8), jurors, perEntry: 2, isPartial: () => false, kept }
  const seats = balanceJury(wish) ?? []
  for (const one of kept) expect(seats).toContainEqual(one)
  const [busy = 0, ...others] = loads(seats, jurors)
  expect(busy).toBe(6)
  expect(Math.max(...others) - Math.min(...others)).toBeLessThanOrEqual(1)
})
