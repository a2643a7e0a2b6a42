import { standing } from '../shapes.ts'
import { disc, iconAt, type Painter, rect } from './canvas.ts'
import { sheet } from './table-tops.ts'

const walls: readonly Painter[] = [
  (canvas) =>
    rect(canvas.w * 0.1, canvas.h * 0.08, canvas.w * 0.3, canvas.h * 0.44, '#CFEAF5', 'rx="5"') +
    disc(canvas.w * 0.32, canvas.h * 0.2, canvas.h * 0.06, '#FFE08A') +
    rect(canvas.w * 0.245, canvas.h * 0.08, canvas.w * 0.01, canvas.h * 0.44, '#fff') +
    rect(canvas.w * 0.1, canvas.h * 0.29, canvas.w * 0.3, canvas.h * 0.016, '#fff'),
  (canvas) =>
    rect(canvas.w * 0.08, canvas.h * 0.3, canvas.w * 0.84, canvas.h * 0.025, '#9A6B43') +
    [2, 3, 4, 1]
      .map((which, index) =>
        iconAt(canvas, which, canvas.w * (0.18 + index * 0.21), canvas.h * 0.205, canvas.h * 0.19),
      )
      .join(''),
  (canvas) =>
    sheet(canvas, canvas.w * 0.2, canvas.h * 0.3, canvas.w * 0.17, canvas.dice.between(-6, 6)) +
    sheet(canvas, canvas.w * 0.8, canvas.h * 0.28, canvas.w * 0.18, canvas.dice.between(-6, 6)),
  ({ w, h, ground }) =>
    Array.from({ length: 9 }, (_, index) =>
      rect((w / 9) * index, 0, w / 18, h, ground.shape, 'opacity=".6"'),
    ).join(''),
]

/** The table from the side, with the wall behind it. */
export const tableFromSide: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const floor = h * dice.between(0.74, 0.82)
  const side = dice.pick([-1, 1])
  const main = w * (0.5 + side * dice.between(0, 0.14))
  const wood = dice.pick(['#B98552', '#8C5E3C', '#E3B98A', ground.ink])
  const [first = 'star', second, third, fourth] = canvas.icons
  return [
    dice.pick(walls)(canvas),
    rect(0, floor - h * 0.03, w, h * 0.06, wood),
    rect(0, floor + h * 0.03, w, h * 0.3, wood, 'opacity=".55"'),
    second
      ? standing(second, w * (0.5 - side * 0.28), floor, h * dice.between(0.26, 0.36), -side * 4)
      : '',
    third ? standing(third, w * (0.5 + side * 0.38), floor + h * 0.01, h * 0.24, side * 5) : '',
    standing(first, main, floor + h * 0.02, h * dice.between(0.5, 0.62), dice.between(-4, 4)),
    fourth && dice.next() < 0.5
      ? standing(fourth, w * (0.5 - side * 0.42), floor + h * 0.03, h * 0.2)
      : '',
  ].join('')
}
