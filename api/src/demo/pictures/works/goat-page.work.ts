import { rect } from '../painters/canvas.ts'
import { pencil } from '../hands/pencil.ts'
import { boards, light, sheetAt } from '../hands/framing.ts'
import { ruledPage } from '../hands/page.ts'
import { arc, oval, type Hand } from '../hands/strokes.ts'
import { dotAt } from '../hands/things.ts'
import { type Easel } from './work.ts'

const goatAt = (hand: Hand, x: number, y: number, s: number) =>
  [
    ...[-26, -12, 14, 27].map((dx) =>
      hand.line(
        [
          [x + dx * s, y - 26 * s],
          [x + dx * s, y],
        ],
        '#4A4038',
        3 * s,
      ),
    ),
    hand.fill(oval(x, y - 38 * s, 36 * s, 19 * s), '#E9E2D2'),
    hand.fill(
      [
        [x + 26 * s, y - 44 * s],
        [x + 40 * s, y - 78 * s],
        [x + 62 * s, y - 62 * s],
        [x + 54 * s, y - 48 * s],
        [x + 36 * s, y - 34 * s],
      ],
      '#E9E2D2',
    ),
    hand.line(arc(x + 34 * s, y - 84 * s, 12 * s, 60, -70), '#4A4038', 3),
    hand.line(
      [
        [x + 54 * s, y - 48 * s],
        [x + 56 * s, y - 34 * s],
      ],
      '#4A4038',
      3,
    ),
    dotAt(hand, x + 46 * s, y - 66 * s, 2.2 * s),
    hand.line(
      [
        [x - 34 * s, y - 46 * s],
        [x - 44 * s, y - 56 * s],
      ],
      '#4A4038',
      3,
    ),
  ].join('')

export const goat = ({ dice, w, h }: Easel) => {
  const sheet = { w: 300, h: 330 }
  const page = ruledPage(
    dice,
    sheet.w,
    sheet.h,
    { high: 11, colour: '#25408F', title: 'Three knocks and a goat' },
    [
      'There was a knock at the',
      'door. Nobody in our house',
      'can reach so low. Knock.',
      'Knock. I opened and there',
      'stood a goat. It had eaten',
      'half a letter and it looked',
      'as if it liked the ending.',
      'Come in, said Nani, wipe',
      'your feet, all four.',
    ],
  )
  const hand = pencil(dice, w, h)
  return [
    boards(w, h, ['#B78350', '#A97443', '#BC8A57', '#A06C3D']),
    sheetAt({ ...sheet, x: 200, y: 172, turn: -4, inside: page + goatAt(hand, 216, 282, 0.6) }),
    `<g transform="rotate(24 420 150)">${rect(410, 40, 13, 190, '#F2C230', 'rx="2"')}${rect(410, 40, 13, 22, '#E58AA0', 'rx="3"')}<path d="M410 230h13l-6.500 24Z" fill="#EBD3A8"/></g>`,
    light(w, h),
  ].join('')
}
