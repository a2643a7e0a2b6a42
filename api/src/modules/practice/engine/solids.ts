import { askChoice, askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num } from './ratio.ts'

const shapes = [
  ['triangle', 3],
  ['square', 4],
  ['rectangle', 4],
  ['pentagon', 5],
  ['hexagon', 6],
  ['octagon', 8],
] as const
const solids = [
  ['cube', 6, 12, 8],
  ['cuboid', 6, 12, 8],
  ['square pyramid', 5, 8, 5],
  ['triangular prism', 5, 9, 6],
] as const
const inSquare = { unit: 'square cm' } as const
const inCubic = { unit: 'cubic cm' } as const

export const sides =
  (most: number): Ask =>
  (random) => {
    const [shape, count] = random.pick(shapes)
    const many = random.whole(1, most)
    return askNumber(
      many === 1
        ? `How many sides has one ${shape}?`
        : `How many sides have ${many} separate ${shape}s together?`,
      count * many,
      [
        'Draw the shape and count its straight sides.',
        many === 1
          ? 'Go around it once, from corner to corner.'
          : `Count the sides of one, then count on for ${many} shapes.`,
      ],
    )
  }

export const partsOfSolid = (): Ask => (random) => {
  const [solid, faces, edges, corners] = random.pick(solids)
  const [part, count] = random.pick([
    ['faces', faces],
    ['edges', edges],
    ['corners', corners],
  ] as const)
  const many = random.whole(1, 3)
  return askNumber(
    `How many ${part} ${many === 1 ? `has one ${solid}` : `have ${many} separate ${solid}s together`}?`,
    count * many,
    [
      'Think of a box: faces are flat, edges are where two faces meet, corners are points.',
      `Count them on one ${solid}: top, bottom, and around${many === 1 ? '' : `; then take it ${many} times`}.`,
    ],
  )
}

export const roundShapes = (): Ask => (random) => {
  const [what, right, wrong] = random.pick([
    ['a ball', 'sphere', ['cube', 'cone', 'cylinder']],
    ['a dice', 'cube', ['sphere', 'cone', 'cylinder']],
    ['a tin of milk powder', 'cylinder', ['cube', 'cone', 'sphere']],
    ['a birthday cap', 'cone', ['cube', 'sphere', 'cuboid']],
    ['a brick', 'cuboid', ['cone', 'sphere', 'cylinder']],
    ['a matchbox', 'cuboid', ['cone', 'sphere', 'cylinder']],
    ['a laddoo', 'sphere', ['cuboid', 'cone', 'cylinder']],
    ['a drum', 'cylinder', ['cone', 'cube', 'sphere']],
  ] as const)
  return askChoice(random, `Which shape has ${what}?`, { right, wrong }, [
    'Does it roll, or does it lie flat?',
    'Think of its top and its bottom.',
  ])
}

export const cuboid =
  (range: Range): Ask =>
  (random) => {
    const [a, b, c] = [within(random, range), within(random, range), within(random, range)]
    return random.next() < 0.6
      ? askNumber(
          `A box is ${a} cm long, ${b} cm wide and ${c} cm high. What is its volume in cubic cm?`,
          a * b * c,
          [
            'The volume is length times width times height.',
            `The bottom has ${num(a * b)} square cm; there are ${c} layers.`,
          ],
          inCubic,
        )
      : askNumber(
          `A box is ${a} cm long, ${b} cm wide and ${c} cm high. What is its surface in square cm?`,
          2 * (a * b + b * c + a * c),
          [
            'There are three pairs of equal faces.',
            `The faces have ${num(a * b)}, ${num(b * c)} and ${num(a * c)} square cm; each is there twice.`,
          ],
          inSquare,
        )
  }

/** Radii are multiples of 7, so that 22/7 gives whole numbers. */

export const cylinder =
  (range: Range): Ask =>
  (random) => {
    const [radius, height] = [random.whole(1, 3) * 7, within(random, range)]
    const cone = random.next() < 0.4
    const high = cone ? height * 3 : height
    return askNumber(
      `A ${cone ? 'cone' : 'cylinder'} has a radius of ${radius} cm and a height of ${high} cm. What is its volume in cubic cm? Use 22/7 for pi.`,
      (22 * radius * radius * height) / 7,
      [
        cone
          ? 'A cone has a third of the volume of its cylinder.'
          : 'The volume is the area of the circle times the height.',
        `The circle has ${num((22 * radius * radius) / 7)} square cm. Multiply by ${high}${cone ? ' and divide by 3' : ''}.`,
      ],
      inCubic,
    )
  }
