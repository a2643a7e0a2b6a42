import { crayon } from '../hands/crayon.ts'
import { lettering } from '../hands/lettering.ts'
import { box, oval } from '../hands/strokes.ts'
import { dotAt } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const cake = ({ dice, w, h }: Easel) => {
  const hand = crayon(dice, w, h, '#FFF4D8')
  return [
    hand.sheet,
    hand.fill(box(282, 24, 150, 268), '#3E9E8E'),
    hand.fill(box(306, 52, 100, 64), '#2F7F74'),
    dotAt(hand, 412, 176, 6, '#F2C230'),
    lettering(hand, dice, '17', { x: 332, y: 104, high: 38, colour: '#FFF4D8', width: 6 }),
    lettering(hand, dice, 'or 71?', { x: 312, y: 152, high: 20, colour: '#FFE07A', width: 3.6 }),
    hand.fill(oval(130, 266, 104, 18), '#C9CFD6'),
    hand.fill(box(54, 190, 152, 70), '#8B4A26'),
    hand.fill(
      [
        [54, 192],
        [206, 192],
        [206, 214],
        [188, 206],
        [170, 220],
        [148, 206],
        [126, 222],
        [104, 206],
        [82, 220],
        [54, 210],
      ],
      '#F4A9C4',
    ),
    hand.fill(box(82, 140, 96, 50), '#F4A9C4'),
    ...[100, 130, 160].map(
      (x, at) =>
        hand.line(
          [
            [x, 140],
            [x, 110],
          ],
          ['#2F6FB5', '#4E9A45', '#E8603C'][at] ?? '#000',
          6,
        ) + hand.fill(oval(x, 100, 5, 9), '#F6B21B'),
    ),
    lettering(hand, dice, 'Wrong number,', { x: 22, y: 46, high: 24, colour: '#D9463F', width: 4 }),
    lettering(hand, dice, 'right door', { x: 52, y: 84, high: 22, colour: '#2F6FB5', width: 4 }),
  ].join('')
}
