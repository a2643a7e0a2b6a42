import { flat, oval, points, smooth, stroke } from '../hands/strokes.ts'
import { disc, rect, turned } from '../painters/canvas.ts'
import { round } from '../shapes.ts'
import { sky } from './evening-scenes.works.ts'
import { cut } from './thing-scenes.works.ts'
import type { Easel, Work } from './work.ts'

const soft = (text: string, colour: string, more = '') =>
  flat(smooth(points(text), true), colour, more)

/** A wheel with gondolas. */
function wheel(x: number, y: number, r: number): string {
  const spokes = Array.from({ length: 12 }, (_, at) => {
    const angle = (at / 12) * Math.PI * 2
    return [round(x + Math.cos(angle) * r), round(y + Math.sin(angle) * r)] as const
  })
  return [
    stroke(
      `M${x - r * 0.6} ${y + r * 1.35}L${x} ${y}L${x + r * 0.6} ${y + r * 1.35}`,
      '#7A3E8C',
      7,
    ),
    ...spokes.map(([a, b]) => stroke(`M${x} ${y}L${a} ${b}`, '#A86BB5', 2)),
    stroke(smooth(oval(x, y, r, r, 0, 40), true), '#7A3E8C', 5),
    disc(x, y, 9, '#7A3E8C'),
    ...spokes.map(
      ([a, b], at) =>
        disc(a, b + 8, 9, ['#E4572E', '#FFC24B', '#1F8A9E'][at % 3] ?? '') +
        rect(a - 9, b + 1, 18, 5, '#FFF6E0', 'rx="2"'),
    ),
  ].join('')
}

const kite = (x: number, y: number, s: number, turn: number, [one, two]: readonly string[]) =>
  turned(
    turn,
    x,
    y,
    cut(`${x},${y - s} ${x + s * 0.74},${y} ${x},${y + s * 1.2} ${x - s * 0.74},${y}`, one ?? '') +
      cut(`${x},${y - s} ${x + s * 0.74},${y} ${x},${y}`, two ?? '') +
      cut(`${x},${y} ${x},${y + s * 1.2} ${x - s * 0.74},${y}`, two ?? '') +
      stroke(
        `M${x} ${y - s}V${round(y + s * 1.2)}M${round(x - s * 0.74)} ${y}H${round(x + s * 0.74)}`,
        '#3B2416',
        1.6,
      ),
  )

const kiteCarnival = ({ w, h }: Easel) => [
  sky('noon', w, h, ['#39A9DB', '#8FD3EE', '#FFF1CF']),
  soft('20,70 46,52 78,58 100,46 128,66 116,80 34,82', '#FFFFFF', 'opacity=".85"'),
  wheel(366, 138, 92),
  soft('-20,320 -20,258 90,244 220,256 360,246 500,258 500,320', '#6DB04B'),
  ...[0, 1, 2, 3, 4, 5, 6, 7].map((at) =>
    cut(`206,178 ${150 + at * 14},268 ${164 + at * 14},268`, at % 2 ? '#FFF6E0' : '#E4572E'),
  ),
  cut('206,178 206,152 230,162 206,170', '#FFC24B'),
  stroke('M128 150C146 190 70 206 92 244S176 262 150 290', '#C23B6A', 3),
  ...[
    [131, 178],
    [88, 214],
    [106, 254],
  ].map(([x = 0, y = 0]) =>
    cut(
      `${x},${y} ${x - 13},${y - 8} ${x - 13},${y + 8} ${x + 13},${y - 8} ${x + 13},${y + 8}`,
      '#FFC24B',
    ),
  ),
  kite(112, 88, 62, 14, ['#E8457A', '#FFC24B']),
  kite(258, 66, 26, -16, ['#1F8A9E', '#FFF6E0']),
  kite(46, 176, 16, 24, ['#E4572E', '#FFE08A']),
]

/** A bottle rocket above its water, and who has pumped. */
const bottleRocket = ({ dice, w, h }: Easel) => [
  sky('morning', w, h, ['#2C7DA0', '#89C2D9', '#FDF0D5']),
  soft('-20,320 -20,240 100,226 240,238 380,224 500,240 500,320', '#7FB069'),
  ...Array.from({ length: 90 }, (_, at) => {
    const far = at / 90
    return disc(
      244 + (dice.next() - 0.5) * (14 + far * 96),
      168 + far * 84 + dice.between(-6, 6),
      dice.between(1.6, 5.4),
      at % 3 ? '#E8F7FC' : '#A9DDF0',
      'opacity=".85"',
    )
  }),
  turned(
    9,
    240,
    100,
    [
      cut('214,136 190,172 214,160', '#D1495B'),
      cut('266,136 290,172 266,160', '#D1495B'),
      soft('212,64 240,36 268,64 270,140 258,158 252,172 228,172 222,158 210,140', '#BFE8D9'),
      soft('214,112 266,112 268,140 258,156 222,156 212,140', '#4DA8DA', 'opacity=".8"'),
      rect(211, 78, 58, 22, '#EDAE49'),
      cut('210,66 240,8 270,66', '#D1495B'),
      stroke('M222 70v62', '#FFFFFF', 5, 'opacity=".7"'),
    ].join(''),
  ),
  rect(196, 256, 96, 8, '#5B4636', 'rx="3"'),
  stroke('M206 262v22M282 262v22M292 260C330 268 340 262 356 262', '#3C2F2F', 5),
  rect(352, 232, 18, 44, '#EDAE49', 'rx="3"'),
  stroke('M361 232v-22M348 210h26', '#3C2F2F', 4),
  ...[
    [396, 46, '#D1495B'],
    [438, 36, '#30638E'],
    [70, 44, '#6A4C93'],
    [112, 34, '#EDAE49'],
  ].map(([x, high, colour]) => child(Number(x), Number(high), String(colour))),
]

/** Somebody who looks up, with both arms in the air. */
const child = (x: number, high: number, colour: string) =>
  [
    stroke(`M${x - 5} 276v${-high * 0.4}M${x + 5} 276v${-high * 0.4}`, '#33446B', 6),
    cut(
      `${x - 11},${276 - high * 0.34} ${x + 11},${276 - high * 0.34} ${x + 8},${276 - high} ${x - 8},${276 - high}`,
      colour,
    ),
    stroke(`M${x - 7} ${278 - high}l-13 -18M${x + 7} ${278 - high}l13 -18`, '#A66A3F', 4.6),
    disc(x, 265 - high, 11, '#A66A3F'),
    flat(smooth(oval(x, 260 - high, 11, 7), true), '#2A1C18'),
  ].join('')

/** Posters of campaigns by day, and the picture of the fair where rockets fly. */
export const daylightScenes: Record<string, Work> = {
  'Kite Carnival': {
    manner: 'fairground below kites',
    ground: '#8FD3EE',
    alt: 'A large pink and yellow kite with a long tail above a fairground with a tent and a big wheel',
    paint: (easel) => kiteCarnival(easel).join(''),
  },
  'Winter Science Fair': {
    manner: 'bottle rocket at its start',
    ground: '#89C2D9',
    alt: 'A rocket made of a bottle takes off on a jet of water, and four children cheer',
    paint: (easel) => bottleRocket(easel).join(''),
  },
}
