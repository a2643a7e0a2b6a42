import { askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num } from './ratio.ts'

const names = [
  'Asha',
  'Ravi',
  'Meena',
  'Kabir',
  'Zoya',
  'Arjun',
  'Tara',
  'Imran',
  'Lakshmi',
  'Joseph',
]
const things = ['marbles', 'stickers', 'beads', 'shells', 'stamps', 'tamarind seeds']
const goods = ['pencils', 'mangoes', 'laddoos', 'books', 'crayons', 'bangles']
const boxes = ['boxes', 'bags', 'baskets', 'trays']

export const storyMore =
  (range: Range, more: Range = range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, more)]
    const [name, thing] = [random.pick(names), random.pick(things)]
    return askNumber(
      `${name} has ${num(a)} ${thing} and gets ${num(b)} more. How many ${thing} does ${name} have now?`,
      a + b,
      ['Getting more means adding.', `Work out ${num(a)} + ${num(b)}.`],
    )
  }

export const storyLeft =
  (range: Range): Ask =>
  (random) => {
    const a = within(random, range)
    const b = random.whole(1, a - 1)
    const [name, thing] = [random.pick(names), random.pick(things)]
    return askNumber(
      `${name} had ${num(a)} ${thing} and gave ${num(b)} away. How many ${thing} are left?`,
      a - b,
      ['Giving away means taking off.', `Work out ${num(a)} − ${num(b)}.`],
    )
  }

export const storyGroups =
  (groups: Range, each: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, groups), within(random, each)]
    const [box, good] = [random.pick(boxes), random.pick(goods)]
    return askNumber(
      `There are ${num(a)} ${box} with ${num(b)} ${good} in each. How many ${good} are there altogether?`,
      a * b,
      ['The same number again and again means multiplying.', `Work out ${num(a)} × ${num(b)}.`],
    )
  }

export const storyShare =
  (children: Range, each: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, children), within(random, each)]
    const good = random.pick(goods)
    return askNumber(
      `${num(a * b)} ${good} are shared equally among ${num(a)} children. How many ${good} does each child get?`,
      b,
      ['Sharing equally means dividing.', `Work out ${num(a * b)} ÷ ${num(a)}.`],
    )
  }

export const storyTwoSteps =
  (groups: Range, each: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, groups), within(random, each)]
    const gone = random.whole(1, b)
    const [box, good] = [random.pick(boxes), random.pick(goods)]
    return askNumber(
      `A shop gets ${num(a)} ${box} of ${num(b)} ${good} and sells ${num(gone)} of them. How many ${good} are left?`,
      a * b - gone,
      [
        `First find how many there were: ${num(a)} × ${num(b)}.`,
        `There were ${num(a * b)}. Take away ${num(gone)}.`,
      ],
    )
  }
