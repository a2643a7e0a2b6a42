import { isDark } from '../palette.ts'
import { round } from '../shapes.ts'
import {
  type Canvas,
  disc,
  duotone,
  iconAt,
  type Painter,
  rect,
  silhouette,
  sticker,
  turned,
} from './canvas.ts'

const rays = ({ w, h }: Canvas, x: number, y: number, count: number, fill: string) =>
  Array.from({ length: count }, (_, index) => {
    const [from, to] = [index * 2, index * 2 + 1].map((at) => (at / (count * 2)) * Math.PI * 2)
    const reach = Math.max(w, h) * 1.3
    const point = (angle = 0) =>
      `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`
    return `<path d="M${round(x)} ${round(y)}L${point(from)}L${point(to)}Z" fill="${fill}"/>`
  }).join('')

const dots = ({ w, h, dice }: Canvas, fill: string) => {
  const step = dice.pick([13, 16, 20])
  const [cx, cy] = [dice.pick([0, w]), dice.pick([0, h])]
  return Array.from({ length: Math.ceil(w / step) * Math.ceil(h / step) }, (_, index) => {
    const x = (index % Math.ceil(w / step)) * step
    const y = Math.floor(index / Math.ceil(w / step)) * step
    const near = 1 - Math.hypot(x - cx, y - cy) / (w * 0.75)
    return near > 0.08 ? disc(x, y, step * 0.42 * near, fill) : ''
  }).join('')
}

/** The large form behind an article's picture. */
const forms: readonly Painter[] = [
  ({ w, h, ground, dice }) =>
    disc(w * dice.between(0.35, 0.65), h * 0.55, h * 0.46, ground.accents[1]),
  ({ w, h, ground }) =>
    `<path d="M0 ${h}V${h * 0.3}A${w * 0.7} ${w * 0.7} 0 0 1 ${w * 0.72} ${h}Z" fill="${ground.accents[0]}"/>`,
  ({ w, h, ground }) =>
    [0, 1, 2, 3]
      .map((index) =>
        turned(
          -24,
          w / 2,
          h / 2,
          rect(
            -w * 0.2,
            h * (0.02 + index * 0.28),
            w * 1.4,
            h * 0.13,
            ground.accents[index % 3] ?? '#fff',
          ),
        ),
      )
      .join(''),
  ({ w, h, ground }) =>
    rect(w * 0.5, 0, w * 0.5, h, ground.accents[2]) +
    disc(w * 0.5, h * 0.5, h * 0.36, ground.accents[1]),
  (canvas) => rays(canvas, canvas.w * 0.5, canvas.h * 0.62, 11, canvas.ground.accents[1]),
  ({ w, h, ground }) =>
    [0, 1, 2, 3]
      .map((index) =>
        disc(
          w * 0.72,
          h * 0.9,
          h * (0.95 - index * 0.22),
          index % 2 ? ground.from : (ground.accents[0] ?? ''),
        ),
      )
      .join(''),
]

/** A printed picture of few colours, large and cut off by the edge: articles, news and studies. */
export const print: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const size = h * dice.between(0.82, 1.16)
  const x = w * dice.pick([0.36, 0.5, 0.64])
  const y = h * dice.between(0.5, 0.62)
  const paper = isDark(ground) ? '#FFF6E0' : '#FFFFFF'
  const border = Array.from({ length: 9 }, (_, index) =>
    iconAt(canvas, 1 + (index % 2), (w / 9) * (index + 0.5), h * 0.91, h * 0.11),
  ).join('')
  return [
    rect(0, 0, w, h, ground.to),
    dice.pick(forms)(canvas),
    dots(canvas, isDark(ground) ? ground.ink : '#fff'),
    duotone(iconAt(canvas, 0, x, y, size, dice.between(-14, 14)), ground.ink, paper),
    dice.next() < 0.4 ? rect(0, h * 0.83, w, h * 0.17, ground.ink) + silhouette(border, paper) : '',
  ].join('')
}

/** For everybody who passes by: rays, one thing in the middle, and paper in the air. */
export const poster: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const ring = dice.pick([0.36, 0.4, 0.44])
  const paper = Array.from({ length: 28 }, () => {
    const [x, y] = [dice.between(0, w), dice.between(0, h)]
    return turned(
      dice.between(0, 180),
      x,
      y,
      rect(x, y, w * 0.022, h * 0.014, dice.pick(ground.accents)),
    )
  })
  return [
    rays(canvas, w / 2, h * 0.52, dice.whole(9, 16), ground.shape),
    ...paper,
    disc(w / 2, h * 0.52, h * ring, '#fff', 'opacity=".92"'),
    disc(w / 2, h * 0.52, h * (ring - 0.03), ground.to, 'opacity=".55"'),
    sticker(iconAt(canvas, 0, w / 2, h * 0.52, h * ring * 1.5, dice.between(-10, 10)), 5),
    iconAt(canvas, 1, w * 0.16, h * 0.76, h * 0.3, -14),
    iconAt(canvas, 2, w * 0.84, h * 0.74, h * 0.3, 12),
    iconAt(canvas, 3, w * 0.82, h * 0.22, h * 0.17, 16),
  ].join('')
}

/** The cover of a course: a spine, a label and a pattern of what it is about. */
export const cover: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const strong = dice.pick([ground.ink, ground.accents[0], ground.accents[2]])
  const pattern = Array.from({ length: 24 }, (_, index) =>
    iconAt(
      canvas,
      1 + (index % 3),
      w * (0.2 + (index % 6) * 0.155),
      h * (0.12 + Math.floor(index / 6) * 0.26),
      h * 0.12,
      (index % 2) * 24 - 12,
    ),
  ).join('')
  const label = dice.pick([
    disc(w * 0.56, h * 0.5, h * 0.36, '#fff'),
    rect(w * 0.34, h * 0.14, w * 0.44, h * 0.72, '#fff', 'rx="18"'),
    `<path d="M${w * 0.56} ${h * 0.08}l${h * 0.42} ${h * 0.42}l${-h * 0.42} ${h * 0.42}l${-h * 0.42} ${-h * 0.42}Z" fill="#fff"/>`,
  ])
  return [
    rect(0, 0, w, h, strong),
    `<g opacity=".4">${silhouette(pattern, '#FFFFFF')}</g>`,
    rect(0, 0, w * 0.09, h, ground.ink),
    rect(w * 0.09, 0, 3, h, '#fff', 'opacity=".4"'),
    label,
    iconAt(canvas, 0, w * 0.56, h * 0.5, h * 0.5, dice.between(-6, 6)),
  ].join('')
}

/** Three photographs on top of each other. */
export const photographs: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const photo = (index: number, x: number, turn: number) =>
    turned(
      turn,
      x,
      h * 0.5,
      rect(x - h * 0.31, h * 0.13, h * 0.62, h * 0.74, '#fff', 'rx="4"') +
        rect(x - h * 0.27, h * 0.17, h * 0.54, h * 0.54, ground.accents[index % 3] ?? '#fff') +
        iconAt(canvas, index, x, h * 0.44, h * 0.42),
    )
  return [
    dots(canvas, ground.shape),
    photo(1, w * 0.24, dice.between(-16, -6)),
    photo(2, w * 0.76, dice.between(6, 16)),
    photo(0, w * 0.5, dice.between(-5, 5)),
  ].join('')
}

/** A still of a film: dark above and below, with its line of progress. */
export const still: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  return [
    rect(0, 0, w, h, ground.ink),
    rect(0, h * 0.12, w, h * 0.7, ground.to),
    disc(w * dice.between(0.3, 0.7), h * 0.46, h * 0.3, ground.shape),
    iconAt(canvas, 1, w * 0.2, h * 0.6, h * 0.34, -8),
    iconAt(canvas, 2, w * 0.82, h * 0.34, h * 0.24, 10),
    iconAt(canvas, 0, w * 0.52, h * 0.48, h * dice.between(0.5, 0.6), dice.between(-6, 6)),
    rect(w * 0.06, h * 0.9, w * 0.88, h * 0.022, '#fff', 'rx="3" opacity=".35"'),
    rect(w * 0.06, h * 0.9, w * dice.between(0.1, 0.7), h * 0.022, ground.accents[1], 'rx="3"'),
  ].join('')
}
