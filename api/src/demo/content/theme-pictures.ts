import { listOf, rowsOf } from '../catalog/catalog-rows.ts'
import type { Layout } from '../pictures/drawing.ts'
import { pictureAreas } from '../pictures/palette.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { themes } from './themes.data.ts'

/** Orders the picture of a theme; the same theme is drawn once. */
export function themePictures(pictures: PictureStore) {
  const themed = new Map(
    rowsOf(themes).map(([theme = '', area, layout, icons]) => {
      const known = pictureAreas.find((one) => one === area) ?? 'brand'
      const kind: Layout = layout === 'portrait' ? 'portrait' : 'scene'
      const drawing = { layout: kind, area: known, icons: listOf(icons), seed: theme }
      return [theme, (alt: string) => pictures.order(drawing, alt)] as const
    }),
  )
  return (theme: string, alt: string) => {
    const order = themed.get(theme)
    if (!order) throw new Error(`There is no theme ${theme}.`)
    return order(alt)
  }
}
export type ThemePictures = ReturnType<typeof themePictures>
