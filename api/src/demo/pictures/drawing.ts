import { random } from '../../server/random.ts'
import { camp } from './painters/camp.ts'
import { iconAt, disc, type Painter } from './painters/canvas.ts'
import { mark, medal } from './painters/emblem.ts'
import { outdoors } from './painters/places.ts'
import { portrait } from './painters/portrait.ts'
import { cover, photographs, poster, print, still } from './painters/print.ts'
import { onScreen, room, scrapbook } from './painters/rooms.ts'
import { product, unpacked } from './painters/stage.ts'
import { tabletop } from './painters/tabletop.ts'
import { grounds, pictureAreas } from './palette.ts'
import type { Ground, PictureArea } from './palette.ts'
import { workOf } from './works/works.ts'

/** What is drawn, and how large it is at density 1. */
export const layouts = {
  product: { width: 400, height: 400 },
  scene: { width: 480, height: 300 },
  /** For the top of a page. */
  hero: { width: 640, height: 480 },
  portrait: { width: 280, height: 280 },
} as const
export type Layout = keyof typeof layouts

/** A thing on a disc, for small places. */
const badge: Painter = (canvas) => {
  const { w, h, ground } = canvas
  return (
    disc(w / 2, h / 2, w * 0.42, ground.shape) +
    disc(w / 2, h / 2, w * 0.33, '#fff', 'opacity=".65"') +
    iconAt(canvas, 0, w / 2, h / 2, w * 0.56)
  )
}

const painters = {
  badge,
  camp,
  cover,
  mark,
  medal,
  onScreen,
  outdoors,
  photographs,
  poster,
  print,
  product,
  room,
  scrapbook,
  still,
  tabletop,
  unpacked,
} satisfies Record<string, Painter>
export type Style = keyof typeof painters
export const isStyle = (name: string): name is Style => name in painters

export interface Drawing {
  readonly layout: Layout
  readonly area: PictureArea
  /** How it is drawn; what is usual for the layout unless given. */
  readonly style?: Style
  /** Draws this person instead; `hint` is what the data says about the face, such as `girl1`. */
  readonly person?: { readonly name: string; readonly hint?: string }
  /** What a child made for the entry with this title. */
  readonly work?: string
  /** The first is the main one. */
  readonly icons: readonly string[]
  readonly seed: string
}

const usual: Record<Layout, Style> = {
  product: 'product',
  scene: 'outdoors',
  hero: 'outdoors',
  portrait: 'badge',
}

const lightGrounds = pictureAreas.flatMap((area) => grounds[area].slice(0, 3))

/** Marks and faces stand on light grounds; faces on those of all areas, since many stand in one row. */
export function groundOf({ area, seed, person, style, work = '' }: Drawing): Ground {
  const known = style === 'mark' ? grounds[area].slice(0, 3) : grounds[area]
  const ground = random(`${seed} ground`).pick(person ? lightGrounds : known)
  const sheet = workOf(work)?.ground
  return sheet ? { ...ground, from: sheet, to: sheet } : ground
}

export function svgOf(drawing: Drawing): string {
  const { layout, icons, seed, person, style = usual[layout] } = drawing
  const { width, height } = layouts[layout]
  const ground = groundOf(drawing)
  const made = workOf(drawing.work ?? '')?.paint
  const paint: Painter = made ?? (person ? portrait(person.name, person.hint) : painters[style])
  const parts = paint({ icons, dice: random(`${style} ${seed}`), ground, w: width, h: height })
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${width * 2}" height="${height * 2}" viewBox="0 0 ${width} ${height}">` +
    `<defs><linearGradient id="ground" x1="0" y1="0" x2=".4" y2="1"><stop stop-color="${ground.from}"/><stop offset="1" stop-color="${ground.to}"/></linearGradient></defs>` +
    `<rect width="${width}" height="${height}" fill="url(#ground)"/>${parts}</svg>`
  )
}
