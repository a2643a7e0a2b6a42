import { boards, glow, light } from '../hands/framing.ts'
import { moon } from '../hands/things.ts'
import {
  arc,
  box,
  flat,
  oval,
  points,
  smooth,
  stroke,
  tinted,
  type Hand,
} from '../hands/strokes.ts'
import { disc, rect } from '../painters/canvas.ts'
import { round } from '../shapes.ts'
import type { Easel, Work } from './work.ts'

/** Things in a photograph that is taken in the dark. */
const inTheDark: Hand = {
  sheet: '',
  fill: (shape, colour) => flat(smooth(shape, true), colour),
  line: (line, colour, width = 3) => stroke(smooth(line, false), colour, width),
}
const { fill, line } = inTheDark

const sandal = ({ w, h }: Easel) => {
  const sole = points(
    '206,236 196,196 202,156 198,112 190,74 204,40 238,28 268,44 276,82 266,120 258,158 264,198 254,236',
  )
  const holes = [
    [222, 64],
    [246, 62],
    [212, 92],
    [236, 88],
    [256, 94],
    [230, 186],
    [216, 208],
    [244, 208],
    [230, 222],
  ] as const
  return [
    rect(0, 0, w, h, '#160D1E'),
    glow('wall', 236, 130, 250, '#F58A2C', 0.75),
    ...holes.map(([x, y], at) =>
      disc(
        236 + (x - 232) * 5.4,
        110 + (y - 130) * 1.25,
        13 + (at % 3) * 4,
        '#FFD27A',
        'opacity=".2"',
      ),
    ),
    rect(0, 238, w, 62, '#2B1712'),
    rect(0, 238, w, 3, '#B2662B'),
    glow('table', 234, 250, 150, '#FFB347', 0.5),
    fill(points('170,240 188,226 276,226 296,240 280,256 186,256'), '#5B3A22'),
    fill(sole, '#3A1D14'),
    stroke(smooth(sole, true), '#F7A64A', 3.4),
    stroke(
      smooth(
        points(
          '212,230 204,196 210,156 206,112 200,78 210,48 238,38 260,50 267,82 258,120 250,158 256,198 248,230',
        ),
        true,
      ),
      '#8A4A22',
      1.6,
      'stroke-dasharray="5 4"',
    ),
    ...holes.map(([x, y]) => disc(x, y, 6.4, '#FFF1C0')),
    line(points('236,58 226,96 204,140'), '#1F6E6A', 11),
    line(points('236,58 248,96 264,136'), '#1F6E6A', 11),
    line(points('234,62 225,98 206,138'), '#49AFA5', 3),
    line(points('238,62 246,98 261,132'), '#49AFA5', 3),
    disc(236, 56, 6, '#E9B44C'),
    light(w, h, 0.5, 0.5),
  ].join('')
}

const sieve = ({ dice, w, h }: Easel) => {
  const spot = (r: number, colour: string, opacity: number) => {
    const dots = Array.from({ length: 400 }, (_, at) => {
      const far = Math.sqrt((at + 6) / 406) * 300
      const angle = at * 2.39996
      const [x, y] = [240 + Math.cos(angle) * far, 138 + Math.sin(angle) * far * 0.72]
      const away = far / 300
      if (x < 0 || x > w || y < 0 || y > h - 40) return ''
      return `M${round(x)} ${round(y)}h.1`.repeat(dice.next() > away * 0.1 ? 1 : 0)
    }).join('')
    return stroke(dots, colour, r, `opacity="${opacity}"`)
  }
  return [
    rect(0, 0, w, h, '#0B2436'),
    glow('middle', 240, 138, 260, '#3FA7C4', 0.6),
    spot(10, '#BFE9EF', 0.25),
    spot(5.4, '#FFF6CF', 0.95),
    rect(0, 0, 480, 0.1, '#0B2436'),
    fill(points('-10,276 120,262 360,262 490,276 490,310 -10,310'), '#06141E'),
    fill(points('168,226 312,226 298,276 182,276'), '#0A1018'),
    flat(smooth(oval(240, 226, 76, 17), true), '#FFF3B8'),
    stroke(smooth(oval(240, 226, 76, 17), true), '#8C9AA6', 7),
    stroke(
      'M172 222h136M180 231h120M196 238h88M200 211l-8 30M224 209l-4 34M256 209l4 34M280 211l8 30',
      '#6B7F8C',
      1.4,
    ),
    line(points('316,226 352,222 386,214'), '#8A5A34', 11),
    line(points('30,300 66,262 92,262'), '#0A1018', 30),
    light(w, h, 0.5, 0.55),
  ].join('')
}

const bottle = ({ w, h }: Easel) => {
  const half = (side: number, colour: string) =>
    fill(
      [
        [240, 30],
        [240 + side * 17, 30],
        [240 + side * 17, 82],
        [240 + side * 30, 104],
        [240 + side * 52, 128],
        [240 + side * 55, 160],
        [240 + side * 55, 226],
        [240 + side * 50, 244],
        [240, 246],
        [240, 140],
      ],
      colour,
    )
  return [
    rect(0, 0, w / 2, h, '#0D2B22'),
    rect(w / 2, 0, w / 2, h, '#3A1E08'),
    glow('green', 140, 140, 230, '#2FBF71', 0.7),
    glow('gold', 340, 140, 230, '#FFB627', 0.8),
    boards(w, 46, ['#4A2E1C', '#3B2416']).replaceAll(/^/g, '<g transform="translate(0 252)">') +
      '</g>',
    half(-1, '#1E9E5A'),
    half(1, '#F2A71B'),
    line(points('240,34 240,140 240,244'), '#3B2416', 2),
    fill(box(221, 22, 38, 12), '#8A5A34'),
    moon(inTheDark, 212, 166, 18, '#EFFFE9'),
    fill(
      points('226,150 229,158 237,158 231,163 233,171 226,166 219,171 221,163 215,158 223,158'),
      '#EFFFE9',
    ),
    fill([...arc(270, 196, 19, 0, 180), [251, 196]], '#8E2A1A'),
    fill(points('270,156 280,180 270,192 260,180'), '#FFFBE0'),
    fill(points('270,170 274,182 270,188 266,182'), '#FF8A1E'),
    ...[0, 1, 2, 3, 4].map((at) => disc(200 + at * 6, 226 + (at % 2) * 4, 2, '#BFF2CE')),
    ...[0, 1, 2, 3, 4, 5].map((at) => disc(250 + at * 8, 226 + (at % 2) * 5, 2.6, '#FFF2B0')),
    stroke('M226 40v36l-24 34q-10 12-10 40v70', tinted('#1E9E5A', 0.7), 4, 'opacity=".6"'),
    ...[60, 104, 150].map((x, at) => disc(x, 60 + at * 44, 7 + at * 2, '#7BE3A5', 'opacity=".35"')),
    ...[340, 392, 430].map((x, at) =>
      disc(x, 150 - at * 44, 8 + at * 2, '#FFDD84', 'opacity=".4"'),
    ),
    light(w, h, 0.5, 0.45),
  ].join('')
}

export const lampWorks: Record<string, Work> = {
  'Lamp from a sandal': {
    manner: 'photo of a lamp, warm',
    ground: '#2B1712',
    paint: sandal,
    alt: 'A lamp in the dark: an old sandal stands on its heel, and light shines through the holes in its sole',
  },
  'The sieve moon': {
    manner: 'photo of a ceiling',
    ground: '#0B2436',
    paint: sieve,
    alt: 'A dark room: a kitchen sieve with a lamp below it throws hundreds of small moons on the ceiling',
  },
  'A bottle for Eid and Diwali': {
    manner: 'photo of a bottle, half and half',
    ground: '#2C2614',
    paint: bottle,
    alt: 'A lamp of a painted bottle: green on the left with a crescent and a star, gold on the right with a small oil lamp',
  },
}
