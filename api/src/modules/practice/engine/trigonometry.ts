import { askFraction, askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { ratio } from './ratio.ts'

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const
const meanings = {
  sine: 'opposite side by hypotenuse',
  cosine: 'adjacent side by hypotenuse',
  tangent: 'opposite side by adjacent side',
} as const

export const sideRatio = (): Ask => (random) => {
  const [a, b, c] = random.pick(triples)
  const by = random.whole(1, 4)
  const which = random.pick(['sine', 'cosine', 'tangent'] as const)
  const value = { sine: ratio(a, c), cosine: ratio(b, c), tangent: ratio(a, b) }[which]
  return askFraction(
    `In a right triangle, the side opposite to an angle is ${a * by} cm, the side next to it ${b * by} cm and the hypotenuse ${c * by} cm. What is the ${which} of the angle, as a fraction?`,
    value,
    ['Which two of the three sides does it compare?', `It is ${meanings[which]}.`],
  )
}

export const otherRatio = (): Ask => (random) => {
  const [a, b, c] = random.pick(triples)
  const swapped = random.next() < 0.5
  const [one, other] = swapped ? [b, a] : [a, b]
  const asked = random.pick(['cosine', 'tangent'] as const)
  return askFraction(
    `The sine of an acute angle is ${one}/${c}. What is its ${asked}, as a fraction?`,
    asked === 'cosine' ? ratio(other, c) : ratio(one, other),
    [
      'Draw a right triangle with these two sides and find the third by Pythagoras.',
      `The square of the side next to the angle is ${c * c} − ${one * one}.`,
    ],
  )
}

export const tower =
  (range: Range): Ask =>
  (random) => {
    const [away, eyes] = [within(random, range), random.whole(1, 2)]
    const what = random.pick(['tower', 'palm tree', 'temple', 'lamp post', 'chimney'])
    return askNumber(
      `From ${away} m away, the top of a ${what} is seen at an angle of 45 degrees, by someone whose eyes are ${eyes} m above the ground. How many metres high is it?`,
      away + eyes,
      [
        'At 45 degrees, the tangent is 1: height above the eyes and distance are equal.',
        'Add the height of the eyes to the distance.',
      ],
      { unit: 'm' },
    )
  }

const values = [
  ['sine', 30, 1, 2],
  ['cosine', 60, 1, 2],
  ['tangent', 45, 1, 1],
  ['sine', 90, 1, 1],
  ['cosine', 0, 1, 1],
  ['sine', 0, 0, 1],
] as const

export const standardValue =
  (range: Range): Ask =>
  (random) => {
    const [name, angle, n, d] = random.pick(values)
    const by = within(random, range) * 2
    return askNumber(`What is ${by} times the ${name} of ${angle} degrees?`, ratio(by * n, d), [
      'Remember the table of standard angles: 0, 30, 45, 60 and 90 degrees.',
      `Find the ${name} of ${angle} degrees first, then multiply it by ${by}.`,
    ])
  }
