import { flat, points, straight, stroke, tinted } from '../hands/strokes.ts'
import { disc, rect, sticker, turned } from '../painters/canvas.ts'
import { icon, round } from '../shapes.ts'
import type { Easel, Work } from './work.ts'

export const cut = (text: string, colour: string, more = '') =>
  flat(straight(points(text), true), colour, more)

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

/** Posters of campaigns about things that change hands. */
export const thingScenes: Record<string, Work> = {
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
}
