import { askChoice, askFraction, askNumber, askOrder, different, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { gcd, minus, num, plus, ratio, times } from './ratio.ts'

const ordinal: Readonly<Record<number, string>> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  8: 'eighth',
  10: 'tenth',
}

export const unitOf =
  (parts: readonly number[], each: Range): Ask =>
  (random) => {
    const [by, value] = [random.pick(parts), within(random, each)]
    return askNumber(`What is one ${ordinal[by]} of ${num(by * value)}?`, value, [
      `Share ${num(by * value)} into ${by} equal parts.`,
      `Work out ${num(by * value)} ÷ ${by}.`,
    ])
  }

export const shaded =
  (parts: Range): Ask =>
  (random) => {
    const all = within(random, parts)
    const some = random.whole(1, all - 1)
    const what = random.pick(['paratha', 'garden', 'chocolate bar', 'flag', 'paper strip'])
    return askFraction(
      `A ${what} is cut into ${all} equal parts, and ${some} of them ${some === 1 ? 'is' : 'are'} coloured. What fraction is coloured?`,
      ratio(some, all),
      [
        'Count the equal parts: that is the denominator, below the line.',
        'Count the coloured parts: that is the numerator, above the line.',
      ],
    )
  }

export const fractionOf =
  (parts: Range, each: Range): Ask =>
  (random) => {
    const [by, one] = [within(random, parts), within(random, each)]
    const some = random.whole(1, by - 1)
    return askNumber(`What is ${some}/${by} of ${num(by * one)}?`, some * one, [
      `First find one part: ${num(by * one)} ÷ ${by}.`,
      `One part is ${num(one)}. Take ${some} of them.`,
    ])
  }

export const sameBottom =
  (parts: Range): Ask =>
  (random) => {
    const by = within(random, parts)
    const [a, b] = [random.whole(2, by), random.whole(1, by - 1)]
    const subtracts = a > b && random.next() < 0.5
    return askFraction(
      `What is ${a}/${by} ${subtracts ? '−' : '+'} ${b}/${by}?`,
      ratio(subtracts ? a - b : a + b, by),
      [
        'The parts have the same size: the denominator stays.',
        `Only ${subtracts ? 'subtract' : 'add'} the numerators.`,
      ],
    )
  }

const proper = (random: Parameters<Ask>[0], parts: Range) => {
  const by = within(random, parts)
  return { n: random.whole(1, by - 1), d: by }
}

export const twoBottoms =
  (parts: Range): Ask =>
  (random) => {
    const [a, b] = [proper(random, parts), proper(random, parts)]
    const both = (a.d * b.d) / gcd(a.d, b.d)
    const subtracts = a.n * b.d > b.n * a.d
    return askFraction(
      `What is ${a.n}/${a.d} ${subtracts ? '−' : '+'} ${b.n}/${b.d}?`,
      subtracts ? minus(a, b) : plus(a, b),
      [
        `Find a denominator that both ${a.d} and ${b.d} divide.`,
        `Write both in parts of ${both}: ${(a.n * both) / a.d}/${both} and ${(b.n * both) / b.d}/${both}.`,
      ],
    )
  }

export const fractionProduct =
  (parts: Range): Ask =>
  (random) => {
    const [a, b] = [proper(random, parts), proper(random, parts)]
    return askFraction(`What is ${a.n}/${a.d} × ${b.n}/${b.d}?`, times(a, b), [
      'Multiply the numerators, and multiply the denominators.',
      `The denominator is ${a.d} × ${b.d}, before you cancel.`,
    ])
  }

export const fractionQuotient =
  (parts: Range): Ask =>
  (random) => {
    const [a, b] = [proper(random, parts), proper(random, parts)]
    return askFraction(`What is ${a.n}/${a.d} ÷ ${b.n}/${b.d}?`, ratio(a.n * b.d, a.d * b.n), [
      'Dividing by a fraction is multiplying by its reciprocal.',
      `Work out ${a.n}/${a.d} × ${b.d}/${b.n}.`,
    ])
  }

export const equivalent =
  (parts: Range, factor: Range): Ask =>
  (random) => {
    const [a, by] = [proper(random, parts), within(random, factor)]
    return askNumber(
      `${a.n}/${a.d} equals a fraction with the denominator ${a.d * by}. What is its numerator?`,
      a.n * by,
      [
        `By how much was the denominator ${a.d} multiplied?`,
        `It was multiplied by ${by}. Do the same with ${a.n}.`,
      ],
    )
  }

export const mixedToFraction =
  (wholes: Range, parts: Range): Ask =>
  (random) => {
    const [one, rest] = [within(random, wholes), proper(random, parts)]
    return askFraction(
      `Write ${one} ${rest.n}/${rest.d} as one fraction.`,
      ratio(one * rest.d + rest.n, rest.d),
      [
        `Each whole has ${rest.d} parts.`,
        `${one} × ${rest.d} = ${one * rest.d} parts, and ${rest.n} more.`,
      ],
    )
  }

export const greaterFraction =
  (parts: Range): Ask =>
  (random) => {
    const by = different(random, 2, parts)
    const [a = 2, b = 3] = by
    const one = random.whole(1, a - 1)
    const candidates = Array.from({ length: b - 1 }, (_, index) => index + 1).filter(
      (n) => n * a !== one * b,
    )
    const other = random.pick(candidates)
    const [left, right] = [`${one}/${a}`, `${other}/${b}`]
    const leftWins = one * b > other * a
    return askChoice(
      random,
      `Which fraction is greater: ${left} or ${right}?`,
      { right: leftWins ? left : right, wrong: [leftWins ? right : left] },
      [
        'Bring both to the same denominator.',
        `In parts of ${a * b} they are ${one * b}/${a * b} and ${other * a}/${a * b}.`,
      ],
    )
  }

export const unitFractionsInOrder =
  (parts: Range): Ask =>
  (random) => {
    const right = different(random, 4, parts)
      .toSorted((a, b) => b - a)
      .map((by) => `1/${by}`)
    return askOrder(
      random,
      `Put these fractions in order, smallest first: ${right.toSorted().join('; ')}.`,
      right,
      [
        'The more parts a whole is cut into, the smaller each part is.',
        'The largest denominator belongs to the smallest fraction.',
      ],
    )
  }

const endsAsDecimal = [2, 4, 5, 8, 10, 20, 25, 50]

export const toDecimal = (): Ask => (random) => {
  const by = random.pick(endsAsDecimal)
  const some = random.whole(1, by - 1)
  const to = 1000 % by === 0 && 100 % by !== 0 ? 1000 : 100
  return askNumber(`Write ${some}/${by} as a decimal.`, ratio(some, by), [
    `Find an equal fraction with the denominator ${to}.`,
    `Multiply both by ${to / by}: that gives ${(some * to) / by} parts of ${to}.`,
  ])
}
