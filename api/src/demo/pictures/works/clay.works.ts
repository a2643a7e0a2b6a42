import { clay } from '../hands/clay.ts'
import { light } from '../hands/framing.ts'
import { arc, box, flat, oval, points, smooth, stroke } from '../hands/strokes.ts'
import { disc } from '../painters/canvas.ts'
import { corner, eye, shadow } from './clay-photo.ts'
import { bird, listener } from './bird-and-listener.work.ts'
import type { Easel, Work } from './work.ts'

const sevenLegs = ({ dice, w, h }: Easel) => {
  const columns = Array.from(
    { length: 10 },
    (_, at) =>
      `M${14 + at * 48} 196h36M${14 + at * 48} 212h30M${14 + at * 48} 228h36M${14 + at * 48} 244h26M${14 + at * 48} 260h36M${14 + at * 48} 276h33`,
  )
  const hand = clay(
    dice,
    corner(w, h, '#C7D3C0', '#ECE8DC') + stroke(columns.join(''), '#8C887E', 3, 'opacity=".5"'),
  )
  const legs = [
    '130,150 96,172 96,252 78,256',
    '164,168 150,214 168,262 150,268',
    '200,176 204,220 190,270 210,274',
    '236,178 262,216 228,240 250,272',
    '270,174 286,206 306,226 296,266',
    '302,164 340,184 330,226 356,262',
    '326,148 372,150 384,196 404,246',
  ]
  const tints = ['#C4622D', '#B7532A', '#D0763B', '#A94A26', '#C4622D', '#D98A4E', '#B7532A']
  return [
    hand.sheet,
    shadow(240, 268, 180, 20),
    ...legs.map((leg, at) => hand.line(points(leg), tints[at] ?? '#C4622D', 17)),
    hand.fill(oval(230, 128, 112, 54), '#C4622D'),
    hand.line(points('190,84 182,50 160,40'), '#B7532A', 9),
    hand.fill(oval(156, 38, 10), '#E9B44C'),
    eye(hand, 184, 112, 17, -5),
    eye(hand, 226, 106, 13, 4),
    hand.line(arc(204, 140, 22, 200, 330), '#7A2F16', 6),
    ...[270, 296, 316].map((x, at) => hand.fill(oval(x, 112 + at * 10, 7), '#E9B44C')),
    light(w, h),
  ].join('')
}

const snail = ({ dice, w, h }: Easel) => {
  const hand = clay(dice, corner(w, h, '#F2D06B', '#E4B33F', 196))
  const posts = Array.from({ length: 8 }, (_, at) =>
    hand.line([[196 + at * 20, 92] as const, [196 + at * 20, 62] as const], '#F3EDE0', 3.4),
  )
  return [
    hand.sheet,
    shadow(236, 272, 186, 15),
    hand.fill(points('74,262 92,226 150,226 330,236 410,256 420,270 90,274'), '#7FA65A'),
    hand.fill(points('78,258 72,190 84,160 112,160 122,196 118,258'), '#7FA65A'),
    hand.line(points('84,168 70,134'), '#7FA65A', 8),
    hand.line(points('106,166 116,132'), '#7FA65A', 8),
    eye(hand, 68, 128, 11, -2),
    eye(hand, 118, 126, 11, -2),
    hand.line(arc(92, 196, 14, 20, 150), '#4E6E33', 5),
    hand.fill(oval(262, 174, 88, 78), '#B5673F'),
    hand.line(
      points(
        '262,176 276,164 290,180 272,204 238,194 232,156 268,132 312,152 322,200 282,234 226,222',
      ),
      '#7E3F22',
      8,
    ),
    hand.fill(box(180, 92, 172, 14), '#D8CBB4'),
    ...posts,
    hand.line(points('192,62 342,62'), '#F3EDE0', 5),
    hand.fill(points('226,92 226,44 258,22 292,44 292,92'), '#C98A5E'),
    hand.fill(points('212,46 258,8 306,46'), '#9C3B2B'),
    hand.fill(box(246, 56, 24, 36), '#5B3A22'),
    hand.fill(oval(312, 84, 8, 6), '#2A1C18'),
    hand.fill(oval(324, 79, 5), '#2A1C18'),
    stroke('M308 90v6M316 90v6M326 75l6-6M322 74l2-8', '#2A1C18', 2),
    light(w, h),
  ].join('')
}

const fish = ({ dice, w, h }: Easel) => {
  const hand = clay(dice, corner(w, h, '#5E8FB0', '#D9E4E8', 214))
  return [
    hand.sheet,
    flat(smooth(oval(110, 266, 84, 18), true), '#8EC6DE', 'opacity=".8"'),
    shadow(300, 274, 110, 13),
    hand.line(points('322,118 326,176 318,200'), '#6B4526', 8),
    hand.fill(
      [
        ...arc(320, 112, 116, 180, 360, 84),
        ...points('406,124 378,108 350,124 320,108 290,124 262,108 232,124'),
      ],
      '#D9463F',
    ),
    hand.line(points('320,30 290,66 286,112'), '#A92F2A', 5),
    hand.line(points('320,30 350,66 354,112'), '#A92F2A', 5),
    hand.fill(oval(320, 26, 8), '#F2C230'),
    hand.fill(points('360,206 420,166 432,206 420,246'), '#E58A3A'),
    hand.fill(oval(292, 210, 88, 48), '#F0A04B'),
    hand.fill(points('272,166 296,140 326,168'), '#E58A3A'),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      hand.line(
        arc(296 + (at % 3) * 24, 198 + Math.floor(at / 3) * 22, 10, 270, 450),
        '#C76F22',
        4,
      ),
    ),
    hand.line(points('266,252 256,274 238,276'), '#E58A3A', 11),
    hand.line(points('316,252 320,274 302,278'), '#E58A3A', 11),
    eye(hand, 240, 194, 19, -6),
    hand.fill(oval(216, 228, 9, 11), '#7A2F16'),
    hand.line(points('228,168 246,162 260,172'), '#C76F22', 6),
    hand.line(points('312,226 334,214 320,196'), '#E58A3A', 11),
    light(w, h),
  ].join('')
}

const gardener = ({ dice, w, h }: Easel) => {
  const hand = clay(dice, corner(w, h, '#241D3B', '#3E3350', 206))
  const bloom = (x: number, y: number, colour: string) =>
    hand.line([[x, 262] as const, [x + 2, y] as const], '#4E8A4A', 6) +
    [0, 1, 2, 3, 4]
      .map((at) =>
        hand.fill(oval(x + Math.cos(at * 1.257) * 12, y + Math.sin(at * 1.257) * 12, 9), colour),
      )
      .join('') +
    hand.fill(oval(x, y, 8), '#F2C230')
  return [
    hand.sheet,
    disc(410, 54, 28, '#F3EBC8', 'opacity=".9"'),
    disc(422, 46, 26, '#241D3B'),
    shadow(220, 268, 200, 16),
    hand.fill(points('20,262 120,248 330,250 460,262 440,284 40,284'), '#6B4A33'),
    hand.fill(points('150,256 140,170 164,100 222,82 276,104 296,170 288,256'), '#6E5AA8'),
    hand.fill(oval(166, 90, 17, 24, -20), '#6E5AA8'),
    hand.fill(oval(270, 90, 17, 24, 20), '#6E5AA8'),
    eye(hand, 192, 138, 20, 6),
    eye(hand, 246, 138, 20, 6),
    hand.fill(oval(222, 190, 44, 18), '#3A2D63'),
    hand.line(points('262,190 300,176 330,190 344,172'), '#8BB04A', 6),
    hand.line(points('292,178 304,158'), '#8BB04A', 6),
    hand.line(points('314,182 320,204'), '#8BB04A', 6),
    ...[190, 206, 222, 238].map((x) =>
      hand.fill(points(`${x},178 ${x + 12},178 ${x + 6},190`), '#F6F1E4'),
    ),
    hand.line(points('154,196 112,214 104,236'), '#6E5AA8', 17),
    hand.line(points('106,236 92,250'), '#8A8F98', 5),
    hand.line(points('286,216 316,232 322,252'), '#6E5AA8', 17),
    bloom(62, 196, '#E2649C'),
    bloom(372, 206, '#F3EDE0'),
    bloom(424, 178, '#E8603C'),
    light(w, h, 0.7, 0.4),
  ].join('')
}

export const clayWorks: Record<string, Work> = {
  'The seven-legged one': {
    manner: 'red clay on a newspaper',
    ground: '#C7D3C0',
    paint: sevenLegs,
    alt: 'A creature of red clay on a newspaper: seven legs, and each of them stands differently',
  },
  'Snail with a balcony': {
    manner: 'painted clay on yellow',
    ground: '#E4B33F',
    paint: snail,
    alt: 'A green clay snail; on its shell a small house with a balcony, a thin white railing and an ant behind it',
  },
  'Fish that is afraid of water': {
    manner: 'orange clay by a puddle',
    ground: '#5E8FB0',
    paint: fish,
    alt: 'An orange clay fish on two feet that holds a red umbrella and looks at a puddle',
  },
  'The night gardener': {
    manner: 'violet clay at night',
    ground: '#3E3350',
    paint: gardener,
    alt: 'A violet clay creature under the moon with a weed between its teeth and three flowers that it has left',
  },
  'Bird with pockets': {
    manner: 'blue clay on white',
    ground: '#F1E9E4',
    paint: bird,
    alt: 'A blue clay bird with two pockets: letters look out of one, and a biscuit out of the other',
  },
  'The one who listens': {
    manner: 'grey clay on rose',
    ground: '#D8A7A0',
    paint: listener,
    alt: 'A grey clay creature with two very large ears and two eyes that look at you, and no mouth',
  },
}
