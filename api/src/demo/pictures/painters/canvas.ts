import type { Random } from '../../../server/random.ts'
import { withOwnIds } from '../icons.ts'
import type { Ground } from '../palette.ts'
import { icon, round } from '../shapes.ts'

/** What a painter has to work with. */
export interface Canvas {
  /** The first is the main one; there may be none. */
  readonly icons: readonly string[]
  readonly dice: Random
  readonly ground: Ground
  readonly w: number
  readonly h: number
}
export type Painter = (canvas: Canvas) => string

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = '') =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}" fill="${fill}" ${more}/>`
export const disc = (x: number, y: number, r: number, fill: string, more = '') =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}" ${more}/>`
export const turned = (degrees: number, x: number, y: number, inside: string) =>
  `<g transform="rotate(${round(degrees)} ${round(x)} ${round(y)})">${inside}</g>`

const channels = (colour: string) =>
  [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16) / 255)

/** Shows a drawing in shades between two colours only, as in a print. */
export function duotone(inside: string, dark: string, bright: string): string {
  const low = channels(dark)
  const high = channels(bright)
  const table = (at: number) => `${low[at]?.toFixed(3)} ${high[at]?.toFixed(3)}`
  const grey = '.3 .59 .11 0 0'
  return withOwnIds(
    `<filter id="duo" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="${grey} ${grey} ${grey} 0 0 0 1 0"/>` +
      `<feComponentTransfer><feFuncR type="table" tableValues="${table(0)}"/><feFuncG type="table" tableValues="${table(1)}"/><feFuncB type="table" tableValues="${table(2)}"/></feComponentTransfer></filter>` +
      `<g filter="url(#duo)">${inside}</g>`,
  )
}

/** A drawing as a shape of one colour. */
export const silhouette = (inside: string, colour: string) => {
  const [red, green, blue] = channels(colour)
  return withOwnIds(
    `<filter id="one" x="0" y="0" width="100%" height="100%" color-interpolation-filters="sRGB"><feColorMatrix type="matrix" values="0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 1 0"/></filter><g filter="url(#one)">${inside}</g>`,
  )
}

/** A drawing with a white rim, as if it were cut out. Copies of it, for a filter that widens takes a second. */
export function sticker(inside: string, width: number): string {
  const copies = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    const place = `translate(${round(Math.cos(angle) * width)} ${round(Math.sin(angle) * width)})`
    return `<g transform="${place}">${inside}</g>`
  }).join('')
  const shade = `<g transform="translate(0 ${round(width * 0.8)})" opacity=".16">${silhouette(inside, '#000000')}</g>`
  return shade + silhouette(copies, '#FFFFFF') + inside
}

/** Points on a jittered grid, in an order of its own. */
export function spots({ dice, w, h }: Canvas, columns: number, rows: number) {
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    x: (w / columns) * ((index % columns) + 0.5 + dice.between(-0.22, 0.22)),
    y: (h / rows) * (Math.floor(index / columns) + 0.5 + dice.between(-0.22, 0.22)),
    order: dice.next(),
  }))
  return cells.toSorted((one, other) => one.order - other.order)
}

export const iconAt = (
  { icons }: Canvas,
  index: number,
  x: number,
  y: number,
  size: number,
  turn = 0,
): string => {
  const name = icons[index % Math.max(1, icons.length)]
  return name ? icon(name, x, y, size, turn) : ''
}
