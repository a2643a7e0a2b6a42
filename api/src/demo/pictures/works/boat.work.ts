import { rect } from '../painters/canvas.ts'
import { watercolour } from '../hands/watercolour.ts'
import { arc, box, oval } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { type Easel } from './work.ts'

export const boat = ({ dice, w, h }: Easel) => {
  const hand = watercolour(dice, w, h)
  const wave = (y: number, colour: string) =>
    hand.fill(
      [
        [-10, y],
        ...Array.from({ length: 13 }, (_, at) => [at * 42, y + (at % 2 ? -9 : 8)] as const),
        [w + 10, y],
        [w + 10, h + 10],
        [-10, h + 10],
      ],
      colour,
    )
  return [
    hand.sheet,
    hand.fill(box(-10, -10, w + 20, 180), '#F3B58A'),
    hand.fill(oval(108, 128, 44), '#E8603C'),
    ...[40, 66, 30].map((y, at) =>
      hand.line(
        [
          [250 + at * 40, y],
          [330 + at * 30, y - 8],
          [360 + at * 30, y + 6],
          [440, y],
        ],
        '#FFFFFF',
        5,
      ),
    ),
    wave(164, '#5FA8B8'),
    hand.fill(
      [
        [196, 176],
        [376, 172],
        [346, 216],
        [226, 218],
      ],
      '#7A4526',
    ),
    hand.line(
      [
        [280, 176],
        [284, 40],
      ],
      '#5B3A22',
      6,
    ),
    hand.fill(
      [
        [288, 46],
        [394, 132],
        [288, 158],
      ],
      '#FBF3DE',
    ),
    hand.fill(
      [
        [276, 62],
        [216, 150],
        [276, 158],
      ],
      '#D9463F',
    ),
    person(hand, {
      x: 238,
      y: 192,
      high: 66,
      top: '#2E6E9E',
      hair: '#C9C4BC',
      mouth: 'open',
      hands: [
        [-1, -0.4],
        [1, 0.2],
      ],
    }),
    wave(206, '#2E7F96'),
    wave(250, '#1C5A76'),
    hand.line(
      [
        [226, 178],
        [176, 236],
      ],
      '#5B3A22',
      4,
    ),
    hand.line(arc(84, 44, 14, 200, 340), '#4A3A3A', 2.4),
    hand.line(arc(112, 44, 14, 200, 340), '#4A3A3A', 2.4),
    rect(0, 0, w, h, '#fff', 'opacity="0"'),
  ].join('')
}
