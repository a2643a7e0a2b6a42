import { collage } from '../hands/collage.ts'
import { arc, box, oval } from '../hands/strokes.ts'
import { type Easel } from './work.ts'

export const grandmother = ({ dice, w, h }: Easel) => {
  const hand = collage(dice, w, h, '#E9B44C')
  const pot = (x: number, colour: string, leaf: string, high: number) =>
    [-26, -9, 9, 27]
      .map((lean) =>
        hand.fill(
          [
            [x - 5, 226],
            [x + lean - 8, 226 - high * 0.6],
            [x + lean * 1.4, 226 - high],
            [x + lean + 6, 226 - high * 0.55],
            [x + 6, 226],
          ],
          leaf,
        ),
      )
      .join('') +
    hand.fill(
      [
        [x - 22, 222],
        [x + 22, 222],
        [x + 15, 258],
        [x - 15, 258],
      ],
      colour,
    )
  return [
    hand.sheet,
    hand.fill(box(84, 18, 312, 236), '#6A3B2A'),
    hand.fill(box(104, 34, 272, 206), '#A8D8E8'),
    hand.fill(oval(318, 78, 28), '#F6E27A'),
    hand.fill(
      [
        [104, 178],
        [180, 150],
        [262, 182],
        [376, 154],
        [376, 240],
        [104, 240],
      ],
      '#7BB661',
    ),
    hand.fill(
      [
        [196, 240],
        [200, 150],
        [236, 128],
        [276, 150],
        [282, 240],
      ],
      '#C2477F',
    ),
    hand.fill(oval(238, 104, 33, 36), '#C58B5C'),
    hand.fill([...arc(238, 98, 37, 180, 360), [262, 84], [238, 76], [212, 86]], '#D8D4CE'),
    hand.fill(oval(262, 58, 16), '#D8D4CE'),
    hand.line(arc(226, 102, 8, 0, 360), '#3A2A20', 2),
    hand.line(arc(250, 102, 8, 0, 360), '#3A2A20', 2),
    hand.line(arc(238, 112, 12, 30, 150), '#8E2A2A', 2.6),
    hand.line(
      [
        [206, 166],
        [176, 178],
        [154, 164],
      ],
      '#C58B5C',
      9,
    ),
    hand.fill(
      [
        [128, 148],
        [160, 148],
        [160, 172],
        [132, 172],
      ],
      '#3F8F8A',
    ),
    hand.fill(
      [
        [128, 152],
        [112, 144],
        [114, 150],
        [129, 164],
      ],
      '#3F8F8A',
    ),
    hand.fill(
      [
        [84, 18],
        [142, 18],
        [120, 110],
        [84, 168],
      ],
      '#D9463F',
    ),
    hand.fill(
      [
        [396, 18],
        [338, 18],
        [360, 110],
        [396, 168],
      ],
      '#D9463F',
    ),
    hand.fill(box(62, 250, 356, 24), '#8B5A3C'),
    pot(122, '#C8622D', '#3D7F3F', 74),
    pot(314, '#2E6E8E', '#5FA04E', 62),
    pot(366, '#C8622D', '#2F6B47', 96),
  ].join('')
}
