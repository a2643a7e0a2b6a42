import { askChoice, askNumber, different, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num, ratio } from './ratio.ts'

interface Measure {
  large: string
  small: string
  of: number
}

export const metres: Measure = { large: 'm', small: 'cm', of: 100 }
export const kilometres: Measure = { large: 'km', small: 'm', of: 1000 }
export const kilograms: Measure = { large: 'kg', small: 'g', of: 1000 }
export const litres: Measure = { large: 'litres', small: 'ml', of: 1000 }

export const toSmaller =
  (measures: readonly Measure[], range: Range): Ask =>
  (random) => {
    const [{ large, small, of }, value] = [random.pick(measures), within(random, range)]
    const rest = random.whole(0, 9) * (of / 10)
    const given =
      rest === 0 ? `${num(value)} ${large}` : `${num(value)} ${large} and ${num(rest)} ${small}`
    return askNumber(
      `How many ${small} are ${given}?`,
      value * of + rest,
      [
        `1 ${large === 'litres' ? 'litre' : large} is ${num(of)} ${small}.`,
        `Multiply ${num(value)} by ${num(of)}${rest === 0 ? '' : `, then add ${num(rest)}`}.`,
      ],
      { unit: small },
    )
  }

export const toLarger =
  (measures: readonly Measure[], range: Range): Ask =>
  (random) => {
    const [{ large, small, of }, tenths] = [random.pick(measures), within(random, range)]
    return askNumber(
      `How many ${large} are ${num((tenths * of) / 10)} ${small}? Write a decimal where needed.`,
      ratio(tenths, 10),
      [
        `${num(of)} ${small} are 1 ${large === 'litres' ? 'litre' : large}.`,
        `Divide by ${num(of)}.`,
      ],
      { unit: large },
    )
  }

export const longer =
  (range: Range): Ask =>
  (random) => {
    const [a = 1, b = 2] = different(random, 2, range).toSorted((x, y) => y - x)
    const what = random.pick(['rope', 'ribbon', 'snake', 'stick', 'string'])
    const [one, other] = random.next() < 0.5 ? [a, b] : [b, a]
    return askNumber(
      `One ${what} is ${one} cm long, the other ${other} cm. How many cm longer is the longer one?`,
      a - b,
      ['How much longer is found by taking the shorter one off.', `Work out ${a} − ${b}.`],
      { unit: 'cm' },
    )
  }

const guesses = [
  ['the length of a pencil', 'cm', ['km', 'kg', 'litres']],
  ['the weight of an elephant', 'kg', ['cm', 'ml', 'km']],
  ['the water in a bucket', 'litres', ['km', 'cm', 'hours']],
  ['the way from Delhi to Agra', 'km', ['cm', 'g', 'ml']],
  ['the weight of a letter', 'g', ['km', 'litres', 'hours']],
  ['the medicine in a spoon', 'ml', ['km', 'kg', 'hours']],
  ['the height of a door', 'm', ['kg', 'km', 'ml']],
  ['the time of a school day', 'hours', ['cm', 'kg', 'litres']],
] as const

export const fittingUnit = (): Ask => (random) => {
  const [what, right, wrong] = random.pick(guesses)
  return askChoice(random, `In which unit is ${what} measured best?`, { right, wrong }, [
    'Is it a length, a weight, an amount of liquid, or a time?',
    'Choose the unit that gives neither a tiny nor a huge number.',
  ])
}

export const hops =
  (length: Range, count: Range): Ask =>
  (random) => {
    const [each, many] = [within(random, length), within(random, count)]
    return askNumber(
      `A frog hops ${each} cm at a time. How many cm does it get with ${many} hops?`,
      each * many,
      ['Each hop adds the same length.', `Add ${each} as often as it hops: ${many} times.`],
      { unit: 'cm' },
    )
  }
