import { askChoice, askNumber, askOrder, different, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { decimal, num, ratio } from './ratio.ts'

/** Ranges count tenths or hundredths, by the places. */
export const decimalSum =
  (range: Range, places: number): Ask =>
  (random) => {
    const all = [within(random, range), within(random, range)]
    const [a, b] = [Math.max(...all), Math.min(...all)]
    const subtracts = a > b && random.next() < 0.5
    return askNumber(
      `What is ${decimal(a, places)} ${subtracts ? '−' : '+'} ${decimal(b, places)}?`,
      ratio(subtracts ? a - b : a + b, 10 ** places),
      [
        'Write one below the other, point below point.',
        `${subtracts ? 'Subtract' : 'Add'} as if there were no point, then set it again: ${places} ${places === 1 ? 'digit' : 'digits'} after it.`,
      ],
    )
  }

export const decimalTimesWhole =
  (range: Range, places: number, by: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, by)]
    return askNumber(`What is ${decimal(a, places)} × ${b}?`, ratio(a * b, 10 ** places), [
      `Multiply ${num(a)} by ${b} first, without the point.`,
      `Then set the point: as many digits after it as ${decimal(a, places)} has.`,
    ])
  }

export const decimalProduct =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, range)]
    return askNumber(`What is ${decimal(a, 1)} × ${decimal(b, 1)}?`, ratio(a * b, 100), [
      `Multiply ${a} by ${b} first, without the points.`,
      'Then set the point: the digits after both points together.',
    ])
  }

export const timesTen =
  (range: Range, places: number): Ask =>
  (random) => {
    const [a, by] = [within(random, range), random.pick([10, 100])]
    const divides = random.next() < 0.5
    return askNumber(
      `What is ${decimal(a, places)} ${divides ? '÷' : '×'} ${by}?`,
      divides ? ratio(a, 10 ** places * by) : ratio(a * by, 10 ** places),
      [
        `The digits stay; only their places change, ${by === 10 ? 'by one' : 'by two'}.`,
        `The number becomes ${divides ? 'smaller' : 'greater'}: move every digit to the ${divides ? 'right' : 'left'}.`,
      ],
    )
  }

export const tenthsAndHundredths = (): Ask => (random) => {
  const [ones, tenths, hundredths] = different(random, 3, [1, 9])
  return random.next() < 0.5
    ? askNumber(
        `Write as a decimal: ${ones} ones, ${tenths} tenths and ${hundredths} hundredths.`,
        ratio(Number(`${ones}${tenths}${hundredths}`), 100),
        [
          'The ones stand before the point.',
          'After it come first the tenths, then the hundredths.',
        ],
      )
    : askNumber(
        `Which digit stands for the tenths in ${ones}.${tenths}${hundredths}?`,
        tenths ?? 0,
        ['Look at the point.', 'The tenths are the first digit after it.'],
      )
}

export const greatestDecimal =
  (range: Range): Ask =>
  (random) => {
    // One has a single digit after the point, so that longer is not greater.
    const [first = 1, ...others] = different(random, 3, range)
    const round = Math.floor(first / 10) * 10
    const all = [round, ...others.map((one) => (one % 10 === 0 ? one + 1 : one))]
    if (all[1] === all[2]) all[1] = round + 15
    const written = (value: number) =>
      value % 10 === 0 ? decimal(value / 10, 1) : decimal(value, 2)
    const [right = 0, ...wrong] = all.toSorted((x, y) => y - x)
    return askChoice(
      random,
      `Which decimal is the greatest: ${all.map(written).join('; ')}?`,
      { right: written(right), wrong: wrong.map(written) },
      [
        'Compare the ones, then the tenths, then the hundredths.',
        'You may write a zero at the end, so that all have two digits after the point.',
      ],
    )
  }

export const decimalsInOrder =
  (range: Range): Ask =>
  (random) => {
    const right = different(random, 4, range).toSorted((a, b) => a - b)
    return askOrder(
      random,
      `Put these decimals in order, smallest first: ${right
        .toSorted((a, b) => (a % 7) - (b % 7))
        .map((one) => decimal(one, 2))
        .join('; ')}.`,
      right.map((one) => decimal(one, 2)),
      ['Compare the ones first.', 'Where they are equal, compare the tenths, then the hundredths.'],
    )
  }

export const roundDecimal =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    return askNumber(
      `Round ${decimal(value, 2)} to the nearest whole number.`,
      Math.floor((value + 50) / 100),
      ['Look at the first digit after the point.', 'From 5 on it is rounded up, below 5 down.'],
    )
  }
