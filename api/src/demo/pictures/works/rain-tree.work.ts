import { collage } from '../hands/collage.ts'
import { lettering } from '../hands/lettering.ts'
import { box, type Line, oval, points } from '../hands/strokes.ts'
import type { Easel } from './work.ts'

export const leaf = (x: number, y: number, long: number, wide: number, turn: number): Line => {
  const [c, s] = [Math.cos(turn), Math.sin(turn)]
  return [
    [-1, 0],
    [-0.5, -0.8],
    [0.2, -1],
    [0.8, -0.5],
    [1, 0],
    [0.8, 0.5],
    [0.2, 1],
    [-0.5, 0.8],
  ].map(
    ([a = 0, b = 0]) => [x + a * long * c - b * wide * s, y + a * long * s + b * wide * c] as const,
  )
}

export const drops = ({ dice, w, h }: Easel) => {
  const hand = collage(dice, w, h, '#DCE7D2')
  const days = [
    ['M', 188],
    ['T', 230],
    ['W', 164],
    ['T', 301],
    ['F', 256],
    ['S', 342],
    ['S', 412],
  ] as const
  return [
    hand.sheet,
    hand.fill(box(18, 12, 330, 276), '#FFFDF4'),
    lettering(hand, dice, 'Leaves in a day', {
      x: 34,
      y: 44,
      high: 18,
      colour: '#2F5D34',
      width: 2.8,
    }),
    ...days.map(([day, count], at) => {
      const [x, high] = [46 + at * 42, count * 0.43]
      return (
        hand.fill(box(x, 258 - high, 28, high), at === 6 ? '#E8A317' : '#6BA35A') +
        lettering(hand, dice, day, { x: x + 8, y: 280, high: 13, colour: '#3D3A44', width: 2 })
      )
    }),
    hand.line(points('36,260 340,260'), '#3D3A44', 3),
    lettering(hand, dice, '412', { x: 288, y: 72, high: 17, colour: '#C0392B', width: 2.8 }),
    ...Array.from({ length: 13 }, (_, at) =>
      hand.fill(
        leaf(
          374 + (at % 3) * 36 + dice.between(-6, 6),
          34 + Math.floor(at / 3) * 56 + dice.between(-8, 8),
          20,
          9,
          dice.between(0, 6),
        ),
        dice.pick(['#5E8F3E', '#B7A23A', '#8A5A34', '#7FA65A', '#C9792E']),
      ),
    ),
    hand.fill(oval(420, 274, 30, 14), '#E2A3B5'),
    ...Array.from({ length: 11 }, (_, at) =>
      hand.line(points(`420,276 ${392 + at * 5.6},${248 - (at % 2) * 5}`), '#E2649C', 2),
    ),
  ].join('')
}
