import { isDark } from '../palette.ts'
import { standing } from '../shapes.ts'
import { type Canvas, disc, iconAt, type Painter, rect } from './canvas.ts'

const hill = ({ w, h }: Canvas, top: number, lift: number, fill: string) =>
  `<path d="M0 ${h * top}Q${w * 0.25} ${h * (top - lift)} ${w * 0.5} ${h * top}T${w} ${h * (top - lift * 0.4)}V${h}H0Z" fill="${fill}"/>`

const towers = ({ w, h, dice, ground }: Canvas) =>
  Array.from({ length: 11 }, (_, index) => {
    const high = h * dice.between(0.12, 0.42)
    return rect((w / 11) * index, h * 0.76 - high, w / 12, high + 2, ground.ink, 'opacity=".22"')
  }).join('')

const bunting = ({ w, h, ground, dice }: Canvas) => {
  const drop = h * dice.between(0.1, 0.18)
  return Array.from({ length: 13 }, (_, index) => {
    const x = (w / 12) * index
    const y = h * 0.04 + drop * (1 - ((index - 6) / 6) ** 2)
    const colour = ground.accents[index % 3]
    return `<path d="M${x - w * 0.032} ${y}h${w * 0.064}l${-w * 0.032} ${h * 0.11}Z" fill="${colour}"/>`
  }).join('')
}

/** Out of doors, at some time of the day: what happens, with many around it. */
export const outdoors: Painter = (canvas) => {
  const { w, h, dice, ground, icons } = canvas
  const [main = 'sparkles', second = 'star'] = icons
  const side = dice.pick([-1, 1])
  const floor = h * 0.85
  const size = Math.min(w, h)
  const night = isDark(ground)
  const far = dice.pick([
    () => hill(canvas, 0.7, side * 0.2, ground.shape),
    () => towers(canvas) + hill(canvas, 0.76, 0.04, ground.shape),
    () =>
      rect(0, h * 0.6, w, h * 0.2, ground.accents[2], 'opacity=".4"') +
      hill(canvas, 0.72, side * 0.06, ground.shape),
  ])
  const crowd = Array.from({ length: dice.whole(4, 7) }, (_, index) =>
    iconAt(
      canvas,
      2 + (index % Math.max(1, icons.length - 2)),
      w * (0.07 + index * dice.between(0.14, 0.16)),
      h * dice.between(0.86, 0.95),
      size * dice.between(0.12, 0.18),
      dice.between(-12, 12),
    ),
  )
  return [
    night
      ? Array.from({ length: 26 }, () =>
          disc(
            dice.between(0, w),
            dice.between(0, h * 0.6),
            dice.between(0.7, 2),
            '#fff',
            'opacity=".8"',
          ),
        ).join('')
      : '',
    disc(
      w * (0.5 - side * 0.34),
      h * 0.24,
      size * 0.14,
      night ? '#FFF1C9' : '#fff',
      'opacity=".75"',
    ),
    far(),
    dice.next() < 0.5 ? bunting(canvas) : '',
    hill(canvas, 0.8, -side * 0.1, night ? ground.ink : ground.from),
    standing(
      second,
      w * (0.5 - side * 0.27),
      floor - h * 0.04,
      size * dice.between(0.3, 0.42),
      -side * 5,
    ),
    standing(
      main,
      w * (0.5 + side * 0.12),
      floor,
      size * dice.between(0.56, 0.72),
      dice.between(-4, 4),
    ),
    ...crowd,
  ].join('')
}
