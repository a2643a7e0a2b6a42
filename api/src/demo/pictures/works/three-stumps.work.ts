import { feltTip } from '../hands/felt-tip.ts'
import { arc, box, oval } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { type Easel } from './work.ts'

export const stumps = ({ dice, w, h }: Easel) => {
  const hand = feltTip(dice, w, h, '#FFF9EE')
  const bricks = Array.from({ length: 7 }, (_, row) =>
    Array.from({ length: 6 }, (_unused, at) =>
      hand.fill(
        box(at * 92 - (row % 2) * 46, 6 + row * 31, 86, 26),
        dice.pick(['#D97B53', '#C96A45', '#E08E66', '#BF5C3C']),
      ),
    ),
  ).flat()
  return [
    hand.sheet,
    ...bricks,
    hand.fill(
      [
        [0, 226],
        [w, 220],
        [w, h],
        [0, h],
      ],
      '#D9C79A',
    ),
    ...[0, 1, 2].map(
      (at) =>
        `<rect x="${214 + at * 25}" y="92" width="13" height="134" fill="#FFFDF5" stroke="#1E1B22" stroke-width="2.4" transform="rotate(${at - 1.4} ${220 + at * 25} 160)"/>`,
    ),
    hand.line(
      [
        [208, 86],
        [244, 80],
        [284, 86],
      ],
      '#FFFDF5',
      7,
    ),
    person(hand, {
      x: 352,
      y: 288,
      high: 188,
      top: '#3E8E5A',
      has: 'cap',
      hands: [
        [-1.2, 0.9],
        [-0.5, 1.1],
      ],
    }),
    hand.fill(
      [
        [292, 206],
        [304, 200],
        [286, 284],
        [270, 280],
      ],
      '#EBC886',
    ),
    hand.fill(oval(122, 188, 17), '#D22F2F'),
    hand.line(arc(118, 188, 14, -60, 60), '#FFF', 1.8),
    ...[0, 1, 2].map((at) =>
      hand.line(
        [
          [64 - at * 4, 176 + at * 14],
          [96, 178 + at * 10],
        ],
        '#1E1B22',
        2,
      ),
    ),
    hand.line(
      [
        [150, 206],
        [166, 218],
        [186, 222],
      ],
      '#1E1B22',
      2,
    ),
  ].join('')
}
