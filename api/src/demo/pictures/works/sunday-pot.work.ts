import { disc } from '../painters/canvas.ts'
import { watercolour } from '../hands/watercolour.ts'
import { arc, box, oval, type Line } from '../hands/strokes.ts'
import { type Easel } from './work.ts'

export const sunday = ({ dice, w, h }: Easel) => {
  const hand = watercolour(dice, w, h, '#FAF1DC')
  const steam = (x: number, lean: number): Line =>
    Array.from({ length: 9 }, (_, at) => [x + Math.sin(at * 1.15) * 20 + lean * at, 152 - at * 19])
  return [
    hand.sheet,
    hand.fill(box(-10, 222, w + 20, 90), '#8A5A2B'),
    ...[
      ['#E3A008', 190, -4],
      ['#B87316', 240, 0],
      ['#D9910F', 292, 5],
    ].map(([colour, x, lean]) => hand.line(steam(Number(x), Number(lean)), String(colour), 15)),
    hand.fill(
      [
        [142, 160],
        [338, 160],
        [322, 236],
        [290, 252],
        [190, 252],
        [158, 236],
      ],
      '#5A3A1C',
    ),
    hand.fill(oval(240, 160, 100, 20), '#E3A008'),
    hand.line(
      [
        [142, 178],
        [112, 172],
        [110, 196],
        [146, 200],
      ],
      '#4A2E14',
      8,
    ),
    hand.line(
      [
        [338, 178],
        [368, 172],
        [370, 196],
        [334, 200],
      ],
      '#4A2E14',
      8,
    ),
    hand.line(
      [
        [262, 160],
        [306, 104],
        [338, 62],
      ],
      '#7A4E20',
      8,
    ),
    hand.fill(oval(92, 254, 34, 12), '#A8691F'),
    ...Array.from({ length: 16 }, () =>
      disc(
        dice.between(62, 120),
        dice.between(244, 258),
        dice.between(2, 4),
        '#E3A008',
        'opacity=".7"',
      ),
    ),
    hand.line(arc(408, 70, 40, 20, 352), '#8A5A2B', 5),
    hand.line(arc(409, 71, 36, 200, 330), '#8A5A2B', 3),
    ...Array.from({ length: 12 }, () =>
      disc(
        dice.between(300, 470),
        dice.between(20, 210),
        dice.between(1, 4),
        '#A8691F',
        'opacity=".5"',
      ),
    ),
  ].join('')
}
