import { icon, standing } from '../shapes.ts'
import { disc, iconAt, type Painter, rect, silhouette, spots, sticker, turned } from './canvas.ts'

/** A room with a window or a board: a class that comes back every week. */
export const room: Painter = (canvas) => {
  const { w, h, dice, ground, icons } = canvas
  const [main = 'books', second, third] = icons
  const side = dice.pick([-1, 1])
  const wall = dice.pick([
    () =>
      `<path d="M${w * 0.3} ${h * 0.78}V${h * 0.4}a${w * 0.2} ${w * 0.2} 0 0 1 ${w * 0.4} 0V${h * 0.78}Z" fill="${ground.accents[2]}" opacity=".55"/>`,
    () =>
      rect(w * 0.2, h * 0.1, w * 0.6, h * 0.54, ground.ink, 'rx="8"') +
      rect(w * 0.2, h * 0.64, w * 0.6, h * 0.03, '#D9A56B') +
      silhouette(
        iconAt(canvas, 1, w * 0.3, h * 0.27, h * 0.2) +
          iconAt(canvas, 2, w * 0.7, h * 0.3, h * 0.2),
        '#FFFFFF',
      ),
    () =>
      [0, 1, 2]
        .map((index) =>
          rect(
            w * (0.13 + index * 0.27),
            h * 0.12,
            w * 0.2,
            h * 0.42,
            '#fff',
            'opacity=".6" rx="5"',
          ),
        )
        .join(''),
  ])
  return [
    Array.from({ length: 8 }, (_, index) =>
      rect((w / 8) * index, 0, w / 16, h * 0.78, ground.shape, 'opacity=".55"'),
    ).join(''),
    wall(),
    rect(0, h * 0.78, w, h * 0.22, ground.ink, 'opacity=".2"'),
    `<ellipse cx="${w * 0.5}" cy="${h * 0.88}" rx="${w * 0.36}" ry="${h * 0.09}" fill="${ground.accents[0]}" opacity=".8"/>`,
    standing(
      main,
      w * (0.5 + side * 0.06),
      h * 0.88,
      h * dice.between(0.58, 0.7),
      dice.between(-5, 5),
    ),
    second ? standing(second, w * (0.5 - side * 0.3), h * 0.9, h * 0.32, -side * 6) : '',
    third ? standing(third, w * (0.5 + side * 0.36), h * 0.93, h * 0.26, side * 8) : '',
  ].join('')
}

/** A class on screen: a large tile, and small ones of those who take part. */
export const onScreen: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const side = dice.next() < 0.5
  const [x, y, wide, high] = [w * 0.1, h * 0.1, w * 0.8, h * 0.76]
  const big = { x: side ? x + 10 : x + wide * 0.3, wide: wide * 0.7 - 10 }
  const tiles = [0, 1, 2].map((index) => {
    const left = side ? x + wide * 0.72 : x + 10
    const top = y + 12 + index * ((high - 24) / 3)
    const tall = (high - 24) / 3 - 6
    return (
      rect(left, top, wide * 0.26, tall, ground.accents[index % 3] ?? '#fff', 'rx="7"') +
      iconAt(canvas, index + 1, left + wide * 0.13, top + tall / 2, tall * 0.78)
    )
  })
  return [
    rect(x, y + 6, wide, high, '#10233B', 'rx="16" opacity=".2"'),
    rect(x, y, wide, high, '#fff', 'rx="16"'),
    rect(big.x, y + 12, big.wide - 4, high - 30, ground.shape, 'rx="9"'),
    disc(big.x + big.wide * 0.5, y + high * 0.48, high * 0.34, ground.to, 'opacity=".9"'),
    iconAt(
      canvas,
      0,
      big.x + big.wide * 0.5,
      y + high * 0.48,
      high * dice.between(0.56, 0.68),
      dice.between(-8, 8),
    ),
    ...tiles,
    rect(w * 0.42, y + high, w * 0.16, h * 0.08, '#fff'),
    rect(w * 0.34, y + high + h * 0.07, w * 0.32, h * 0.03, '#fff', 'rx="4"'),
    disc(big.x + 18, y + 28, 6, '#E5484D'),
  ].join('')
}

/** Cut out and stuck onto a ruled page, as in a school’s scrapbook. */
export const scrapbook: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const lines = Array.from({ length: 9 }, (_, index) =>
    rect(0, h * 0.1 * (index + 1), w, 1.5, ground.accents[2], 'opacity=".35"'),
  )
  const [first, ...rest] = spots(canvas, 3, 2)
  return [
    rect(w * 0.03, h * 0.04, w * 0.94, h * 0.92, '#FFFDF6', 'rx="6"'),
    ...lines,
    rect(w * 0.1, 0, 2, h, '#E2649C', 'opacity=".5"'),
    ...rest
      .slice(0, 4)
      .map(({ x, y }, index) =>
        sticker(
          iconAt(canvas, index + 1, x, y, h * dice.between(0.2, 0.3), dice.between(-25, 25)),
          4,
        ),
      ),
    turned(-3, w / 2, h / 2, rect(w * 0.28, h * 0.16, w * 0.44, h * 0.66, ground.to, 'rx="3"')),
    turned(
      dice.between(-12, 12),
      w * 0.5,
      h * 0.16,
      rect(w * 0.43, h * 0.11, w * 0.14, h * 0.08, '#FFE08A', 'opacity=".85"'),
    ),
    sticker(iconAt(canvas, 0, w * 0.5, h * 0.49, h * (first ? 0.5 : 0.48), dice.between(-9, 9)), 4),
    icon('pushpin', w * 0.9, h * 0.14, h * 0.14, 12),
  ].join('')
}
