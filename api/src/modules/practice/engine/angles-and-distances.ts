import { askChoice, askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num, ratio } from './ratio.ts'

const cm = { unit: 'cm' } as const
const degrees = { unit: 'degrees' } as const

export const thirdAngle = (): Ask => (random) => {
  const a = random.whole(20, 80)
  const b = random.whole(20, 90)
  return askNumber(
    `Two angles of a triangle are ${a} degrees and ${b} degrees. How many degrees has the third?`,
    180 - a - b,
    [
      'The angles of a triangle make 180 degrees together.',
      `The two make ${a + b} degrees. How many are missing to 180?`,
    ],
    degrees,
  )
}

export const anglePair = (): Ask => (random) => {
  const straight = random.next() < 0.5
  const whole = straight ? 180 : 90
  const a = random.whole(10, whole - 10)
  return askNumber(
    `Two angles make a ${straight ? 'straight line' : 'right angle'} together. One has ${a} degrees. How many degrees has the other?`,
    whole - a,
    [
      `A ${straight ? 'straight line' : 'right angle'} has ${whole} degrees.`,
      `Work out ${whole} − ${a}.`,
    ],
    degrees,
  )
}

export const angleKind = (): Ask => (random) => {
  const size = random.pick([random.whole(5, 85), 90, random.whole(95, 175), 180])
  const kinds = ['acute', 'right', 'obtuse', 'straight'] as const
  const right = size < 90 ? 'acute' : size === 90 ? 'right' : size < 180 ? 'obtuse' : 'straight'
  return askChoice(
    random,
    `Which kind of angle has ${size} degrees: acute, right, obtuse or straight?`,
    { right, wrong: kinds.filter((kind) => kind !== right) },
    [
      'Compare it with the corner of a page, which has 90 degrees.',
      'Acute is less than that corner, obtuse is more, straight is two of them.',
    ],
  )
}

export const polygonAngles =
  (range: Range): Ask =>
  (random) => {
    const count = within(random, range)
    return askNumber(
      `How many degrees do the inner angles of a polygon with ${count} sides make together?`,
      (count - 2) * 180,
      [
        'Cut it into triangles from one corner; each has 180 degrees.',
        `There are ${count - 2} triangles.`,
      ],
      degrees,
    )
  }

const triples = [
  [3, 4, 5],
  [5, 12, 13],
  [8, 15, 17],
  [7, 24, 25],
  [20, 21, 29],
] as const

export const pythagoras =
  (scale: Range): Ask =>
  (random) => {
    const [a, b, c] = random.pick(triples)
    const by = within(random, scale)
    return random.next() < 0.5
      ? askNumber(
          `The short sides of a right triangle are ${a * by} cm and ${b * by} cm. How long is the hypotenuse, in cm?`,
          c * by,
          [
            'The squares of the two short sides together are the square of the hypotenuse.',
            `The squares make ${num((c * by) ** 2)} together. Take the square root.`,
          ],
          cm,
        )
      : askNumber(
          `A ladder of ${c * by} m leans on a wall; its foot is ${a * by} m from the wall. How many metres high does it reach?`,
          b * by,
          [
            'Wall, ground and ladder make a right triangle; the ladder is the hypotenuse.',
            `The square of the height is ${num((c * by) ** 2)} − ${num((a * by) ** 2)}.`,
          ],
          { unit: 'm' },
        )
  }

export const distance =
  (scale: Range): Ask =>
  (random) => {
    const [a, b, c] = random.pick(triples)
    const by = within(random, scale)
    const [x, y] = [random.whole(-5, 5), random.whole(-5, 5)]
    return askNumber(
      `How far is the point (${num(x)}, ${num(y)}) from the point (${num(x + a * by)}, ${num(y + b * by)})?`,
      c * by,
      [
        'Find how far they are apart to the side, and how far up.',
        `They are ${a * by} and ${b * by} apart: use the theorem of Pythagoras.`,
      ],
    )
  }

export const midpoint =
  (size: number): Ask =>
  (random) => {
    const [a, b] = [random.whole(-size, size), random.whole(-size, size)]
    const [c, d] = [random.whole(-size, size), random.whole(-size, size)]
    const axis = random.pick(['x', 'y'])
    const value = axis === 'x' ? ratio(a + c, 2) : ratio(b + d, 2)
    return askNumber(
      `What is the ${axis} coordinate of the midpoint of (${num(a)}, ${num(b)}) and (${num(c)}, ${num(d)})?`,
      value,
      [`Look only at the two ${axis} coordinates.`, 'Add them and take half.'],
    )
  }
