import { clay } from '../hands/clay.ts'
import { light } from '../hands/framing.ts'
import { oval, points, stroke } from '../hands/strokes.ts'
import { disc, rect } from '../painters/canvas.ts'
import type { Easel } from './work.ts'
import { corner, eye, shadow } from './clay-photo.ts'

export const bird = ({ dice, w, h }: Easel) => {
  const hand = clay(dice, corner(w, h, '#F1E9E4', '#DCC9BC', 220))
  const pocket = (x: number, y: number, colour: string) =>
    hand.fill(
      points(`${x},${y} ${x + 52},${y} ${x + 48},${y + 42} ${x + 26},${y + 50} ${x + 4},${y + 42}`),
      colour,
    ) + hand.line(points(`${x + 2},${y} ${x + 50},${y}`), '#1E4E6E', 5)
  const envelope = (x: number, y: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${rect(x, y, 38, 44, '#FDFBF4')}${stroke(`M${x} ${y}l19 16l19-16`, '#B8AFA0', 1.6)}</g>`
  return [
    hand.sheet,
    shadow(236, 274, 130, 15),
    hand.line(points('206,244 204,272 178,276'), '#E8A317', 9),
    hand.line(points('262,244 264,272 240,278'), '#E8A317', 9),
    hand.fill(points('344,176 430,138 438,162 418,172 432,186 404,194 410,212 342,212'), '#2F78A4'),
    hand.fill(oval(240, 178, 122, 78), '#3B8FC2'),
    hand.fill(oval(138, 98, 54, 50), '#3B8FC2'),
    hand.line(points('138,52 130,30 146,22'), '#2F78A4', 7),
    hand.line(points('148,52 154,30 168,28'), '#2F78A4', 7),
    hand.fill(points('92,96 46,108 92,122'), '#E8A317'),
    eye(hand, 122, 88, 14, -4),
    envelope(196, 122, -8),
    envelope(222, 124, 10),
    pocket(186, 158, '#7FB9DC'),
    hand.fill(oval(304, 146, 21), '#C98A4B'),
    ...[296, 306, 312, 300].map((x, at) => disc(x, 134 + at * 4, 2, '#6B4526')),
    pocket(276, 158, '#F2B8A0'),
    light(w, h),
  ].join('')
}

export const listener = ({ dice, w, h }: Easel) => {
  const hand = clay(dice, corner(w, h, '#D8A7A0', '#B98078', 226))
  return [
    hand.sheet,
    shadow(240, 272, 116, 17),
    hand.fill(oval(116, 116, 58, 80, -14), '#CDBFA9'),
    hand.fill(oval(364, 116, 58, 80, 14), '#CDBFA9'),
    hand.fill(oval(112, 118, 33, 54, -14), '#B58E7A'),
    hand.fill(oval(368, 118, 33, 54, 14), '#B58E7A'),
    hand.line(points('106,92 124,116 106,146'), '#96705E', 6),
    hand.line(points('374,92 356,116 374,146'), '#96705E', 6),
    hand.fill(
      points('168,270 154,196 150,110 178,54 240,36 302,54 330,110 326,196 312,270'),
      '#CDBFA9',
    ),
    eye(hand, 204, 128, 25, 2),
    eye(hand, 276, 128, 25, -2),
    hand.line(points('178,92 204,84 226,92'), '#96846C', 6),
    hand.line(points('254,92 276,84 302,92'), '#96846C', 6),
    hand.line(points('170,204 198,232 232,226'), '#B9AA92', 17),
    hand.line(points('310,204 282,232 248,226'), '#B9AA92', 17),
    light(w, h),
  ].join('')
}
