import { collage } from '../hands/collage.ts'
import { lettering } from '../hands/lettering.ts'
import { box, oval } from '../hands/strokes.ts'
import { note } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const sewing = ({ dice, w, h }: Easel) => {
  const hand = collage(dice, w, h, '#B9D7C8')
  const stitches = Array.from({ length: 24 }, (_, at) => {
    const x = 10 + at * 20
    return hand.line(
      [
        [x, 274 + Math.sin(at) * 4],
        [x + 11, 274 + Math.sin(at + 0.5) * 4],
      ],
      '#FFFFFF',
      3.4,
    )
  })
  return [
    hand.sheet,
    hand.fill(
      [
        [0, 224],
        [w, 216],
        [w, h],
        [0, h],
      ],
      '#C8456B',
    ),
    hand.fill(
      [
        [110, 202],
        [386, 202],
        [394, 228],
        [104, 228],
      ],
      '#6B4526',
    ),
    hand.fill(
      [
        [146, 202],
        [146, 168],
        [288, 168],
        [288, 112],
        [190, 112],
        [176, 84],
        [190, 64],
        [356, 66],
        [366, 202],
      ],
      '#26324F',
    ),
    hand.fill(box(168, 110, 24, 44), '#26324F'),
    hand.line(
      [
        [180, 154],
        [180, 200],
      ],
      '#D8DCE2',
      4,
    ),
    hand.fill(oval(372, 108, 30), '#E0A526'),
    hand.fill(oval(372, 108, 11), '#26324F'),
    hand.fill(box(236, 40, 20, 26), '#E8603C'),
    hand.line(
      [
        [246, 40],
        [210, 30],
        [184, 62],
      ],
      '#E8603C',
      2.4,
    ),
    ...[212, 236, 260, 284, 308].map((x, at) =>
      hand.fill(oval(x, 90, 7), ['#E0A526', '#E98BC1', '#7FD1E0'][at % 3] ?? '#fff'),
    ),
    hand.fill(
      [
        [0, 190],
        [92, 196],
        [176, 204],
        [170, 226],
        [60, 236],
        [0, 262],
      ],
      '#F4D35E',
    ),
    ...stitches,
    note(hand, 62, 138, 44, '#26324F'),
    note(hand, 106, 74, 34, '#C8456B'),
    note(hand, 424, 196, 40, '#26324F'),
    lettering(hand, dice, 'TAK TAK', { x: 18, y: 40, high: 24, colour: '#C8456B', width: 5 }),
  ].join('')
}
