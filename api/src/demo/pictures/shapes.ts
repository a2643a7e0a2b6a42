import type { Random } from '../../server/random.ts'
import type { Ground } from './palette.ts'
import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'

interface IconSet {
  icons: Record<string, { body: string }>
  aliases?: Record<string, { parent: string }>
}

const isIconSet = (value: unknown): value is IconSet =>
  typeof value === 'object' && value !== null && 'icons' in value

let loaded: IconSet | undefined
/** Fluent Emoji Flat, by Microsoft, MIT licence; 32 units wide and high. */
function iconSet(): IconSet {
  if (loaded) return loaded
  const file = createRequire(import.meta.url).resolve('@iconify-json/fluent-emoji-flat/icons.json')
  const value: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isIconSet(value)) throw new Error('The icon set has an unknown shape.')
  loaded = value
  return value
}

let used = 0
/** The inside of an icon's SVG; ids are made unique, since several icons share one drawing. */
function iconBody(name: string): string {
  const { icons, aliases } = iconSet()
  const body = icons[name]?.body ?? icons[aliases?.[name]?.parent ?? '']?.body
  if (!body) throw new Error(`The icon set has no ${name}.`)
  if (!body.includes('id="')) return body
  const prefix = `i${used++}-`
  return body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}

const round = (value: number) => Math.round(value * 10) / 10

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

/** Small dots, rings, crosses and dashes. */
export function confetti(
  dice: Random,
  { accents }: Ground,
  spots: readonly (readonly [number, number])[],
  size: number,
): string {
  return spots
    .map(([x, y]) => {
      const colour = dice.pick(accents)
      const shapes = [
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="${colour}"/>`,
        `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size)}" fill="none" stroke="${colour}" stroke-width="${round(size * 0.6)}"/>`,
        `<path d="M${round(x - size * 1.3)} ${round(y)}h${round(size * 2.6)}M${round(x)} ${round(y - size * 1.3)}v${round(size * 2.6)}" stroke="${colour}" stroke-width="${round(size * 0.65)}" stroke-linecap="round"/>`,
        `<path d="M${round(x - size * 1.5)} ${round(y)}q${round(size * 0.75)} ${round(-size * 1.5)} ${round(size * 1.5)} 0t${round(size * 1.5)} 0" fill="none" stroke="${colour}" stroke-width="${round(size * 0.6)}" stroke-linecap="round"/>`,
      ]
      return `<g opacity=".7" transform="rotate(${dice.whole(-40, 40)} ${round(x)} ${round(y)})">${dice.pick(shapes)}</g>`
    })
    .join('')
}
