import type { Picture } from '@brightyard/contract'
import { listOf } from '../catalog/catalog-rows.ts'
import { isStyle } from './drawing.ts'
import { pictureAreas } from './palette.ts'
import type { PictureStore } from './picture-store.ts'

/** Orders the picture of a line of data: what it shows | area | how it is drawn | icons. */
export function pictureOfRow(pictures: PictureStore, row: readonly string[]): Picture {
  const [alt = '', area, style = '', icons = ''] = row
  const known = pictureAreas.find((one) => one === area)
  if (!known || !isStyle(style)) throw new Error(`The picture of ${alt} cannot be drawn.`)
  return pictures.order(
    { layout: 'scene', area: known, style, icons: listOf(icons), seed: alt },
    alt,
  )
}
