import type { Picture } from '@brightyard/contract'
import { rowsOf } from '../catalog/catalog-rows.ts'
import type { ThemePictures } from '../content/theme-pictures.ts'
import type { PictureStore } from '../pictures/picture-store.ts'
import { moreOfferings, offeringPlans } from './plans.ts'
import type { OfferingPlan } from './plans.ts'
import * as places from './venues.data.ts'

/** How each kind is drawn, here and where the content shelves have the entry. */
const styleOfKind = {
  event: 'outdoors',
  workshop: 'tabletop',
  class: 'room',
  'live-class': 'onScreen',
} as const

export const galleryOf = ({ category }: OfferingPlan, pictureOf: ThemePictures) =>
  places.galleries[category].map((theme) => pictureOf(theme, ''))

export const entryPicture = (
  { kind, title, summary, theme }: (typeof moreOfferings)[number],
  pictureOf: ThemePictures,
) => pictureOf(theme, '', { style: styleOfKind[kind], title, summary })

/** Orders every picture of the offerings: faces of teachers, galleries, and those of entries of their own. */
export function offeringPicturesOf(pictures: PictureStore, pictureOf: ThemePictures) {
  const faces = new Map<string, Picture>()
  for (const [key = '', name = '', , face] of rowsOf(places.teachers))
    faces.set(
      key,
      pictures.order(
        { layout: 'portrait', area: 'learn', icons: [], person: { name, hint: face }, seed: name },
        name,
      ),
    )
  for (const plan of offeringPlans) galleryOf(plan, pictureOf)
  for (const plan of moreOfferings) entryPicture(plan, pictureOf)
  return { faces, pictureOf }
}
export type OfferingPictures = ReturnType<typeof offeringPicturesOf>
