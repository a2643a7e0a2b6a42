import { pencil } from '../hands/pencil.ts'
import { box } from '../hands/strokes.ts'
import { person } from '../hands/person.ts'
import { type Easel } from './work.ts'

export const shelf = ({ dice, w, h }: Easel) => {
  const hand = pencil(dice, w, h, 30)
  const row = (y: number, from: number) => {
    let x = from
    const books: string[] = []
    while (x < 452) {
      const [wide, high] = [dice.between(11, 22), dice.between(38, 60)]
      const lean = dice.next() < 0.15 ? 8 : 0
      books.push(
        hand.fill(
          [
            [x + lean, y - high],
            [x + wide + lean, y - high],
            [x + wide, y],
            [x, y],
          ],
          dice.pick(['#D9463F', '#3B78C2', '#E8A317', '#4E9A45', '#8E57B8', '#E2649C']),
        ),
      )
      x += wide + 3
    }
    return books.join('') + hand.fill(box(196, y, 272, 9), '#A9744A')
  }
  return [
    hand.sheet,
    row(82, 206),
    row(166, 250),
    row(250, 206),
    hand.line(
      [
        [196, 12],
        [196, 286],
      ],
      '#6B4526',
      4,
    ),
    hand.line(
      [
        [468, 12],
        [468, 286],
      ],
      '#6B4526',
      4,
    ),
    person(hand, {
      x: 128,
      y: 286,
      high: 206,
      top: '#E8A317',
      has: 'plaits',
      legs: '#7A4FA3',
      hands: [
        [-1, 1],
        [1.75, -0.55],
      ],
    }),
    hand.fill(
      [
        [206, 112],
        [240, 104],
        [247, 150],
        [212, 156],
      ],
      '#D9463F',
    ),
    hand.line(
      [
        [20, 286],
        [64, 286],
        [64, 232],
        [26, 232],
        [26, 286],
      ],
      '#8A8078',
    ),
    hand.line(
      [
        [26, 232],
        [26, 176],
      ],
      '#8A8078',
    ),
    hand.line(
      [
        [14, 170],
        [76, 292],
      ],
      '#D9463F',
      2.4,
    ),
    hand.line(
      [
        [76, 170],
        [12, 290],
      ],
      '#D9463F',
      2.4,
    ),
  ].join('')
}
