import { feltTip } from '../hands/felt-tip.ts'
import { boards, light, sheetAt } from '../hands/framing.ts'
import { lettering } from '../hands/lettering.ts'
import { pen } from '../hands/page.ts'
import { pencil } from '../hands/pencil.ts'
import { box, flat, type Hand, oval, points, smooth } from '../hands/strokes.ts'
import { dotAt } from '../hands/things.ts'
import { watercolour } from '../hands/watercolour.ts'
import { rect } from '../painters/canvas.ts'
import { drops, leaf } from './rain-tree.work.ts'
import type { Easel, Work } from './work.ts'

const tamarind = ({ dice, w, h }: Easel) => {
  const hand = pencil(dice, w, h, 400)
  const branch = (text: string) => hand.line(points(text), '#6B4526', 9)
  const twig = (x: number, y: number) =>
    Array.from({ length: 6 }, (_, at) =>
      hand.line(points(`${x + at * 7},${y - 7} ${x + at * 7 - 2},${y + 7}`), '#4E8A3C', 3.4),
    ).join('') + hand.line(points(`${x - 4},${y} ${x + 40},${y}`), '#4E8A3C', 1.6)
  const note = (text: string, x: number, y: number, colour = '#3D3A44') =>
    lettering(hand, dice, text, { x, y, high: 13, colour, width: 1.7 })
  return [
    hand.sheet,
    rect(0, 0, w, h, '#F3EAD0', 'opacity=".6"'),
    rect(238, 0, 4, h, '#000', 'opacity=".1"'),
    lettering(hand, dice, 'Tamarind. Day 19', {
      x: 18,
      y: 38,
      high: 16,
      colour: '#8E2A1A',
      width: 2.4,
    }),
    hand.fill(points('92,300 100,190 96,80 120,60 134,90 130,190 146,300'), '#8A5A34'),
    branch('126,230 200,214 300,222'),
    branch('126,172 220,148 330,158'),
    branch('124,110 230,84 360,92'),
    ...[200, 250, 302].map((x, at) => twig(x, 236 + at * 3)),
    ...[220, 330].map((x) => twig(x, 172)),
    ...[236, 370].map((x) => twig(x, 106)),
    hand.fill(points('158,232 164,262 158,282 150,262'), '#A9744A'),
    hand.fill(points('340,104 346,132 340,150 333,130'), '#A9744A'),
    hand.fill(oval(296, 70, 24, 15, -14), '#A88A6A'),
    hand.fill(oval(322, 54, 12), '#A88A6A'),
    hand.fill(points('276,74 252,60 248,30 262,26 270,48 286,64'), '#B99A78'),
    ...[64, 70].map((y) => hand.line(points(`280,${y} 306,${y - 8}`), '#F3EAD0', 2.4)),
    dotAt(hand, 326, 52, 2),
    hand.line(points('318,44 316,36'), '#7A6248', 3),
    note('1', 350, 246, '#2F6FB5'),
    note('2', 384, 180, '#2F6FB5'),
    note('3', 416, 108, '#2F6FB5'),
    note('squirrel!', 366, 46, '#8E2A1A'),
    hand.line(points('362,44 344,50'), '#8E2A1A', 1.6),
    note('31 pods', 388, 212),
    note('no wind', 374, 232),
    note('7.15', 388, 258),
  ].join('')
}

const ant = (hand: Hand, x: number, y: number) =>
  [
    hand.line(points(`${x - 16},${y + 12} ${x - 6},${y} ${x - 8},${y + 13}`), '#2A1C18', 2),
    hand.line(points(`${x + 8},${y + 13} ${x + 6},${y} ${x + 18},${y + 12}`), '#2A1C18', 2),
    flat(smooth(oval(x - 14, y, 11, 8), true), '#8E2A1A'),
    flat(smooth(oval(x + 2, y, 6), true), '#8E2A1A'),
    flat(smooth(oval(x + 14, y - 4, 8), true), '#8E2A1A'),
    hand.line(points(`${x + 18},${y - 10} ${x + 26},${y - 20}`), '#2A1C18', 2),
    dotAt(hand, x + 17, y - 6, 1.6, '#fff'),
  ].join('')

const ants = ({ dice, w, h }: Easel) => {
  const hand = feltTip(dice, w, h, '#FFF9E6')
  const row = (text: string, at: number) =>
    lettering(hand, dice, text, { x: 38, y: 88 + at * 26, high: 15, colour: '#FFE07A', width: 2.2 })
  return [
    hand.sheet,
    hand.fill(box(22, 18, 250, 156), '#23314F'),
    lettering(hand, dice, 'ANT TRAIN', { x: 46, y: 54, high: 21, colour: '#FFFFFF', width: 3.2 }),
    row('5.50  leaf 3', 0),
    row('6.20  mango', 1),
    row('7.05  home', 2),
    row('no trains in rain', 3),
    hand.line(points('70,176 70,230'), '#23314F', 7),
    hand.line(points('226,176 226,230'), '#23314F', 7),
    hand.fill(points('360,0 352,120 366,236 480,236 480,0'), '#A9744A'),
    ...[30, 86, 150, 204].map((y, at) =>
      hand.line(points(`${388 + at * 9},${y} ${384 + at * 9},${y + 26}`), '#6B4526', 3),
    ),
    hand.fill(oval(314, 70, 34), '#FFFFFF'),
    hand.line(points('314,70 292,57'), '#1E1B22', 4),
    hand.line(points('314,70 315,90'), '#1E1B22', 5),
    hand.fill(points('-10,232 120,224 300,234 490,228 490,310 -10,310'), '#8BC34A'),
    hand.line(points('0,266 240,262 480,266'), '#6B4526', 3),
    ...[0, 1, 2, 3, 4, 5, 6].map((at) => ant(hand, 40 + at * 64, 248 + (at % 2) * 3)),
    ...[1, 3, 4].map((at) => hand.fill(leaf(36 + at * 64, 222, 20, 10, -0.4), '#4E9A45')),
  ].join('')
}

const thirty = ({ dice, w, h }: Easel) => {
  const hand = watercolour(dice, w, h, '#FBF8EE')
  const ink = pen(dice)
  const tones = ['#7DB84A', '#5E9E3E', '#4E8A3C', '#8FA03A', '#C9A23A', '#9A6A34']
  return [
    hand.sheet,
    ...Array.from({ length: 30 }, (_, at) => {
      const [x, y] = [48 + (at % 6) * 77, 40 + Math.floor(at / 6) * 56]
      const hole =
        at < 10
          ? ''
          : flat(
              smooth(
                oval(
                  x + 6,
                  y - 3,
                  Math.min(9, 2 + (at - 10) * 0.5),
                  Math.min(7, 2 + (at - 10) * 0.35),
                ),
                true,
              ),
              '#FBF8EE',
            )
      return (
        flat(
          smooth(leaf(x, y, 26, 15 - at * 0.12, -0.35 + dice.between(-0.1, 0.1)), true),
          tones[Math.floor(at / 5)] ?? '#9A6A34',
          'opacity=".45"',
        ) +
        hand.fill(leaf(x, y, 25, 13.6 - at * 0.12, -0.35), tones[Math.floor(at / 5)] ?? '#9A6A34') +
        ink.line(points(`${x - 31},${y + 11} ${x},${y} ${x + 20},${y - 8}`), '#4A5A2A', 1.4) +
        hole +
        lettering(ink, dice, String(at + 1), {
          x: x + 22,
          y: y + 20,
          high: 9,
          colour: at === 10 ? '#C0392B' : '#5A5F66',
          width: 1.3,
        })
      )
    }),
    `<circle cx="${48 + 4 * 77}" cy="96" r="33" fill="none" stroke="#C0392B" stroke-width="2.4"/>`,
  ].join('')
}

const page =
  (paint: Work['paint'], floor: readonly string[], turn: number): Work['paint'] =>
  (easel) =>
    boards(easel.w, easel.h, floor) +
    sheetAt({ w: 480, h: 300, x: 240, y: 150, turn, inside: paint(easel) }).replace(
      '<g transform="',
      '<g transform="translate(21 13) scale(.91) ',
    ) +
    light(easel.w, easel.h, 0.4, 0.28)

export const greenWorks: Record<string, Work> = {
  'The tamarind on day 19': {
    manner: 'pencil in a notebook',
    ground: '#F3EAD0',
    paint: page(tamarind, ['#5E7A4E', '#56724A', '#647F55'], -2),
    alt: 'A page of a notebook in pencil: a tamarind with three numbered branches, and a squirrel on the third',
  },
  'What the rain tree drops': {
    manner: 'cut paper chart',
    ground: '#DCE7D2',
    paint: drops,
    alt: 'A chart of cut paper with a bar for each day of the week, the tallest says 412, and fallen leaves glued beside it',
  },
  'Ants have a timetable': {
    manner: 'felt-tip poster',
    ground: '#FFF9E6',
    paint: ants,
    alt: 'A felt-tip poster: ants with leaves walk like a train below a timetable, and the clock says ten to six',
  },
  'Thirty days of one leaf': {
    manner: 'watercolour of each day',
    ground: '#FBF8EE',
    paint: thirty,
    alt: 'Thirty small watercolours of one leaf, from green to brown; from day eleven, circled in red, it has a hole',
  },
}
