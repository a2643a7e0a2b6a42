import type { Random } from '../../../server/random.ts'
import { arc, type Hand, oval } from './strokes.ts'

export const dotAt = (_hand: Hand, x: number, y: number, r: number, colour = '#1E1B22') =>
  `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${Math.max(0.9, r).toFixed(1)}" fill="${colour}"/>`

/** The sun as it hangs in the corner of a picture. */
export function sun(hand: Hand, x: number, y: number, r: number, colour = '#F6B21B'): string {
  const rays = Array.from({ length: 16 }, (_, index) => {
    const angle = (index / 16) * Math.PI * 2 + 0.1
    const far = index % 2 ? 1.55 : 1.85
    const [c, s] = [Math.cos(angle) * r, Math.sin(angle) * r]
    return hand.line(
      [
        [x + c * 1.2, y + s * 1.2],
        [x + c * far, y + s * far],
      ],
      colour,
    )
  })
  return hand.fill(oval(x, y, r), colour) + rays.join('')
}

export const moon = (hand: Hand, x: number, y: number, r: number, colour = '#F7E6A6') =>
  hand.fill(
    [...arc(x, y, r, 50, 310), ...arc(x + r * 0.5, y, r * 0.78, 285, 75).map((one) => one)],
    colour,
  )

export function stars(
  hand: Hand,
  dice: Random,
  w: number,
  h: number,
  count: number,
  colour: string,
) {
  return Array.from({ length: count }, () => {
    const [x, y, r] = [dice.between(8, w - 8), dice.between(8, h), dice.between(2.5, 5)]
    return (
      hand.line(
        [
          [x - r, y],
          [x + r, y],
        ],
        colour,
        1.6,
      ) +
      hand.line(
        [
          [x, y - r],
          [x, y + r],
        ],
        colour,
        1.6,
      )
    )
  }).join('')
}

export const cloud = (hand: Hand, x: number, y: number, r: number, colour: string) =>
  hand.fill(
    [
      ...arc(x - r, y, r * 0.7, 120, 280),
      ...arc(x, y - r * 0.4, r * 0.8, 200, 340),
      ...arc(x + r, y, r * 0.7, 260, 420),
    ],
    colour,
  )

export function flower(hand: Hand, x: number, y: number, high: number, colour: string): string {
  const r = high * 0.16
  const petals = [0, 1, 2, 3, 4].map((index) => {
    const angle = (index / 5) * Math.PI * 2
    return hand.fill(
      oval(x + Math.cos(angle) * r, y - high + Math.sin(angle) * r, r * 0.75),
      colour,
    )
  })
  return (
    hand.line(
      [
        [x, y],
        [x + 2, y - high * 0.5],
        [x, y - high],
      ],
      '#3F8B3C',
    ) +
    petals.join('') +
    hand.fill(oval(x, y - high, r * 0.55), '#F4C430')
  )
}

export const note = (hand: Hand, x: number, y: number, size: number, colour: string) =>
  hand.fill(oval(x, y, size * 0.3, size * 0.22, -20), colour) +
  hand.line(
    [
      [x + size * 0.27, y],
      [x + size * 0.3, y - size],
      [x + size * 0.75, y - size * 0.75],
    ],
    colour,
  )

/** A name that nobody can read, in the corner. */
export const scrawl = (hand: Hand, dice: Random, x: number, y: number, colour: string, wide = 34) =>
  hand.line(
    Array.from(
      { length: 9 },
      (_, index) =>
        [x + (wide / 8) * index, y + (index % 2 ? -1 : 1) * dice.between(1.5, 6)] as const,
    ),
    colour,
    1.6,
  )
