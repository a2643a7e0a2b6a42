import { blob, standing, icon } from '../shapes.ts'
import { disc, iconAt, type Painter, rect, sticker } from './canvas.ts'

/** Behind a product: each time another one. */
const backdrops: readonly Painter[] = [
  ({ w, h, ground }) =>
    `<path d="M${w * 0.2} ${h * 0.82}V${h * 0.42}a${w * 0.3} ${w * 0.3} 0 0 1 ${w * 0.6} 0V${h * 0.82}Z" fill="${ground.shape}"/><path d="M${w * 0.27} ${h * 0.82}V${h * 0.44}a${w * 0.23} ${w * 0.23} 0 0 1 ${w * 0.46} 0V${h * 0.82}Z" fill="${ground.from}" opacity=".8"/>`,
  ({ w, h, ground, dice }) =>
    Array.from({ length: 9 }, (_, index) =>
      rect((w / 9) * index, 0, w / 18, h * 0.8, ground.shape, `opacity="${dice.between(0.6, 1)}"`),
    ).join(''),
  ({ w, h, ground, dice }) =>
    disc(w * 0.5, h * 0.44, w * 0.36, ground.shape) +
    disc(w * dice.pick([0.2, 0.8]), h * 0.2, w * 0.1, ground.accents[1], 'opacity=".7"'),
  ({ w, h, ground, dice }) => blob(dice, w * 0.5, h * 0.45, w * 0.43, ground.shape),
  ({ w, h, ground }) =>
    rect(w * 0.1, h * 0.12, w * 0.36, h * 0.5, ground.shape, 'rx="14"') +
    rect(w * 0.54, h * 0.12, w * 0.36, h * 0.5, ground.shape, 'rx="14"') +
    rect(w * 0.06, h * 0.66, w * 0.88, h * 0.04, ground.accents[0], 'rx="6" opacity=".55"'),
  ({ w, h, ground }) =>
    `<path d="M0 ${h * 0.62}L${w} ${h * 0.36}V${h}H0Z" fill="${ground.shape}"/>` +
    disc(w * 0.76, h * 0.2, w * 0.12, ground.accents[1], 'opacity=".75"'),
]

/** What a product stands on. */
const floors: readonly Painter[] = [
  ({ w, h, ground }) =>
    `<ellipse cx="${w / 2}" cy="${h * 0.835}" rx="${w * 0.4}" ry="${h * 0.085}" fill="#fff" opacity=".9"/><ellipse cx="${w / 2}" cy="${h * 0.82}" rx="${w * 0.4}" ry="${h * 0.075}" fill="${ground.from}"/>`,
  ({ w, h, ground }) =>
    rect(w * 0.17, h * 0.81, w * 0.66, h * 0.2, ground.accents[0], 'opacity=".85"') +
    `<ellipse cx="${w / 2}" cy="${h * 0.81}" rx="${w * 0.33}" ry="${h * 0.06}" fill="#fff"/>`,
  ({ w, h, ground }) => rect(0, h * 0.78, w, h * 0.22, ground.ink, 'opacity=".14"'),
  ({ w, h, ground }) =>
    `<ellipse cx="${w / 2}" cy="${h * 0.83}" rx="${w * 0.46}" ry="${h * 0.12}" fill="${ground.accents[2]}" opacity=".35"/><ellipse cx="${w / 2}" cy="${h * 0.83}" rx="${w * 0.38}" ry="${h * 0.09}" fill="#fff" opacity=".65"/>`,
]

/** A product in front, with what goes with it. */
export const product: Painter = (canvas) => {
  const { dice, w, h, icons } = canvas
  const [main = 'wrapped-gift', second, third] = icons
  const side = dice.pick([-1, 1])
  const size = dice.between(0.5, 0.66)
  const floor = h * dice.between(0.8, 0.84)
  return [
    dice.pick(backdrops)(canvas),
    dice.pick(floors)(canvas),
    third
      ? standing(third, w * (0.5 - side * 0.3), floor, w * dice.between(0.16, 0.24), -side * 8)
      : '',
    standing(main, w * (0.5 - side * dice.between(0, 0.05)), floor, w * size, dice.between(-7, 7)),
    second
      ? standing(
          second,
          w * (0.5 + side * 0.3),
          floor + h * 0.045,
          w * dice.between(0.2, 0.28),
          side * 9,
        )
      : '',
  ].join('')
}

/** The same product a second time: in its box, or everything laid out. */
export const unpacked: Painter = (canvas) => (canvas.dice.next() < 0.5 ? box : layout)(canvas)

const box: Painter = ({ icons, ground, w, h, dice }) => {
  const [main = 'wrapped-gift', second = main] = icons
  const strong = dice.pick([ground.ink, ...ground.accents])
  const [left, top, wide, high, deep] = [w * 0.2, h * 0.3, w * 0.46, h * 0.52, w * 0.16]
  const right = left + wide
  const lift = deep * 0.55
  return [
    `<ellipse cx="${w * 0.52}" cy="${h * 0.84}" rx="${w * 0.42}" ry="${h * 0.06}" fill="#4A3412" opacity=".16"/>`,
    `<path d="M${left} ${top}l${deep} ${-lift}h${wide}l${-deep} ${lift}Z" fill="#fff" opacity=".92"/>`,
    `<path d="M${right} ${top}l${deep} ${-lift}v${high}l${-deep} ${lift}Z" fill="${ground.ink}"/>`,
    rect(left, top, wide, high, strong),
    rect(left, top + high * 0.78, wide, high * 0.22, '#fff', 'opacity=".85"'),
    disc(left + wide / 2, top + high * 0.4, wide * 0.4, '#fff', 'opacity=".9"'),
    icon(main, left + wide / 2, top + high * 0.4, wide * 0.62),
    ...[0, 1, 2].map((index) =>
      rect(
        left + wide * 0.12,
        top + high * (0.83 + index * 0.05),
        wide * (0.5 - index * 0.12),
        h * 0.012,
        ground.ink,
        'rx="2" opacity=".55"',
      ),
    ),
    standing(second, w * 0.82, h * 0.86, w * 0.26, 8),
  ].join('')
}

/** From above: the thing, and its parts around it. */
const layout: Painter = (canvas) => {
  const { w, h, dice, ground, icons } = canvas
  const turn = dice.between(-14, 14)
  const parts = [0, 1, 2, 3, 4, 5].map((index) => {
    const angle = (index / 6) * Math.PI * 2 + dice.between(-0.2, 0.2)
    const size = w * dice.between(0.12, 0.19)
    return iconAt(
      canvas,
      1 + (index % Math.max(1, icons.length - 1)),
      w * (0.5 + Math.cos(angle) * 0.36),
      h * (0.5 + Math.sin(angle) * 0.36),
      size,
      dice.between(-40, 40),
    )
  })
  return [
    rect(w * 0.07, h * 0.07, w * 0.86, h * 0.86, ground.shape, 'rx="26"'),
    disc(w / 2, h / 2, w * 0.25, '#fff', 'opacity=".55"'),
    sticker(parts.join(''), w * 0.008),
    sticker(iconAt(canvas, 0, w / 2, h / 2, w * 0.4, turn), w * 0.014),
  ].join('')
}
