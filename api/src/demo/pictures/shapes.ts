import type { Random } from '../../server/random.ts'
import { iconBody } from './icons.ts'

export const round = (value: number) => Math.round(value * 10) / 10

/** An icon with its middle at x, y. */
export function icon(name: string, x: number, y: number, size: number, turn = 0): string {
  const place = `translate(${round(x)} ${round(y)}) rotate(${round(turn)}) scale(${round((size / 32) * 100) / 100}) translate(-16 -16)`
  return `<g transform="${place}">${iconBody(name)}</g>`
}

/** An icon that stands on a floor, with the shadow it throws. */
export function standing(name: string, x: number, floor: number, size: number, turn = 0): string {
  const shadow = `<ellipse cx="${round(x)}" cy="${round(floor)}" rx="${round(size * 0.4)}" ry="${round(size * 0.075)}" fill="#4A3412" opacity=".16"/>`
  return shadow + icon(name, x, floor - size * 0.46, size, turn)
}

/** A soft shape without corners, different every time. */
export function blob(dice: Random, x: number, y: number, radius: number, fill: string): string {
  const corners = Array.from({ length: 8 }, (_, index) => {
    const angle = (index / 8) * Math.PI * 2
    const reach = radius * dice.between(0.82, 1.12)
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach] as const
  })
  const middle = (a: readonly [number, number], b: readonly [number, number]) =>
    `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`
  const first = corners[0] ?? [x, y]
  const last = corners.at(-1) ?? first
  const curve = corners.map((corner, index) => {
    const following = corners[(index + 1) % corners.length] ?? first
    return `Q ${round(corner[0])} ${round(corner[1])} ${middle(corner, following)}`
  })
  return `<path d="M ${middle(last, first)} ${curve.join(' ')} Z" fill="${fill}"/>`
}
