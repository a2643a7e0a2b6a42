import { pencil } from '../hands/pencil.ts'
import { lettering } from '../hands/lettering.ts'
import { arc, box } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { scrawl, sun } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const postman = ({ dice, w, h }: Easel) => {
  const hand = pencil(dice, w, h, 12)
  const wheel = (x: number) =>
    hand.line(arc(x, 230, 44, 0, 365), '#3A3A40', 2.4) +
    [0, 45, 90, 135]
      .map((turn) =>
        hand.line(
          [
            [x + Math.cos(turn) * 42, 230 + Math.sin(turn) * 42],
            [x - Math.cos(turn) * 42, 230 - Math.sin(turn) * 42],
          ],
          '#777',
          1,
        ),
      )
      .join('')
  return [
    hand.sheet,
    sun(hand, 438, 96, 26, '#D9822B'),
    hand.line(
      [
        [0, 276],
        [w, 274],
      ],
      '#4A4038',
      2,
    ),
    wheel(150),
    wheel(292),
    hand.line(
      [
        [150, 230],
        [190, 168],
        [262, 168],
        [292, 230],
      ],
      '#B8322B',
      4,
    ),
    hand.line(
      [
        [190, 168],
        [220, 228],
        [262, 168],
      ],
      '#B8322B',
      4,
    ),
    hand.line(
      [
        [262, 168],
        [256, 140],
        [284, 136],
      ],
      '#3A3A40',
      3,
    ),
    hand.line(
      [
        [176, 160],
        [206, 160],
      ],
      '#3A3A40',
      6,
    ),
    person(hand, {
      x: 202,
      y: 226,
      high: 158,
      top: '#A5793F',
      has: 'cap',
      hair: '#B9B9B0',
      legs: '#5A4A2F',
      hands: [
        [0.6, 1],
        [1.1, 0.8],
      ],
    }),
    hand.fill(box(112, 138, 58, 46), '#8B5A2B'),
    hand.fill(
      [
        [124, 138],
        [134, 114],
        [164, 122],
        [158, 138],
      ],
      '#FBFAF5',
    ),
    hand.fill([...arc(404, 160, 30, 180, 360), [434, 250], [374, 250]], '#C8322B'),
    hand.line(
      [
        [386, 176],
        [422, 176],
      ],
      '#1E1B22',
      4,
    ),
    hand.line(
      [
        [404, 250],
        [404, 276],
      ],
      '#3A3A40',
      8,
    ),
    lettering(hand, dice, 'the last letter', {
      x: 18,
      y: 44,
      high: 20,
      colour: '#3A3A40',
      width: 2,
    }),
    scrawl(hand, dice, 30, 292, '#3A3A40'),
  ].join('')
}
