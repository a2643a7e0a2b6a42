import { rect } from '../painters/canvas.ts'
import { chalk } from '../hands/chalk.ts'
import { arc, box, oval, spiral } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { note, scrawl } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const radio = ({ dice, w, h }: Easel) => {
  const hand = chalk(dice, w, h, '#1F2430')
  return [
    hand.sheet,
    hand.line(
      [
        [0, 236],
        [w, 232],
      ],
      '#C9A27A',
      4,
    ),
    hand.fill(box(150, 128, 178, 106), '#E8804A'),
    hand.fill(oval(202, 182, 38), '#F5E3B8'),
    hand.line(spiral(202, 182, 4, 32, 4), '#8A5A3A', 2.4),
    hand.fill(box(256, 146, 58, 26), '#F7F2DC'),
    hand.line(
      [
        [286, 146],
        [290, 172],
      ],
      '#E2493F',
    ),
    hand.fill(oval(272, 204, 12), '#F7D65A'),
    hand.fill(oval(304, 204, 12), '#F7D65A'),
    hand.line(
      [
        [316, 128],
        [380, 36],
      ],
      '#F2F2EA',
    ),
    ...[1, 2, 3].map((at) => hand.line(arc(386, 30, at * 17, 20, 130), '#7FD1E0')),
    ...[
      [120, 96, '#7FD1E0'],
      [88, 142, '#F7D65A'],
      [126, 44, '#F09AC0'],
      [54, 76, '#9BE08A'],
    ].map(([x, y, colour]) => note(hand, Number(x), Number(y), 34, String(colour))),
    person(hand, {
      x: 424,
      y: 284,
      high: 172,
      top: '#F2F2EA',
      skin: '#C98A5A',
      hair: '#B9B9B0',
      legs: '#8FB4E8',
      mouth: 'open',
      hands: [
        [-1.1, -0.3],
        [1, 0.2],
      ],
    }),
    note(hand, 356, 112, 26, '#F2F2EA'),
    scrawl(hand, dice, 18, 280, '#F2F2EA'),
    rect(0, 0, w, 5, '#B98A5A'),
    rect(0, h - 5, w, 5, '#B98A5A'),
  ].join('')
}
