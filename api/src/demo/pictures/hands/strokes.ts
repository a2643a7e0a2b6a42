import type { Random } from '../../../server/random.ts'
import { round } from '../shapes.ts'

export type Point = readonly [number, number]
export type Line = readonly Point[]

/** A child’s way of drawing: what a filled shape and a line look like, and what they are drawn on. */
export interface Hand {
  readonly sheet: string
  readonly fill: (shape: Line, colour: string) => string
  readonly line: (line: Line, colour: string, width?: number) => string
}

export const oval = (x: number, y: number, rx: number, ry = rx, turn = 0, corners = 16): Line =>
  Array.from({ length: corners }, (_, index) => {
    const angle = (index / corners) * Math.PI * 2
    const [a, b] = [Math.cos(angle) * rx, Math.sin(angle) * ry]
    const t = (turn * Math.PI) / 180
    return [x + a * Math.cos(t) - b * Math.sin(t), y + a * Math.sin(t) + b * Math.cos(t)] as const
  })

export const box = (x: number, y: number, w: number, h: number): Line => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
]

/** A part of a circle; angles in degrees, 0 to the right, 90 downwards. */
export const arc = (x: number, y: number, r: number, from: number, to: number, ry = r): Line =>
  Array.from({ length: 13 }, (_, index) => {
    const angle = ((from + ((to - from) * index) / 12) * Math.PI) / 180
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * ry] as const
  })

export const spiral = (x: number, y: number, from: number, to: number, turns: number): Line =>
  Array.from({ length: Math.ceil(turns * 18) + 1 }, (_, index) => {
    const share = index / Math.ceil(turns * 18)
    const angle = share * turns * Math.PI * 2
    const r = from + (to - from) * share
    return [x + Math.cos(angle) * r, y + Math.sin(angle) * r] as const
  })

export const shifted = (line: Line, dx: number, dy: number): Line =>
  line.map(([x, y]) => [x + dx, y + dy] as const)

/** More points along a line, so that a hand can tremble between its corners. */
function dense(line: Line, closed: boolean, step: number): Line {
  const ends = closed ? line : line.slice(0, -1)
  const points = ends.flatMap(([x, y], index) => {
    const [tx, ty] = line[(index + 1) % line.length] ?? [x, y]
    const parts = Math.max(1, Math.round(Math.hypot(tx - x, ty - y) / step))
    return Array.from(
      { length: parts },
      (_, at) => [x + ((tx - x) * at) / parts, y + ((ty - y) * at) / parts] as const,
    )
  })
  return closed ? points : [...points, line.at(-1) ?? [0, 0]]
}

/** The line as a hand draws it that trembles by so much. */
export const wobbly = (dice: Random, line: Line, by: number, closed: boolean, step = 13): Line =>
  dense(line, closed, step).map(
    ([x, y]) => [x + dice.between(-by, by), y + dice.between(-by, by)] as const,
  )

const at = ([x, y]: Point) => `${round(x)} ${round(y)}`
const between = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

export const straight = (line: Line, closed = false) =>
  `M${line.map(at).join('L')}${closed ? 'Z' : ''}`

/** A path without corners through the middles of the line. */
export function smooth(line: Line, closed: boolean): string {
  const [first, second] = line
  if (!first || !second) return ''
  const following = (index: number) => line[(index + 1) % line.length] ?? first
  const curves = line
    .map((point, index) => `Q${at(point)} ${at(between(point, following(index)))}`)
    .slice(closed ? 0 : 1, closed ? undefined : -1)
  const start = closed ? between(line.at(-1) ?? first, first) : first
  return `M${at(start)}${curves.join('')}${closed ? 'Z' : `L${at(line.at(-1) ?? first)}`}`
}

/** Strokes to and fro that fill a shape, not quite to its edge. */
export function scribble(
  dice: Random,
  shape: Line,
  { angle, gap, loose }: { angle: number; gap: number; loose: number },
): string {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const turned = shape.map(([x, y]) => [x * cos + y * sin, y * cos - x * sin] as const)
  const heights = turned.map(([, y]) => y)
  const back = (x: number, y: number) => at([x * cos - y * sin, x * sin + y * cos])
  const strokes: string[] = []
  let forth = true
  for (let y = Math.min(...heights) + gap * 0.6; y < Math.max(...heights); y += gap) {
    const cuts = turned
      .flatMap(([x1, y1], index) => {
        const [x2, y2] = turned[(index + 1) % turned.length] ?? [x1, y1]
        return y1 > y === y2 > y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)]
      })
      .toSorted((one, other) => one - other)
    for (let index = 0; index + 1 < cuts.length; index += 2) {
      const from = (cuts[index] ?? 0) + dice.between(-0.3, 1) * loose
      const to = (cuts[index + 1] ?? 0) - dice.between(-0.3, 1) * loose
      if (to - from < 1) continue
      const ends = forth ? [from, to] : [to, from]
      const joined = index === 0 && cuts.length === 2 && strokes.length > 0 && dice.next() < 0.85
      strokes.push(
        `${joined ? 'L' : 'M'}${back(ends[0] ?? 0, y + dice.between(-0.3, 0.3) * gap)}L${back(ends[1] ?? 0, y + dice.between(-0.3, 0.3) * gap)}`,
      )
    }
    forth = !forth
  }
  return strokes.join('')
}

export const stroke = (path: string, colour: string, width: number, more = '') =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${round(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
export const flat = (path: string, colour: string, more = '') =>
  `<path d="${path}" fill="${colour}" ${more}/>`

/** The colour with so much of black (below 0) or white in it. */
export function tinted(colour: string, by: number): string {
  const parts = [1, 3, 5].map((from) => {
    const value = parseInt(colour.slice(from, from + 2), 16)
    const mixed = by < 0 ? value * (1 + by) : value + (255 - value) * by
    return Math.round(mixed).toString(16).padStart(2, '0')
  })
  return `#${parts.join('')}`
}

/** `10,20 30,40` as a line. */
export const points = (text: string): Line =>
  text.split(' ').map((one) => {
    const [x = 0, y = 0] = one.split(',').map(Number)
    return [x, y] as const
  })
