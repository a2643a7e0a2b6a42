import { createAvatar } from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import { isDark } from '../palette.ts'
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

/** One person: the same face wherever they appear, on a ground of their own. Open Peeps by Pablo Stanley, CC0. */
export const portrait =
  (name: string, hint?: string): Painter =>
  (canvas: Canvas) => {
    const { w, h, dice, ground } = canvas
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
    return [
      dice.pick(behind)(canvas),
      isDark(ground) ? '' : disc(w * dice.pick([0.16, 0.84]), h * 0.2, w * 0.05, ground.accents[1]),
      inside,
    ].join('')
  }
