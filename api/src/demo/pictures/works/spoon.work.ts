import { rect } from '../painters/canvas.ts'
import { lettering } from '../hands/lettering.ts'
import { pen } from '../hands/page.ts'
import { arc, smooth, stroke, wobbly, type Hand } from '../hands/strokes.ts'
import { type Easel } from './work.ts'

export const spoon = ({ dice, w, h }: Easel) => {
  const white = '#EAF4FF'
  const lines = [
    ...Array.from({ length: 25 }, (_, at) => `M${at * 20} 0v${h}`),
    ...Array.from({ length: 16 }, (_, at) => `M0 ${at * 20}h${w}`),
  ].join('')
  const hand: Pick<Hand, 'line'> = {
    line: (line, colour, width = 2.2) =>
      stroke(smooth(wobbly(dice, line, 0.7, false), false), colour, width),
  }
  const label = (text: string, x: number, y: number, high = 11) =>
    lettering(pen(dice), dice, text, { x, y, high, colour: white, width: 1.5 })
  return [
    rect(0, 0, w, h, '#1D4E89'),
    stroke(lines, '#FFFFFF', 0.6, 'opacity=".2"'),
    hand.line(arc(130, 122, 34, 40, 400, 46), white, 2.6),
    hand.line(arc(130, 122, 26, 60, 400, 37), white, 1.2),
    hand.line(
      [
        [122, 168],
        [124, 262],
        [137, 262],
        [139, 168],
      ],
      white,
      2.6,
    ),
    hand.line(
      [
        [118, 190],
        [144, 190],
        [144, 222],
        [118, 222],
        [118, 190],
      ],
      '#FFD75E',
      2.6,
    ),
    ...[1, 2, 3].map((at) => hand.line(arc(158, 206, at * 13, -42, 42), '#FFD75E', 2.2)),
    hand.line(
      [
        [130, 98],
        [130, 190],
      ],
      '#FF9D76',
      1.6,
    ),
    hand.line(arc(130, 96, 6, 0, 365), '#FF9D76', 2),
    label('feels the heat', 190, 88),
    hand.line(
      [
        [186, 88],
        [142, 95],
      ],
      white,
      1.2,
    ),
    label('AAAH!', 206, 216, 22),
    label('battery', 26, 246),
    hand.line(
      [
        [76, 236],
        [114, 212],
      ],
      white,
      1.2,
    ),
    hand.line(
      [
        [300, 166],
        [304, 250],
        [316, 262],
        [412, 262],
        [424, 250],
        [428, 166],
      ],
      white,
      2.6,
    ),
    hand.line(arc(364, 166, 64, 0, 365, 11), white, 2.2),
    ...[326, 356, 390].map((x) =>
      hand.line(
        [
          [x, 150],
          [x - 8, 134],
          [x + 7, 118],
          [x, 100],
        ],
        white,
        1.8,
      ),
    ),
    hand.line(
      [
        [378, 168],
        [442, 92],
      ],
      '#FFD75E',
      5,
    ),
    label('milk', 344, 222, 16),
    lettering(pen(dice), dice, 'The spoon that shouts', {
      x: 22,
      y: 42,
      high: 20,
      colour: '#FFFFFF',
      width: 2.6,
    }),
    hand.line(
      [
        [22, 52],
        [306, 50],
      ],
      '#FFFFFF',
      1.6,
    ),
    label('24 cm', 62, 206, 10),
    hand.line(
      [
        [96, 78],
        [96, 262],
      ],
      white,
      1,
    ),
  ].join('')
}
