import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

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

const bodyOf = (name: string) => {
  const { icons, aliases } = iconSet()
  return icons[name]?.body ?? icons[aliases?.[name]?.parent ?? '']?.body
}

export const hasIcon = (name: string) => bodyOf(name) !== undefined

let used = 0
/** The inside of an icon's SVG; ids are made unique, since several icons share one drawing. */
export function iconBody(name: string): string {
  const body = bodyOf(name)
  if (!body) throw new Error(`The icon set has no ${name}.`)
  return withOwnIds(body)
}

/** Drawings that are put into another one must not share ids with it. */
export function withOwnIds(body: string): string {
  if (!body.includes('id="')) return body
  const prefix = `i${used++}-`
  return body
    .replaceAll(/id="([^"]+)"/g, `id="${prefix}$1"`)
    .replaceAll(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replaceAll(/href="#([^"]+)"/g, `href="#${prefix}$1"`)
}
