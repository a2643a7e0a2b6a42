import type { PictureStore } from './picture-store.ts'

/** What the site shows for an activity without a picture: a fixed address, `/media/placeholder-event.jpg`. */
export const orderPlaceholder = (pictures: PictureStore) =>
  pictures.order(
    {
      layout: 'scene',
      area: 'brand',
      icons: ['spiral-calendar', 'balloon', 'party-popper', 'star', 'cloud'],
      seed: 'placeholder event',
    },
    '',
    'placeholder-event',
  )
