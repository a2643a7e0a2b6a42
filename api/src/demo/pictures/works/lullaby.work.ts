import { chalk } from '../hands/chalk.ts'
import { lettering } from '../hands/lettering.ts'
import { box } from '../hands/strokes.ts'
import { dotAt, note, moon, stars } from '../hands/things.ts'
import { type Easel } from './work.ts'

export const lullaby = ({ dice, w, h }: Easel) => {
  const hand = chalk(dice, w, h, '#1D2140')
  const houses = [
    [-8, 96, 64],
    [58, 140, 58],
    [118, 82, 74],
    [194, 122, 60],
    [256, 70, 70],
    [328, 150, 56],
    [386, 100, 100],
  ].map(([x = 0, high = 0, wide = 0], at) => {
    const lit = Array.from({ length: Math.floor(high / 30) * 2 }, (_, one) =>
      hand.fill(
        box(x + 12 + (one % 2) * (wide * 0.44), h - high + 12 + Math.floor(one / 2) * 28, 13, 14),
        dice.next() < 0.62 ? '#F7D65A' : '#5A6390',
      ),
    )
    return (
      hand.fill(
        [
          [x, h + 4],
          [x, h - high],
          [x + wide, h - high],
          [x + wide, h + 4],
        ],
        ['#7F8FD0', '#B58FD0', '#6FB0C8'][at % 3] ?? '#7F8FD0',
      ) + lit.join('')
    )
  })
  return [
    hand.sheet,
    stars(hand, dice, w, 110, 16, '#F2F2EA'),
    moon(hand, 96, 72, 42, '#F7E6A6'),
    dotAt(hand, 76, 68, 2.4, '#F7E6A6'),
    ...houses,
    ...[0, 1, 2].map((at) =>
      hand.line(
        Array.from(
          { length: 14 },
          (_, one) => [190 + one * 20, 66 + at * 13 + Math.sin(one * 0.8) * 9] as const,
        ),
        '#9FB0E8',
        2,
      ),
    ),
    note(hand, 232, 74, 30, '#F09AC0'),
    note(hand, 300, 94, 30, '#7FD1E0'),
    note(hand, 372, 70, 30, '#F7D65A'),
    lettering(hand, dice, 'shhh', { x: 372, y: 44, high: 28, colour: '#F2F2EA', width: 3 }),
  ].join('')
}
