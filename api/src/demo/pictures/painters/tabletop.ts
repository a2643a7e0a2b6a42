import { round } from '../shapes.ts'
import { type Canvas, disc, iconAt, type Painter, rect, spots, sticker, turned } from './canvas.ts'
import { tableFromSide } from './table-sides.ts'
import { sheet, table } from './table-tops.ts'

const skins = ['#C68642', '#A9713B', '#8D5A2B', '#D9A066'] as const

/** An arm from an edge of the picture, and the hand at its end. */
function arm({ dice, h, ground }: Canvas, from: [number, number], to: [number, number]): string {
  const skin = dice.pick(skins)
  const [[x1, y1], [x2, y2]] = [from, to]
  const sleeve = (share: number) => [x1 + (x2 - x1) * share, y1 + (y2 - y1) * share].map(round)
  const line = (end: readonly number[], wide: number, colour: string) =>
    `<path d="M${round(x1)} ${round(y1)}L${end.join(' ')}" stroke="${colour}" stroke-width="${round(wide)}" stroke-linecap="round"/>`
  const angle = (Math.atan2(y2 - y1, x2 - x1) * 180) / Math.PI
  const finger = (turn: number, reach: number) =>
    turned(
      angle + turn,
      x2,
      y2,
      rect(x2, y2 - h * 0.016, h * reach, h * 0.032, skin, `rx="${round(h * 0.016)}"`),
    )
  return [
    line([x2, y2].map(round), h * 0.085, skin),
    line(sleeve(0.55), h * 0.12, dice.pick(ground.accents)),
    disc(x2, y2, h * 0.06, skin),
    finger(-26, 0.11),
    finger(-6, 0.13),
    finger(14, 0.12),
    finger(52, 0.09),
  ].join('')
}

/** One thing in the middle of others. */
const gathered: Painter = (canvas) => {
  const { w, h, dice } = canvas
  const [x, y] = [w * dice.between(0.4, 0.6), h * dice.between(0.46, 0.54)]
  const around = spots(canvas, 4, 2)
    .filter((spot) => Math.abs(spot.x - x) > w * 0.18 || Math.abs(spot.y - y) > h * 0.3)
    .slice(0, dice.whole(2, 5))
  return [
    dice.next() < 0.5
      ? sheet(canvas, w * dice.pick([0.2, 0.8]), h * 0.5, w * 0.22, dice.between(-20, 20))
      : '',
    ...around.map((spot, index) =>
      iconAt(canvas, index + 1, spot.x, spot.y, h * dice.between(0.2, 0.32), dice.between(-50, 50)),
    ),
    sticker(iconAt(canvas, 0, x, y, h * dice.between(0.56, 0.7), dice.between(-16, 16)), 4),
  ].join('')
}

/** Side by side, as somebody with a sense of order lays them. */
const inRow: Painter = (canvas) => {
  const { w, h, dice } = canvas
  const count = dice.whole(3, 4)
  const first = dice.whole(0, count - 1)
  return Array.from({ length: count }, (_, index) => {
    const x = (w / count) * (index + 0.5)
    const at = (index - first + count) % count
    const size = at === 0 ? 0.52 : dice.between(0.3, 0.38)
    return (
      disc(x, h * 0.52, h * size * 0.62, '#FFFDF6', 'opacity=".55"') +
      iconAt(canvas, at, x, h * 0.5, h * size, dice.between(-10, 10))
    )
  }).join('')
}

/** Collected, and spread out to be counted. */
const spread: Painter = (canvas) => {
  const { w, h, dice } = canvas
  const [columns, rows] = dice.pick([
    [3, 2],
    [4, 2],
    [4, 3],
  ] as const)
  return Array.from({ length: columns * rows }, (_, index) => {
    const x = (w / columns) * ((index % columns) + 0.5 + dice.between(-0.1, 0.1))
    const y = (h / rows) * (Math.floor(index / columns) + 0.5 + dice.between(-0.1, 0.1))
    const which = dice.next() < 0.45 ? 0 : index
    return iconAt(canvas, which, x, y, (h / rows) * dice.between(0.6, 0.82), dice.between(-40, 40))
  }).join('')
}

/** An open notebook: a thing on one page, what is known about it on the other. */
const notebook: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const turn = dice.between(-7, 7)
  const lines = Array.from({ length: 8 }, (_, index) =>
    rect(
      w * 0.56,
      h * (0.26 + index * 0.06),
      w * dice.between(0.14, 0.27),
      2.5,
      ground.ink,
      'opacity=".5"',
    ),
  )
  return (
    turned(
      turn,
      w / 2,
      h / 2,
      rect(w * 0.11, h * 0.14, w * 0.78, h * 0.74, ground.ink, 'rx="9" opacity=".75"') +
        rect(w * 0.13, h * 0.12, w * 0.37, h * 0.72, '#FFFDF6', 'rx="4"') +
        rect(w * 0.5, h * 0.12, w * 0.37, h * 0.72, '#FBF5E6', 'rx="4"') +
        rect(w * 0.497, h * 0.12, 3, h * 0.72, '#B9A98A', 'opacity=".6"') +
        iconAt(canvas, 0, w * 0.315, h * 0.46, h * 0.5, dice.between(-8, 8)) +
        rect(w * 0.56, h * 0.18, w * 0.2, 6, ground.accents[0]) +
        lines.join('') +
        iconAt(canvas, 1, w * 0.8, h * 0.72, h * 0.16),
    ) + iconAt(canvas, 2, w * dice.pick([0.08, 0.93]), h * 0.8, h * 0.26, dice.between(-40, 40))
  )
}

/** A tray with a compartment for each thing. */
const tray: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const wide = dice.next() < 0.5
  const cells = wide
    ? [
        [0.1, 0.14, 0.44, 0.72],
        [0.56, 0.14, 0.34, 0.34],
        [0.56, 0.52, 0.34, 0.34],
      ]
    : [
        [0.1, 0.12, 0.25, 0.37],
        [0.375, 0.12, 0.25, 0.37],
        [0.65, 0.12, 0.25, 0.37],
        [0.1, 0.52, 0.52, 0.36],
        [0.65, 0.52, 0.25, 0.36],
      ]
  const order = wide ? [0, 1, 2] : [1, 2, 3, 0, 4]
  return (
    rect(w * 0.08, h * 0.1, w * 0.84, h * 0.84, '#6B4423', 'rx="12" opacity=".3"') +
    rect(w * 0.07, h * 0.07, w * 0.86, h * 0.86, '#B98552', 'rx="12"') +
    cells
      .map(([x = 0, y = 0, cw = 0, ch = 0], index) => {
        const size = Math.min(cw * w, ch * h) * 0.84
        const colour = index % 2 ? ground.shape : '#FFF8EA'
        return (
          rect(x * w, y * h, cw * w, ch * h, colour, 'rx="6"') +
          iconAt(canvas, order[index] ?? 0, (x + cw / 2) * w, (y + ch / 2) * h, size)
        )
      })
      .join('')
  )
}

/** Somebody’s hands at it. */
const atWork: Painter = (canvas) => {
  const { w, h, dice } = canvas
  const x = w * dice.between(0.45, 0.55)
  const y = h * dice.between(0.4, 0.48)
  const lies = dice.next() < 0.55
  const size = h * (lies ? 0.42 : 0.58)
  const [left, right] = [x - size * 0.62, x + size * 0.62]
  return [
    lies ? sheet(canvas, x, y + h * 0.02, w * 0.42, dice.between(-6, 6)) : '',
    iconAt(canvas, 1, w * 0.12, h * 0.24, h * 0.26, dice.between(-30, 30)),
    iconAt(canvas, 2, w * 0.88, h * 0.26, h * 0.24, dice.between(-30, 30)),
    lies ? '' : sticker(iconAt(canvas, 0, x, y, size, dice.between(-10, 10)), 3),
    arm(canvas, [w * 0.16, h * 1.06], [left, y + h * 0.24]),
    arm(canvas, [w * 0.84, h * 1.06], [right, y + h * 0.22]),
    lies ? iconAt(canvas, 3, right + h * 0.05, y + h * 0.08, h * 0.2, 20) : '',
  ].join('')
}

/** Sheets side by side: what was planned, tried and found. */
const planned: Painter = (canvas) => {
  const { w, h, dice } = canvas
  const flip = dice.pick([0, 1])
  return [
    sheet(canvas, w * (flip ? 0.68 : 0.3), h * 0.5, w * 0.34, dice.between(-14, 14)),
    dice.next() < 0.5
      ? sheet(canvas, w * (flip ? 0.9 : 0.09), h * 0.6, w * 0.24, dice.between(-30, 30))
      : '',
    sticker(
      iconAt(canvas, 0, w * (flip ? 0.26 : 0.7), h * 0.48, h * 0.54, dice.between(-14, 14)),
      4,
    ),
    iconAt(canvas, 1, w * (flip ? 0.44 : 0.5), h * 0.82, h * 0.22, dice.between(-40, 40)),
    iconAt(canvas, 2, w * (flip ? 0.08 : 0.9), h * 0.86, h * 0.2, dice.between(-30, 30)),
  ].join('')
}

const aboveViews = [gathered, inRow, spread, notebook, tray, atWork, planned] as const
/** A table with the work on it: from above or from the side, laid in an order of its own. */
export const tabletop: Painter = (canvas) =>
  canvas.dice.next() < 0.3
    ? tableFromSide(canvas)
    : table(canvas) + canvas.dice.pick(aboveViews)(canvas)
