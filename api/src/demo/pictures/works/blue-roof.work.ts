import { crayon } from '../hands/crayon.ts'
import { arc, box } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { cloud, dotAt, flower, scrawl, sun } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const roof = ({ dice, w, h }: Easel) => {
  const hand = crayon(dice, w, h)
  const rain = Array.from({ length: 34 }, () => {
    const [x, y] = [dice.between(6, w - 6), dice.between(10, 205)]
    return hand.line(
      [
        [x, y],
        [x - 3, y + dice.between(7, 13)],
      ],
      '#4F8FC4',
      2.2,
    )
  })
  const tiles = Array.from({ length: 7 }, (_, at) =>
    hand.line(arc(122 + at * 40, 128, 17, 15, 165), '#15407E', 2.6),
  )
  return [
    hand.sheet,
    cloud(hand, 110, 32, 34, '#8C97A8'),
    cloud(hand, 330, 26, 40, '#77839A'),
    sun(hand, w - 8, 6, 36),
    ...rain,
    hand.fill(
      [
        [0, 262],
        [150, 254],
        [w, 264],
        [w, h],
        [0, h],
      ],
      '#6BAA4B',
    ),
    hand.fill(box(118, 148, 238, 116), '#F2C79B'),
    hand.fill(
      [
        [62, 152],
        [150, 60],
        [330, 56],
        [418, 154],
      ],
      '#1F63C6',
    ),
    ...tiles,
    hand.fill(box(212, 192, 46, 72), '#8B4A26'),
    dotAt(hand, 250, 230, 2.6),
    hand.fill(box(140, 172, 46, 40), '#BFE3F2'),
    hand.line(
      [
        [163, 172],
        [163, 212],
      ],
      '#5B3A22',
    ),
    hand.line(
      [
        [140, 192],
        [186, 192],
      ],
      '#5B3A22',
    ),
    hand.fill(box(286, 172, 46, 40), '#FFE07A'),
    person(hand, {
      x: 68,
      y: 280,
      high: 84,
      top: '#E2508A',
      has: 'plaits',
      hands: [
        [-1.2, -0.6],
        [1.2, -0.6],
      ],
    }),
    flower(hand, 398, 284, 46, '#D9463F'),
    flower(hand, 432, 288, 34, '#E98BC1'),
    scrawl(hand, dice, 424, 292, '#555'),
  ].join('')
}
