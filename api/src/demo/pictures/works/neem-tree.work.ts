import { watercolour } from '../hands/watercolour.ts'
import { box, oval } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { type Easel } from './work.ts'

export const neem = ({ dice, w, h }: Easel) => {
  const hand = watercolour(dice, w, h)
  const leaves = Array.from({ length: 60 }, () => {
    const angle = dice.between(0, Math.PI * 2)
    const far = Math.sqrt(dice.next())
    return hand.fill(
      oval(
        268 + Math.cos(angle) * far * 168,
        92 + Math.sin(angle) * far * 76,
        9,
        3.6,
        dice.between(0, 180),
        8,
      ),
      dice.pick(['#2F7D3A', '#57A047', '#8CBF4F']),
    )
  })
  return [
    hand.sheet,
    hand.fill(box(-10, -10, w + 20, 190), '#F7D9A4'),
    hand.fill(
      [
        [-10, 210],
        [140, 196],
        [300, 214],
        [w + 10, 200],
        [w + 10, h + 10],
        [-10, h + 10],
      ],
      '#C9A565',
    ),
    hand.fill(oval(276, 258, 170, 24), '#6B7A4A'),
    hand.fill(
      [
        [244, 262],
        [256, 190],
        [248, 120],
        [288, 116],
        [284, 190],
        [304, 264],
      ],
      '#7A5A3C',
    ),
    hand.line(
      [
        [262, 150],
        [206, 104],
        [170, 98],
      ],
      '#7A5A3C',
      9,
    ),
    hand.line(
      [
        [272, 140],
        [336, 98],
        [372, 96],
      ],
      '#7A5A3C',
      9,
    ),
    ...[
      [190, 92, 84],
      [270, 66, 104],
      [352, 94, 82],
      [272, 112, 90],
    ].map(([x = 0, y = 0, r = 0]) =>
      hand.fill(oval(x, y, r, r * 0.56), dice.pick(['#5E9E4C', '#7DB15A', '#4C8A4A'])),
    ),
    ...leaves,
    person(hand, {
      x: 196,
      y: 268,
      high: 76,
      top: '#C8502D',
      hands: [
        [-0.9, 0.9],
        [0.9, 0.7],
      ],
    }),
    person(hand, {
      x: 352,
      y: 274,
      high: 70,
      top: '#2E6E9E',
      has: 'plaits',
      hands: [
        [-1, 0.2],
        [1, 0.4],
      ],
    }),
    hand.fill(oval(90, 256, 30, 13), '#B8744A'),
    hand.fill(oval(66, 246, 11), '#B8744A'),
    hand.line(
      [
        [118, 254],
        [132, 240],
      ],
      '#B8744A',
      4,
    ),
  ].join('')
}
