import { rect } from '../painters/canvas.ts'
import { feltTip } from '../hands/felt-tip.ts'
import { boards, light, sheetAt } from '../hands/framing.ts'
import { lettering } from '../hands/lettering.ts'
import { arc, box, oval } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { cloud } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const lorry = ({ dice, w, h }: Easel) => {
  const sheet = { w: 400, h: 236 }
  const hand = feltTip(dice, sheet.w, sheet.h, '#FFFDF5')
  const wheel = (x: number) =>
    hand.fill(oval(x, 200, 22), '#3A3A40') + hand.fill(oval(x, 200, 9), '#C9CFD6')
  const inside = [
    hand.sheet,
    hand.line(
      [
        [0, 223],
        [400, 221],
      ],
      '#1E1B22',
      3,
    ),
    hand.fill(box(112, 116, 156, 76), '#4E9A45'),
    ...[0, 1, 2, 3, 4].map(
      (at) =>
        hand.fill(box(118 + at * 29, 124, 23, 62), '#D22F2F') +
        hand.fill(box(124 + at * 29, 114, 11, 10), '#C9CFD6'),
    ),
    hand.fill(
      [
        [270, 192],
        [270, 104],
        [314, 104],
        [340, 146],
        [346, 192],
      ],
      '#F2C230',
    ),
    hand.fill(
      [
        [282, 116],
        [309, 116],
        [327, 146],
        [282, 146],
      ],
      '#BFE3F2',
    ),
    wheel(154),
    wheel(304),
    hand.fill(
      [
        [278, 100],
        [284, 66],
        [300, 58],
        [316, 66],
        [322, 100],
      ],
      '#E8A317',
    ),
    hand.fill(oval(300, 104, 6), '#1E1B22'),
    ...[1, 2, 3].map(
      (at) =>
        hand.line(arc(300, 78, 20 + at * 15, -50, 20), '#D22F2F', 3) +
        hand.line(arc(300, 78, 20 + at * 15, 160, 230), '#D22F2F', 3),
    ),
    lettering(hand, dice, 'DING', { x: 320, y: 38, high: 20, colour: '#D22F2F', width: 3.2 }),
    lettering(hand, dice, 'wait for me!', {
      x: 14,
      y: 40,
      high: 15,
      colour: '#2F6FB5',
      width: 2.2,
    }),
    person(hand, {
      x: 56,
      y: 220,
      high: 128,
      top: '#8E57B8',
      has: 'bun',
      mouth: 'open',
      hands: [
        [-1.1, -0.5],
        [1.2, -0.5],
      ],
    }),
    cloud(hand, 210, 40, 20, '#DCEBF5'),
  ].join('')
  return [
    boards(w, h, ['#D8C3A0', '#CDB68F', '#DCC8A8']),
    sheetAt({ ...sheet, x: 236, y: 150, turn: 2.4, inside }),
    rect(20, 24, 66, 22, '#F4E9A8', 'opacity=".75" transform="rotate(-32 50 36)"'),
    rect(398, 28, 66, 22, '#F4E9A8', 'opacity=".75" transform="rotate(34 430 38)"'),
    light(w, h, 0.6, 0.26),
  ].join('')
}
