import { random } from '../../server/random.ts'
import type { Random } from '../../server/random.ts'
import { blob, confetti, icon, standing } from './shapes.ts'
import { grounds } from './palette.ts'
import type { Ground, PictureArea } from './palette.ts'

/** What is drawn, and how large it is at density 1. */
export const layouts = {
  /** A thing on a plinth, with what goes with it. */
  product: { width: 400, height: 400 },
  /** Things in a landscape. */
  scene: { width: 560, height: 350 },
  /** A scene for the top of a page. */
  hero: { width: 640, height: 480 },
  /** A person or an emblem on a disc. */
  portrait: { width: 280, height: 280 },
} as const
export type Layout = keyof typeof layouts

export interface Drawing {
  readonly layout: Layout
  readonly area: PictureArea
  /** The first is the main one. */
  readonly icons: readonly string[]
  readonly seed: string
}

const painters = { product, scene, hero: scene, portrait }

export const groundOf = ({ area, seed }: Drawing): Ground =>
  random(`${seed} ground`).pick(grounds[area])

export function svgOf(drawing: Drawing): string {
  const { width, height } = layouts[drawing.layout]
  const ground = groundOf(drawing)
  const parts = painters[drawing.layout](drawing.icons, random(drawing.seed), ground, width, height)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="ground" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${parts}</svg>`
  )
}

function product(icons: readonly string[], dice: Random, ground: Ground, w: number, h: number) {
  const [main = 'wrapped-gift', ...others] = icons
  const floor = h * 0.8
  const side = dice.pick([-1, 1])
  return [
    blob(dice, w * (0.5 + side * 0.06), h * 0.45, w * 0.42, ground.shape),
    `<circle cx="${w * (0.5 - side * 0.3)}" cy="${h * 0.2}" r="${w * 0.085}" fill="#fff" opacity=".55"/>`,
    confetti(dice, ground, around(dice, w, h), w * 0.013),
    `<ellipse cx="${w / 2}" cy="${floor + h * 0.035}" rx="${w * 0.4}" ry="${h * 0.085}" fill="#fff" opacity=".9"/>`,
    `<ellipse cx="${w / 2}" cy="${floor + h * 0.02}" rx="${w * 0.4}" ry="${h * 0.075}" fill="${ground.from}"/>`,
    others[1]
      ? standing(others[1], w * (0.5 - side * 0.29), floor - h * 0.01, w * 0.2, -side * 8)
      : '',
    standing(main, w / 2, floor, w * 0.56, dice.between(-5, 5)),
    others[0]
      ? standing(others[0], w * (0.5 + side * 0.27), floor + h * 0.045, w * 0.24, side * 9)
      : '',
  ].join('')
}

const around = (dice: Random, w: number, h: number) =>
  (
    [
      [0.1, 0.14],
      [0.3, 0.08],
      [0.72, 0.1],
      [0.91, 0.2],
      [0.08, 0.42],
      [0.93, 0.5],
      [0.07, 0.68],
      [0.9, 0.72],
    ] as const
  ).map(
    ([x, y]) => [w * (x + dice.between(-0.03, 0.03)), h * (y + dice.between(-0.03, 0.03))] as const,
  )

function scene(icons: readonly string[], dice: Random, ground: Ground, w: number, h: number) {
  const [main = 'sparkles', second = 'star', third = 'books', ...floating] = icons
  const side = dice.pick([-1, 1])
  const floor = h * 0.83
  const hill = (top: number, lift: number, fill: string) =>
    `<path d="M0 ${h * top} Q ${w * 0.25} ${h * (top - lift)} ${w * 0.5} ${h * top} T ${w} ${h * (top - lift * 0.4)} V ${h} H 0 Z" fill="${fill}"/>`
  const size = Math.min(w, h)
  const sky = floating.length > 0 ? floating : ['sparkles', 'cloud']
  return [
    blob(dice, w * (0.5 + side * 0.12), h * 0.42, size * 0.5, ground.shape),
    `<circle cx="${w * (0.5 - side * 0.36)}" cy="${h * 0.24}" r="${size * 0.13}" fill="#fff" opacity=".6"/>`,
    hill(0.72, side * 0.16, ground.shape),
    hill(0.8, -side * 0.1, ground.from),
    confetti(dice, ground, around(dice, w, h * 0.8), size * 0.014),
    ...sky
      .slice(0, 2)
      .map((name, index) =>
        icon(
          name,
          w * (0.5 + side * (index ? 0.36 : -0.2)),
          h * (index ? 0.24 : 0.2),
          size * 0.15,
          dice.between(-14, 14),
        ),
      ),
    standing(third, w * (0.5 - side * 0.3), floor - h * 0.02, size * 0.34, -side * 5),
    standing(main, w * (0.5 + side * 0.02), floor + h * 0.02, size * 0.58, dice.between(-3, 3)),
    standing(second, w * (0.5 + side * 0.3), floor + h * 0.05, size * 0.36, side * 6),
  ].join('')
}

function portrait(icons: readonly string[], dice: Random, ground: Ground, w: number, h: number) {
  const [main = 'student', second] = icons
  const side = dice.pick([-1, 1])
  return [
    blob(dice, w / 2, h / 2, w * 0.42, ground.shape),
    `<circle cx="${w / 2}" cy="${h / 2}" r="${w * 0.33}" fill="#fff" opacity=".65"/>`,
    confetti(dice, ground, around(dice, w, h), w * 0.016),
    standing(main, w / 2, h * 0.82, w * 0.6),
    second ? icon(second, w * (0.5 + side * 0.31), h * 0.72, w * 0.24, side * 10) : '',
  ].join('')
}
