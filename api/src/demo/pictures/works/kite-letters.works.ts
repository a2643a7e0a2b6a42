import { chalk } from '../hands/chalk.ts'
import { boards, light, sheetAt } from '../hands/framing.ts'
import { lettering } from '../hands/lettering.ts'
import { pen, ruledPage } from '../hands/page.ts'
import { pencil } from '../hands/pencil.ts'
import { person } from '../hands/person.ts'
import { box, oval, points } from '../hands/strokes.ts'
import { cloud, dotAt, moon, stars } from '../hands/things.ts'
import { watercolour } from '../hands/watercolour.ts'
import { disc, rect } from '../painters/canvas.ts'
import { seven, tooth } from './tooth-and-seven.work.ts'
import type { Easel, Work } from './work.ts'

const rain = ({ dice, w, h }: Easel) => {
  const hand = watercolour(dice, w, h, '#F4F8FA')
  const ink = pen(dice)
  const kite = points('250,14 396,128 266,274 118,132')
  const says = [
    ['Dear rain,', 212, 92],
    ['please do not come', 178, 122],
    ['on the twelfth. It is', 178, 150],
    ['my birthday and we', 184, 178],
    ['are on the terrace.', 200, 206],
    ['Diya', 250, 234],
  ] as const
  return [
    hand.sheet,
    ...[60, 190, 330, 450].map((x, at) => cloud(hand, x, 34 + (at % 2) * 10, 42, '#8FA6BC')),
    ...Array.from({ length: 22 }, () => {
      const [x, y] = [dice.between(0, w), dice.between(70, 270)]
      return hand.line([[x, y] as const, [x - 5, y + 15] as const], '#5B8FC2', 3)
    }),
    hand.fill(kite, '#FFE27A'),
    ink.line(points('250,14 258,140 266,274'), '#B98A2A', 2),
    ink.line(points('118,132 258,120 396,128'), '#B98A2A', 2),
    ...says.map(([text, x, y]) =>
      lettering(ink, dice, text, { x, y, high: 14, colour: '#23418F', width: 1.9 }),
    ),
    ...[
      [300, 150],
      [214, 196],
      [330, 118],
    ].map(
      ([x = 0, y = 0]) =>
        disc(x, y, 11, '#5B7FC2', 'opacity=".28"') +
        disc(x + 1, y + 1, 7, '#FFE9A0', 'opacity=".6"'),
    ),
    hand.line(points('266,274 300,286 340,276 386,292 440,284'), '#D9463F', 3),
    ...[310, 356, 408].map((x) =>
      hand.fill(points(`${x - 9},276 ${x + 9},290 ${x + 9},276 ${x - 9},290`), '#E8603C'),
    ),
  ].join('')
}

const boy = ({ dice, w, h }: Easel) => {
  const page = ruledPage(
    dice,
    290,
    340,
    { high: 10.5, colour: '#3D3A44', title: 'To the boy who will' },
    [
      'live here after me.',
      '',
      'There is a marble behind',
      'the skirting board, left',
      'of the door. It is green.',
      'You may keep it. The',
      'third stair is the one',
      'that tells on you.',
    ],
  )
  const hand = pencil(dice, w, h)
  return [
    boards(w, h, ['#7E9A86', '#75917D', '#81A08B', '#6F8B77']),
    sheetAt({ w: 290, h: 340, x: 176, y: 188, turn: 3, inside: page }),
    sheetAt(
      {
        w: 128,
        h: 128,
        x: 396,
        y: 178,
        turn: -7,
        inside: [
          rect(0, 0, 128, 128, '#FBFAF5'),
          hand.fill(box(8, 8, 40, 92), '#A9744A'),
          dotAt(hand, 41, 58, 2.6),
          hand.fill(box(50, 84, 74, 16), '#D8C9A8'),
          hand.line(points('4,102 124,102'), '#6B6258'),
          hand.line(points('96,34 92,60 78,78'), '#C0392B', 2.4),
          hand.line(points('86,74 78,80 80,68'), '#C0392B', 2.4),
          hand.fill(oval(72, 92, 6), '#3E9E5A'),
          lettering(hand, dice, 'here', { x: 82, y: 28, high: 13, colour: '#C0392B', width: 1.8 }),
        ].join(''),
      },
      'plan',
    ),
    disc(398, 270, 17, '#0F3B22', 'opacity=".35"'),
    disc(394, 264, 17, '#3E9E5A'),
    `<path d="M384 262q10-12 20 2q-8 10-20-2Z" fill="#F2C230" opacity=".8"/>`,
    disc(388, 258, 4, '#fff', 'opacity=".75"'),
    light(w, h),
  ].join('')
}

const late = ({ dice, w, h }: Easel) => {
  const hand = chalk(dice, w, h, '#1B2347')
  return [
    hand.sheet,
    stars(hand, dice, w, 160, 12, '#FFFFFF'),
    moon(hand, 396, 178, 46, '#F7E6A6'),
    rect(336, 172, 134, 128, '#1B2347'),
    hand.fill(points('336,170 470,170 470,300 336,300'), '#5D6AA8'),
    ...[356, 398, 440].map((x) => hand.fill(box(x, 200, 18, 24), '#F2C230')),
    hand.line(points('0,226 180,226 250,226'), '#E8A5A0', 5),
    hand.fill(box(0, 228, 250, 72), '#8E5A6B'),
    person(hand, {
      x: 128,
      y: 228,
      high: 116,
      top: '#7FD1E0',
      legs: '#C9B7E8',
      skin: '#C98B5A',
      hair: '#EDEDED',
      has: 'cap',
      mouth: 'none',
      hands: [
        [-1, 0.9],
        [1.2, -0.3],
      ],
    }),
    hand.line(points('160,150 210,104 262,78'), '#FFFFFF', 1.6),
    hand.fill(points('262,78 288,38 322,56 300,92'), '#E2649C'),
    hand.line(points('262,78 300,70 322,56'), '#FFFFFF', 1.6),
    lettering(hand, dice, 'To the moon,', {
      x: 18,
      y: 44,
      high: 22,
      colour: '#F7E6A6',
      width: 2.8,
    }),
    lettering(hand, dice, 'who is late', { x: 34, y: 80, high: 20, colour: '#F7E6A6', width: 2.6 }),
    hand.line(oval(44, 184, 25).concat([[69, 184]]), '#FFFFFF', 2.6),
    hand.line(points('44,184 44,166'), '#FFFFFF', 2.4),
    hand.line(points('44,184 28,184'), '#FFFFFF', 2.8),
  ].join('')
}

export const kiteWorks: Record<string, Work> = {
  'To the rain': {
    manner: 'watercolour kite',
    ground: '#F4F8FA',
    paint: rain,
    alt: 'A letter on a yellow paper kite, in the rain: Dear rain, please do not come on the twelfth. Some words have run',
  },
  'To the boy who will live here after me': {
    manner: 'pencil on lined paper',
    ground: '#7E9A86',
    paint: boy,
    alt: 'A letter in pencil on lined paper; beside it a plan of a door and a skirting board with an arrow, and a green marble',
  },
  'To my first tooth': {
    manner: 'wax crayon',
    ground: '#FDE6EA',
    paint: tooth,
    alt: 'A wax crayon letter with a big tooth that smiles and a grey mouse that brings a coin',
  },
  'To the number seven': {
    manner: 'cut paper',
    ground: '#2E4374',
    paint: seven,
    alt: 'A kite of cut paper with a large black seven that has two eyes, and a note: You are odd and I like that',
  },
  'To the moon, who is late': {
    manner: 'chalk on blue paper',
    ground: '#1B2347',
    paint: late,
    alt: 'Chalk on dark blue paper: a boy with a kite waits on a roof, the clock says nine, and the moon still hides behind a house',
  },
}
