import { collage } from '../hands/collage.ts'
import { crayon } from '../hands/crayon.ts'
import { lettering } from '../hands/lettering.ts'
import { arc, box, oval, points } from '../hands/strokes.ts'
import { dotAt } from '../hands/things.ts'
import type { Easel } from './work.ts'

export const tooth = ({ dice, w, h }: Easel) => {
  const hand = crayon(dice, w, h, '#FDE6EA')
  return [
    hand.sheet,
    hand.fill(
      points(
        '150,92 178,74 206,86 236,74 264,94 266,140 254,176 246,226 232,230 222,182 206,170 192,182 180,230 166,226 160,176 148,140',
      ),
      '#FFFFFF',
    ),
    hand.line(
      points(
        '150,92 178,74 206,86 236,74 264,94 266,140 254,176 246,226 232,230 222,182 206,170 192,182 180,230 166,226 160,176 148,140 150,92',
      ),
      '#6C8EBF',
      4,
    ),
    dotAt(hand, 188, 118, 5),
    dotAt(hand, 226, 118, 5),
    hand.line(arc(207, 128, 18, 20, 160), '#C23B54', 4),
    hand.fill(oval(370, 232, 48, 34), '#9A94A6'),
    hand.fill(oval(326, 208, 24, 22), '#9A94A6'),
    hand.fill(oval(312, 180, 15), '#E9A3B5'),
    hand.fill(oval(344, 182, 15), '#E9A3B5'),
    dotAt(hand, 320, 204, 3.4),
    dotAt(hand, 304, 214, 4, '#C23B54'),
    hand.line(points('416,236 446,224 440,190 462,170'), '#C98BA0', 5),
    hand.line(points('312,222 280,226'), '#6B6475', 3),
    hand.line(points('356,262 352,274 340,274'), '#6B6475', 4),
    hand.fill(oval(270, 240, 12, 12), '#F2C230'),
    lettering(hand, dice, 'To my first tooth', {
      x: 58,
      y: 46,
      high: 29,
      colour: '#8E57B8',
      width: 4.4,
    }),
    lettering(hand, dice, 'I hope the', { x: 22, y: 118, high: 17, colour: '#2F6FB5', width: 3 }),
    lettering(hand, dice, 'mouse', { x: 30, y: 150, high: 17, colour: '#2F6FB5', width: 3 }),
    lettering(hand, dice, 'was', { x: 40, y: 182, high: 17, colour: '#2F6FB5', width: 3 }),
    lettering(hand, dice, 'kind.', { x: 50, y: 214, high: 17, colour: '#2F6FB5', width: 3 }),
    hand.line(points('20,282 120,276 240,286 360,280 460,284'), '#E2649C', 5),
  ].join('')
}

export const seven = ({ dice, w, h }: Easel) => {
  const hand = collage(dice, w, h, '#2E4374')
  return [
    hand.sheet,
    hand.fill(points('236,6 420,140 250,292 64,146'), '#F4EAD2'),
    hand.fill(points('236,6 420,140 242,148'), '#F2C230'),
    hand.fill(points('250,292 64,146 242,148'), '#E8603C'),
    hand.fill(points('170,70 318,64 322,98 258,236 216,236 270,108 172,110'), '#17203A'),
    hand.fill(oval(206, 90, 9), '#FFFFFF'),
    hand.fill(oval(262, 88, 9), '#FFFFFF'),
    dotAt(hand, 208, 91, 4),
    dotAt(hand, 260, 91, 4),
    hand.line(points('250,292 268,270 250,262'), '#F4EAD2', 3),
    ...[1, 2, 3, 4, 5, 6].map((at) =>
      hand.fill(
        oval(26 + (at % 2) * 22, 20 + at * 38, 10, 10),
        ['#7FD1E0', '#E2649C', '#8BC34A'][at % 3] ?? '#fff',
      ),
    ),
    hand.fill(box(330, 196, 138, 82), '#FFFFFF'),
    lettering(hand, dice, 'You are odd', {
      x: 338,
      y: 228,
      high: 13.5,
      colour: '#17203A',
      width: 2.4,
    }),
    lettering(hand, dice, 'and I like', {
      x: 340,
      y: 250,
      high: 15,
      colour: '#17203A',
      width: 2.4,
    }),
    lettering(hand, dice, 'that.', { x: 340, y: 271, high: 15, colour: '#C23B54', width: 2.4 }),
    hand.fill(points('372,18 470,18 470,60 372,60'), '#7FD1E0'),
    lettering(hand, dice, 'Dear 7,', { x: 380, y: 48, high: 16, colour: '#17203A', width: 2.6 }),
  ].join('')
}
