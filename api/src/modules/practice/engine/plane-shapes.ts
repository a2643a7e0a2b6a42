import { askNumber, within } from './question.ts'
import type { Ask, Range } from './question.ts'
import { num } from './ratio.ts'

const cm = { unit: 'cm' } as const
const inSquare = { unit: 'square cm' } as const

export const squarePerimeter =
  (range: Range): Ask =>
  (random) => {
    const [side, shape] = [
      within(random, range),
      random.pick(['square', 'triangle with equal sides', 'hexagon with equal sides']),
    ]
    const count = shape === 'square' ? 4 : shape.startsWith('tri') ? 3 : 6
    return askNumber(
      `What is the perimeter of a ${shape}, if one side is ${num(side)} cm long?`,
      side * count,
      ['The perimeter is the way once around.', `All ${count} sides are ${num(side)} cm long.`],
      cm,
    )
  }

export const rectangle =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, range)]
    return random.next() < 0.5
      ? askNumber(
          `A rectangle is ${num(a)} cm long and ${num(b)} cm wide. What is its perimeter?`,
          2 * (a + b),
          [
            'The perimeter is the way once around: two lengths and two widths.',
            `One length and one width make ${num(a + b)} cm. Double it.`,
          ],
          cm,
        )
      : askNumber(
          `A rectangle is ${num(a)} cm long and ${num(b)} cm wide. What is its area in square cm?`,
          a * b,
          [
            'The area is how many squares of 1 cm fit in.',
            `There are ${num(b)} rows of ${num(a)} squares.`,
          ],
          inSquare,
        )
  }

export const missingSide =
  (range: Range): Ask =>
  (random) => {
    const [a, b] = [within(random, range), within(random, range)]
    return askNumber(
      `A rectangle has an area of ${num(a * b)} square cm and is ${num(a)} cm long. How wide is it, in cm?`,
      b,
      ['Length times width is the area.', `Which number times ${num(a)} gives ${num(a * b)}?`],
      cm,
    )
  }

export const triangleArea =
  (range: Range): Ask =>
  (random) => {
    const [base, height] = [within(random, range) * 2, within(random, range)]
    return askNumber(
      `A triangle has a base of ${num(base)} cm and a height of ${num(height)} cm. What is its area in square cm?`,
      (base * height) / 2,
      [
        'A triangle is half of a rectangle with the same base and height.',
        `The rectangle has ${num(base)} × ${num(height)} square cm. Take half of it.`,
      ],
      inSquare,
    )
  }

export const parallelogram =
  (range: Range): Ask =>
  (random) => {
    const [a, b, height] = [within(random, range), within(random, range), within(random, range) * 2]
    return askNumber(
      `A trapezium has parallel sides of ${num(a)} cm and ${num(b)} cm, ${num(height)} cm apart. What is its area in square cm?`,
      ((a + b) * height) / 2,
      [
        'Take the sum of the parallel sides, times the height, and half of that.',
        `The sides make ${num(a + b)} cm together; half of the height is ${num(height / 2)} cm.`,
      ],
      inSquare,
    )
  }

export const circle =
  (range: Range): Ask =>
  (random) => {
    const radius = within(random, range) * 7
    return random.next() < 0.5
      ? askNumber(
          `A circle has a radius of ${radius} cm. What is its circumference? Use 22/7 for pi.`,
          (2 * 22 * radius) / 7,
          [
            'The circumference is 2 times pi times the radius.',
            `2 × ${radius} = ${2 * radius}. Multiply by 22 and divide by 7.`,
          ],
          cm,
        )
      : askNumber(
          `A circle has a radius of ${radius} cm. What is its area in square cm? Use 22/7 for pi.`,
          (22 * radius * radius) / 7,
          [
            'The area is pi times the radius squared.',
            `${radius} × ${radius} = ${num(radius * radius)}. Multiply by 22 and divide by 7.`,
          ],
          inSquare,
        )
  }

export const similar =
  (range: Range): Ask =>
  (random) => {
    const [a, b, by] = [within(random, range), within(random, range), random.whole(2, 6)]
    return askNumber(
      `Two triangles are similar. A side of ${a} cm in the first is ${a * by} cm in the second. Another side of the first is ${b} cm. How long is it in the second, in cm?`,
      b * by,
      ['All sides grow by the same factor.', `The factor is ${a * by} ÷ ${a}.`],
      cm,
    )
  }
