import { askChoice, askNumber, askOrder, different, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num } from './ratio.ts'

export const add =
  (one: Range, other: Range = one): Ask =>
  (random) => {
    const [a, b] = [within(random, one), within(random, other)]
    return askNumber(`What is ${num(a)} + ${num(b)}?`, a + b, [
      'Line up the digits by place: ones under ones, tens under tens.',
      a >= 10 || b >= 10
        ? `Add the ones first: ${a % 10} and ${b % 10} make ${(a % 10) + (b % 10)}. Carry a ten if you have one.`
        : `Start at ${Math.max(a, b)} and count on ${Math.min(a, b)} steps.`,
    ])
  }

export const subtract =
  (large: Range, small: Range): Ask =>
  (random) => {
    const pair = [within(random, large), within(random, small)]
    const [a, b] = [Math.max(...pair), Math.min(...pair)]
    return askNumber(`What is ${num(a)} − ${num(b)}?`, a - b, [
      'Think: how far is it from the smaller number to the larger one?',
      `Which number do you add to ${num(b)} to get ${num(a)}?`,
    ])
  }

export const missing =
  (sum: Range): Ask =>
  (random) => {
    const total = within(random, sum)
    const known = random.whole(1, total - 1)
    return askNumber(`What do you add to ${num(known)} to make ${num(total)}?`, total - known, [
      `Count on from ${num(known)} until you reach ${num(total)}.`,
      `It is the same as ${num(total)} − ${num(known)}.`,
    ])
  }

export const multiply =
  (one: Range, other: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, one), within(random, other)]
    const tens = Math.floor(a / 10) * 10
    return askNumber(`What is ${num(a)} × ${num(b)}?`, a * b, [
      `${num(a)} × ${num(b)} means ${num(b)} groups of ${num(a)}.`,
      a > 10 && a !== tens
        ? `Split it: ${num(tens)} × ${num(b)} = ${num(tens * b)}, and ${a - tens} × ${num(b)} = ${num((a - tens) * b)}. Add the two.`
        : `Start from ${num(a)} × ${num(b - 1)} = ${num(a * (b - 1))} and add ${num(a)} once more.`,
    ])
  }

export const divide =
  (by: Range, times: Range): Ask =>
  (random) => {
    const [b, quotient] = [within(random, by), within(random, times)]
    return askNumber(`What is ${num(b * quotient)} ÷ ${num(b)}?`, quotient, [
      `How many groups of ${num(b)} fit into ${num(b * quotient)}?`,
      `Think of the table of ${num(b)}: ${num(b)} times which number is ${num(b * quotient)}?`,
    ])
  }

export const remainder =
  (by: Range, times: Range): Ask =>
  (random) => {
    const b = within(random, by)
    const left = random.whole(1, b - 1)
    const a = b * within(random, times) + left
    return askNumber(`What is the remainder when ${num(a)} is divided by ${num(b)}?`, left, [
      `Find the largest multiple of ${num(b)} that is not more than ${num(a)}.`,
      `That multiple is ${num(a - left)}. How much is left up to ${num(a)}?`,
    ])
  }

const places = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands', 'lakhs', 'ten lakhs']

export const placeValue =
  (digits: number): Ask =>
  (random) => {
    const all = different(random, digits, [1, 9])
    const at = random.whole(1, digits - 1)
    const value = (all.at(-1 - at) ?? 0) * 10 ** at
    const number = Number(all.join(''))
    return askNumber(
      `What is the place value of the digit ${all.at(-1 - at)} in ${num(number)}?`,
      value,
      [
        'Count the places from the right: ones, tens, hundreds and so on.',
        `The digit is in the place of the ${places[at]}.`,
      ],
    )
  }

export const expanded =
  (digits: number): Ask =>
  (random) => {
    const all = Array.from({ length: digits }, () => random.whole(1, 9))
    const parts = all.map((digit, index) => digit * 10 ** (digits - 1 - index))
    const value = parts.reduce((sum, one) => sum + one, 0)
    return askNumber(`Which number is ${parts.map(num).join(' + ')}?`, value, [
      'Each part has its own place in the number.',
      'Write the first digits of the parts one after the other.',
    ])
  }

export const greatest =
  (range: Range, count = 3): Ask =>
  (random) => {
    const all = different(random, count, range).toSorted((a, b) => b - a)
    const [right = 0, ...wrong] = all
    return askChoice(
      random,
      `Which number is the greatest: ${all
        .toSorted((a, b) => (a % 7) - (b % 7))
        .map(num)
        .join('; ')}?`,
      { right: num(right), wrong: wrong.map(num) },
      ['More digits make a greater whole number.', 'Compare digit by digit from the left.'],
    )
  }

export const inOrder =
  (range: Range, count = 4): Ask =>
  (random) => {
    const right = different(random, count, range).toSorted((a, b) => a - b)
    return askOrder(
      random,
      `Put these numbers in order, smallest first: ${right
        .toSorted((a, b) => (a % 5) - (b % 5))
        .map(num)
        .join('; ')}.`,
      right.map(num),
      ['Find the smallest number first.', 'Then look for the smallest of those that are left.'],
    )
  }

export const pattern =
  (start: Range, step: Range): Ask =>
  (random) => {
    const [first, by] = [within(random, start), within(random, step)]
    const shown = [0, 1, 2, 3].map((index) => first + by * index)
    return askNumber(`Which number comes next: ${shown.map(num).join('; ')}?`, first + 4 * by, [
      'Look at how far it is from each number to the next.',
      `Each step is ${num(by)}. Add it to the last number.`,
    ])
  }

export const rounding =
  (range: Range, to: 10 | 100 | 1000): Ask =>
  (random) => {
    const value = within(random, range)
    const low = Math.floor(value / to) * to
    return askNumber(
      `Round ${num(value)} to the nearest ${num(to)}.`,
      Math.floor((value + to / 2) / to) * to,
      [
        `Which multiples of ${num(to)} are just below and just above it?`,
        `It lies between ${num(low)} and ${num(low + to)}; halfway is ${num(low + to / 2)}, and half goes up.`,
      ],
    )
  }

export const neighbour =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    const side = random.pick(['before', 'after'])
    return askNumber(
      `Which number comes just ${side} ${num(value)}?`,
      side === 'after' ? value + 1 : value - 1,
      ['Say the numbers aloud in order.', side === 'after' ? 'Count one more.' : 'Count one back.'],
    )
  }

export const half =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    return random.next() < 0.5
      ? askNumber(`What is double ${num(value)}?`, value * 2, [
          'Double means two times as much.',
          `Add ${num(value)} and ${num(value)}.`,
        ])
      : askNumber(`What is half of ${num(value * 2)}?`, value, [
          'Half means one of two equal parts.',
          'Halve the tens, halve the ones, then put them together.',
        ])
  }

export const oddOrEven =
  (range: Range): Ask =>
  (random) => {
    const value = within(random, range)
    const even = value % 2 === 0
    return askChoice(
      random,
      `Is ${num(value)} odd or even?`,
      { right: even ? 'even' : 'odd', wrong: [even ? 'odd' : 'even'] },
      ['Look at the ones digit only.', 'Even numbers end in 0, 2, 4, 6 or 8.'],
    )
  }

export const mixedOperations =
  (range: Range): Ask =>
  (random) => {
    const [a, b, c] = [within(random, range), random.whole(2, 9), random.whole(2, 9)]
    return askNumber(`What is ${num(a)} + ${b} × ${c}?`, a + b * c, [
      'Multiply before you add.',
      `${b} × ${c} = ${b * c}. Now add it to ${num(a)}.`,
    ])
  }
