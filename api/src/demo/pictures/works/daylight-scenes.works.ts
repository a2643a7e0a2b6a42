import { flat, oval, points, smooth, straight, stroke, tinted } from '../hands/strokes.ts'
import { disc, rect, sticker, turned } from '../painters/canvas.ts'
import { icon, round } from '../shapes.ts'
import { sky } from './evening-scenes.works.ts'
import type { Easel, Work } from './work.ts'

const cut = (text: string, colour: string, more = '') =>
  flat(straight(points(text), true), colour, more)
const soft = (text: string, colour: string, more = '') =>
  flat(smooth(points(text), true), colour, more)

/** Two halves, and two arrows by which a toy goes from one hand to the other. */
const toySwap = ({ w, h }: Easel) => {
  const arrow = (colour: string) =>
    stroke('M120 96C160 24 300 20 352 84', colour, 26) + cut('322,92 386,48 392,128', colour)
  return [
    rect(0, 0, w, h, '#FFC857'),
    cut('300,0 480,0 480,300 180,300', '#1F8A9E'),
    ...[30, 90, 150, 210, 270].map((y, at) =>
      disc(at % 2 ? 40 : 90, y, 7, '#FFB020', 'opacity=".7"'),
    ),
    arrow('#E4572E'),
    turned(180, 240, 152, arrow('#FFF6E0')),
    sticker(icon('teddy-bear', 112, 172, 128, -8), 5),
    sticker(icon('racing-car', 372, 150, 124, 6), 5),
    sticker(icon('yo-yo', 40, 62, 46, 12), 3),
    sticker(icon('duck', 440, 256, 54, -10), 3),
    disc(240, 152, 33, '#FFF6E0'),
    disc(240, 152, 27, '#E4572E'),
    stroke('M228 152h24M240 140v24', '#FFF6E0', 6),
  ]
}

/** A cardboard box seen from a corner; x, y is its lowest point. */
function parcel(x: number, y: number, s: number, colour: string, isOpen = false): string {
  const [wide, half, high] = [s, s * 0.5, s * 0.86]
  const left = `${x},${y} ${x - wide},${y - half} ${x - wide},${y - half - high} ${x},${y - high}`
  const right = `${x},${y} ${x + wide},${y - half} ${x + wide},${y - half - high} ${x},${y - high}`
  const top = `${x},${y - high} ${x - wide},${y - half - high} ${x},${y - high - s} ${x + wide},${y - half - high}`
  return [
    cut(left, tinted(colour, -0.1)),
    cut(right, tinted(colour, -0.26)),
    cut(top, isOpen ? tinted(colour, -0.55) : tinted(colour, 0.16)),
    isOpen
      ? cut(
          `${x},${y - high} ${x - wide},${y - half - high} ${x - wide * 1.3},${y - high + half * 0.1} ${x - wide * 0.3},${y - high + half * 1.1}`,
          tinted(colour, 0.24),
        ) +
        cut(
          `${x},${y - high} ${x + wide},${y - half - high} ${x + wide * 1.3},${y - high + half * 0.1} ${x + wide * 0.3},${y - high + half * 1.1}`,
          tinted(colour, 0.05),
        )
      : cut(
          `${x - wide * 0.4},${y - high - half * 0.6} ${x + wide * 0.6},${y - half - high - half * 0.4} ${x + wide * 0.4},${y - high - half * 0.4} ${x - wide * 0.6},${y - half - high + half * 0.4}`,
          '#F4E3BE',
        ),
  ].join('')
}

/** An open book on its way: two pages and a cover. */
const book = (x: number, y: number, s: number, turn: number, colour: string) =>
  turned(
    turn,
    x,
    y,
    cut(
      `${x - s},${y - s * 0.5} ${x},${y - s * 0.3} ${x + s},${y - s * 0.5} ${x + s},${y + s * 0.55} ${x},${y + s * 0.75} ${x - s},${y + s * 0.55}`,
      colour,
    ) +
      cut(
        `${x - s * 0.9},${y - s * 0.62} ${x},${y - s * 0.36} ${x},${y + s * 0.6} ${x - s * 0.9},${y + s * 0.4}`,
        '#FFFDF4',
      ) +
      cut(
        `${x + s * 0.9},${y - s * 0.62} ${x},${y - s * 0.36} ${x},${y + s * 0.6} ${x + s * 0.9},${y + s * 0.4}`,
        '#F3EAD3',
      ) +
      stroke(
        [0.05, 0.22]
          .map(
            (row) =>
              `M${round(x - s * 0.75)} ${round(y - s * (0.3 - row))}l${round(s * 0.6)} ${round(s * 0.16)}`,
          )
          .join(''),
        '#B9AD92',
        1.6,
      ),
  )

const storyBoxes = ({ w, h }: Easel) => [
  rect(0, 0, w, h, '#CFE7EA'),
  rect(0, 214, w, 86, '#8DBFC4'),
  parcel(352, 246, 46, '#C98F52'),
  parcel(440, 262, 52, '#D9A264'),
  parcel(396, 196, 40, '#E2B071'),
  parcel(176, 282, 84, '#D9A264', true),
  stroke('M176 150C176 70 240 44 330 62S436 116 446 132', '#FFFFFF', 3, 'stroke-dasharray="2 10"'),
  book(170, 144, 27, -8, '#C8452F'),
  book(212, 78, 24, 14, '#2F6FA8'),
  book(292, 54, 21, -10, '#E0A526'),
  book(372, 76, 18, 18, '#4E8F4A'),
  icon('owl', 76, 150, 62, -4),
]

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
  'The Great Toy Swap': {
    manner: 'two halves with arrows',
    ground: '#FFC857',
    alt: 'A teddy bear on yellow and a racing car on blue change places along two large arrows',
    paint: (easel) => toySwap(easel).join(''),
  },
  'A Thousand Story Boxes': {
    manner: 'open box with flying books',
    ground: '#CFE7EA',
    alt: 'Books fly out of an open cardboard box towards a stack of parcels; an owl looks on',
    paint: (easel) => storyBoxes(easel).join(''),
  },
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
