import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import { blob } from '../shapes.ts'
import { type Canvas, disc, type Painter, rect, turned } from './canvas.ts'
import { type Looks, looksOf } from '../people-looks.ts'
import { withOwnIds } from '../icons.ts'

const behind: readonly Painter[] = [
  ({ w, h, ground }) => disc(w / 2, h / 2, w * 0.4, ground.shape),
  ({ w, h, ground }) => rect(w * 0.14, h * 0.14, w * 0.72, h * 0.72, ground.shape, 'rx="44"'),
  ({ w, h, ground, dice }) => blob(dice, w / 2, h / 2, w * 0.43, ground.shape),
  ({ w, h, ground }) =>
    `<path d="M${w * 0.12} ${h}V${h * 0.5}a${w * 0.38} ${w * 0.38} 0 0 1 ${w * 0.76} 0V${h}Z" fill="${ground.shape}"/>`,
  ({ w, h, ground }) =>
    turned(45, w / 2, h / 2, rect(w * 0.2, h * 0.2, w * 0.6, h * 0.6, ground.shape, 'rx="24"')),
  ({ w, h, ground }) =>
    [0, 1, 2]
      .map((index) =>
        disc(w / 2, h, w * (0.72 - index * 0.18), index % 2 ? ground.from : ground.shape),
      )
      .join(''),
]

const scattered = (
  { w, h, dice }: Canvas,
  paint: (x: number, y: number, index: number) => string,
) =>
  Array.from({ length: 9 }, (_, index) =>
    paint(w * dice.between(0.04, 0.96), h * dice.between(0.03, 0.5), index),
  ).join('')

/** What is around a person, so that a row of them does not look like one printed frame. */
const around: readonly Painter[] = [
  () => '',
  () => '',
  ({ w, h, dice, ground }) =>
    disc(
      w * dice.between(0.1, 0.9),
      h * dice.between(0.08, 0.2),
      w * dice.between(0.04, 0.09),
      dice.pick(ground.accents),
    ),
  (canvas) =>
    scattered(canvas, (x, y, index) =>
      disc(x, y, canvas.w * 0.014, canvas.ground.accents[index % 3] ?? '', 'opacity=".8"'),
    ),
  (canvas) =>
    scattered(canvas, (x, y, index) =>
      turned(
        index * 40,
        x,
        y,
        rect(x, y, canvas.w * 0.05, 3, canvas.ground.accents[index % 3] ?? '', 'rx="1.5"'),
      ),
    ),
  ({ w, h, dice, ground }) => {
    const colour = dice.pick(ground.accents)
    return [0, 1, 2]
      .map((index) => rect(0, h * (0.12 + index * 0.11), w, h * 0.035, colour, 'opacity=".45"'))
      .join('')
  },
  ({ w, h, dice, ground }) => {
    const side = dice.pick([0, 1])
    return `<path d="M${side * w} 0h${(side ? -1 : 1) * w * 0.34}L${side * w} ${h * 0.42}Z" fill="${dice.pick(ground.accents)}" opacity=".7"/>`
  },
  ({ w, h, dice, ground }) =>
    `<circle cx="${w / 2}" cy="${h / 2}" r="${w * dice.between(0.43, 0.47)}" fill="none" stroke="${dice.pick(ground.accents)}" stroke-width="5" stroke-dasharray="${dice.pick(['none', '2 14', '22 12'])}" stroke-linecap="round"/>`,
]

/** One person: the same face wherever they appear, on a ground of their own. Open Peeps by Pablo Stanley, CC0. */
export const portrait =
  (name: string, hint?: string): Painter =>
  (canvas: Canvas) => {
    const { w, h, dice } = canvas
    const looks: Looks = looksOf(name, hint)
    const svg = createAvatar(openPeeps, {
      seed: name,
      head: [looks.head],
      face: [looks.face],
      skinColor: [looks.skin],
      headContrastColor: [looks.hair],
      clothingColor: [looks.clothes],
      accessories: looks.glasses ? [looks.glasses] : [],
      accessoriesProbability: looks.glasses ? 100 : 0,
      facialHair: looks.beard ? [looks.beard] : [],
      facialHairProbability: looks.beard ? 100 : 0,
      maskProbability: 0,
    }).toString()
    const inside = withOwnIds(
      svg.replace(
        '<svg ',
        `<svg x="${w * 0.1}" y="${h * 0.16}" width="${w * 0.84}" height="${h * 0.84}" `,
      ),
    )
    return [dice.pick(behind)(canvas), dice.pick(around)(canvas), inside].join('')
  }
