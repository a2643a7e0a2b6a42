import { round } from '../shapes.ts'
import { type Canvas, disc, iconAt, type Painter, rect, silhouette } from './canvas.ts'

const star = (x: number, y: number, outer: number, inner: number, points: number) =>
  `M${Array.from({ length: points * 2 }, (_, index) => {
    const angle = (index / (points * 2)) * Math.PI * 2 - Math.PI / 2
    const reach = index % 2 ? inner : outer
    return `${round(x + Math.cos(angle) * reach)} ${round(y + Math.sin(angle) * reach)}`
  }).join('L')}Z`

/** The field of a mark, around 0.5, 0.5. */
const fields: readonly ((canvas: Canvas, r: number, fill: string) => string)[] = [
  ({ w, h }, r, fill) => disc(w / 2, h / 2, r, fill),
  ({ w, h }, r, fill) =>
    rect(w / 2 - r * 0.88, h / 2 - r * 0.88, r * 1.76, r * 1.76, fill, `rx="${r * 0.4}"`),
  ({ w, h }, r, fill) =>
    `<path d="M${w / 2 - r * 0.85} ${h / 2 - r}h${r * 1.7}v${r}c0 ${r * 0.6} ${-r * 0.45} ${r * 0.9} ${-r * 0.85} ${r * 1.1}c${-r * 0.4} ${-r * 0.2} ${-r * 0.85} ${-r * 0.5} ${-r * 0.85} ${-r * 1.1}Z" fill="${fill}"/>`,
  ({ w, h }, r, fill) => `<path d="${star(w / 2, h / 2, r * 1.1, r * 0.96, 12)}" fill="${fill}"/>`,
  ({ w, h }, r, fill) => `<path d="${star(w / 2, h / 2, r * 1.12, r * 0.98, 3)}" fill="${fill}"/>`,
  ({ w, h }, r, fill) =>
    `<path d="M${w / 2 - r} ${h / 2 + r}V${h / 2}a${r} ${r} 0 0 1 ${r * 2} 0v${r}Z" fill="${fill}"/>`,
  ({ w, h }, r, fill) =>
    `<path d="M${w / 2 - r} ${h / 2}a${r} ${r} 0 0 1 ${r} ${-r}h${r}v${r}a${r} ${r} 0 0 1 ${-r} ${r}h${-r}Z" fill="${fill}"/>`,
  ({ w, h }, r, fill) => `<path d="${star(w / 2, h / 2, r * 1.15, r * 0.8, 8)}" fill="${fill}"/>`,
]

/** The mark of an organisation: one sign in one form, in two colours. */
export const mark: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const r = Math.min(w, h) * 0.34
  const field = dice.pick(fields)
  const strong = dice.pick([ground.ink, ground.ink, ground.accents[0], ground.accents[2]])
  const sign = iconAt(canvas, 0, w / 2, h / 2, r * 1.15)
  const frame = dice.whole(0, 3)
  return [
    rect(0, 0, w, h, '#FFFFFF'),
    rect(0, 0, w, h, ground.shape, 'opacity=".5"'),
    frame === 0 ? field(canvas, r * 1.16, ground.accents[1]) + field(canvas, r * 1.08, '#fff') : '',
    frame === 1
      ? disc(w / 2 - r * 1.5, h / 2, r * 0.16, strong) +
        disc(w / 2 + r * 1.5, h / 2, r * 0.16, strong)
      : '',
    frame === 2
      ? rect(w / 2 - r, h / 2 + r * 1.22, r * 2, r * 0.09, ground.accents[1], 'rx="3"')
      : '',
    field(canvas, r, strong),
    silhouette(sign, '#FFFFFF'),
    `<g opacity=".28">${sign}</g>`,
  ].join('')
}

/** A prize: a medal with its ribbon, between leaves. */
export const medal: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const [x, y, r] = [w / 2, h * 0.45, h * 0.27]
  const metal = dice.pick(['#F5B82E', '#E8A33D', '#C9CFD6', '#D99A6C'])
  const leaf = (side: number) =>
    Array.from({ length: 7 }, (_, index) => {
      const angle = (0.15 + index * 0.12) * Math.PI
      const [lx, ly] = [x + side * Math.sin(angle) * r * 1.62, y + Math.cos(angle) * r * 1.45]
      return `<ellipse cx="${round(lx)}" cy="${round(ly)}" rx="${round(r * 0.2)}" ry="${round(r * 0.09)}" fill="${ground.accents[2]}" transform="rotate(${round(side * (60 - index * 24))} ${round(lx)} ${round(ly)})"/>`
    }).join('')
  return [
    disc(x, y, h * 0.62, ground.shape, 'opacity=".8"'),
    leaf(-1),
    leaf(1),
    `<path d="M${x - r * 0.62} ${y + r * 0.6}l${-r * 0.25} ${r * 1.35}l${r * 0.42} ${-r * 0.24}l${r * 0.3} ${r * 0.36}l${r * 0.24} ${-r * 1.4}Z" fill="${ground.accents[0]}"/>`,
    `<path d="M${x + r * 0.62} ${y + r * 0.6}l${r * 0.25} ${r * 1.35}l${-r * 0.42} ${-r * 0.24}l${-r * 0.3} ${r * 0.36}l${-r * 0.24} ${-r * 1.4}Z" fill="${ground.ink}"/>`,
    `<path d="${star(x, y, r * 1.2, r * 1.06, dice.pick([16, 20, 24]))}" fill="${metal}"/>`,
    disc(x, y, r * 0.94, '#fff', 'opacity=".55"'),
    disc(x, y, r * 0.86, metal, 'opacity=".65"'),
    iconAt(canvas, 0, x, y, r * 1.15),
  ].join('')
}
