import type { Picture } from '@brightyard/contract'
import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import type { Drawing, Style } from '../pictures/drawing.ts'
import { entryIcons } from '../pictures/entry-icons.ts'
import { pictureAreas } from '../pictures/palette.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { themes } from './themes.data.ts'

/** What a picture of its own follows from: how its kind is drawn, and the entry’s words. */
export interface PictureOfEntry {
  style: Style
  title: string
  summary: string
  person?: Drawing['person'] | undefined
}

/**
 * Orders pictures in the colours of a theme: of an entry, which is drawn from its own words and has one picture wherever
 * it appears, or of the theme itself.
 */
export function themePictures(pictures: PictureStore) {
  const known = new Map(
    rowsOf(themes).map(([theme = '', area, icons]) => [
      theme,
      { area: pictureAreas.find((one) => one === area) ?? 'brand', icons: listOf(icons) } as const,
    ]),
  )
  const ordered = new Map<string, Drawing>()
  const mains = new Map<Style, Set<string>>()

  function drawingOf(theme: string, { style, title, summary, person }: PictureOfEntry): Drawing {
    const { area = 'learn', icons = [] } = known.get(theme) ?? {}
    if (person) return { layout: 'portrait', area, icons: [], person, seed: person.name }
    const taken = mains.get(style) ?? new Set()
    mains.set(style, taken)
    const layout = style === 'mark' ? 'portrait' : 'scene'
    return { layout, area, style, icons: entryIcons({ title, summary }, icons, taken), seed: title }
  }

  return (theme: string, alt: string, entry?: PictureOfEntry): Picture => {
    if (!known.has(theme) && !entry?.person) throw new Error(`There is no theme ${theme}.`)
    const own: PictureOfEntry = entry ?? { style: 'tabletop', title: theme, summary: '' }
    const key = `${own.style} ${own.title}`
    const drawing = ordered.get(key) ?? drawingOf(theme, own)
    ordered.set(key, drawing)
    return pictures.order(drawing, alt)
  }
}
export type ThemePictures = ReturnType<typeof themePictures>
