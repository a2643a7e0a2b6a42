import { feltTip } from '../hands/felt-tip.ts'
import { lettering } from '../hands/lettering.ts'
import { arc, box, oval } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { dotAt } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const doorComic = ({ dice, w, h }: Easel) => {
  const hand = feltTip(dice, w, h)
  const doorAt = (x: number, y: number, wide: number, high: number, colour: string) =>
    hand.fill(box(x, y, wide, high), colour) +
    hand.fill(box(x + wide * 0.18, y + high * 0.58, wide * 0.64, high * 0.3), colour) +
    dotAt(hand, x + wide * 0.86, y + high * 0.52, 3.4, '#F2C230')
  const burst = (x: number, y: number, r: number, word: string, high: number) =>
    hand.fill(
      Array.from(
        { length: 20 },
        (_, at) =>
          [
            x + Math.cos((at / 20) * 6.283) * r * (at % 2 ? 0.72 : 1.12),
            y + Math.sin((at / 20) * 6.283) * r * (at % 2 ? 0.5 : 0.78),
          ] as const,
      ),
      '#FFE14D',
    ) +
    lettering(hand, dice, word, {
      x: x - r * 0.62,
      y: y + high / 2,
      high,
      colour: '#D22F2F',
      width: 3.6,
    })
  return [
    hand.sheet,
    hand.fill(box(10, 10, 142, 280), '#BFE3F2'),
    doorAt(84, 92, 60, 196, '#8E57B8'),
    person(hand, {
      x: 48,
      y: 286,
      high: 118,
      top: '#E8A317',
      has: 'plaits',
      hands: [
        [-1, 1],
        [1.3, -0.1],
      ],
    }),
    burst(72, 54, 52, 'TOK', 24),
    hand.fill(box(164, 10, 142, 280), '#F9D9E4'),
    doorAt(206, 92, 60, 196, '#8E57B8'),
    burst(234, 50, 58, 'TOK', 20),
    burst(238, 158, 46, 'TOK', 18),
    hand.fill(box(318, 10, 152, 280), '#2C2547'),
    doorAt(346, 40, 98, 248, '#8E57B8'),
    hand.fill(oval(376, 104, 15, 19), '#FFFFFF'),
    hand.fill(oval(414, 104, 15, 19), '#FFFFFF'),
    dotAt(hand, 370, 110, 6),
    dotAt(hand, 408, 110, 6),
    hand.fill(arc(395, 140, 26, 0, 180), '#D22F2F'),
    person(hand, {
      x: 336,
      y: 288,
      high: 62,
      top: '#E8A317',
      has: 'plaits',
      mouth: 'open',
      hands: [
        [-1, -0.8],
        [1, -0.8],
      ],
    }),
  ].join('')
}
