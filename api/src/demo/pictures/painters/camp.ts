import { isDark } from '../palette.ts'
import { type Canvas, disc, iconAt, type Painter, rect, spots, sticker } from './canvas.ts'

const ridge = ({ w, h, dice }: Canvas, top: number, fill: string) => {
  const peaks = Array.from({ length: 6 }, (_, index) => {
    const x = (w / 5) * index
    return `L${x} ${h * (top + dice.between(0, 0.14))}L${x + w * 0.1} ${h * (top - dice.between(0, 0.16))}`
  })
  return `<path d="M0 ${h}V${h * top}${peaks.join('')}V${h}Z" fill="${fill}" opacity=".75"/>`
}

/** A tent with its door open and a light inside. */
function tent({ ground, dice }: Canvas, x: number, y: number, size: number) {
  const [cloth, light] = dice.pick([
    [ground.accents[0], ground.accents[1]],
    [ground.accents[2], ground.accents[1]],
    [ground.ink, ground.accents[1]],
  ])
  const half = size * 0.72
  return (
    `<path d="M${x - half} ${y}L${x} ${y - size}L${x + half} ${y}Z" fill="${cloth}"/>` +
    `<path d="M${x} ${y - size}L${x + half} ${y}H${x + half * 0.4}Z" fill="#000" opacity=".16"/>` +
    `<path d="M${x - half * 0.3} ${y}L${x} ${y - size * 0.62}L${x + half * 0.3} ${y}Z" fill="${light}"/>` +
    `<path d="M${x} ${y - size}v${-size * 0.16}h${size * 0.2}l${-size * 0.06} ${size * 0.06}l${size * 0.06} ${size * 0.06}h${-size * 0.2}" fill="${ground.accents[1]}"/>`
  )
}

/** A camp: tents below a ridge, a trail that leads to them, and what is done there. */
export const camp: Painter = (canvas) => {
  const { w, h, dice, ground } = canvas
  const side = dice.pick([-1, 1])
  const night = isDark(ground)
  const size = Math.min(w, h)
  const grass = night ? ground.ink : ground.shape
  const door = w * (0.5 + side * 0.24)
  return [
    night
      ? spots(canvas, 9, 4)
          .map(({ x, y }) => disc(x, y * 0.6, dice.between(0.8, 2), '#fff', 'opacity=".8"'))
          .join('')
      : '',
    disc(
      w * (0.5 - side * 0.3),
      h * 0.2,
      size * dice.between(0.08, 0.13),
      night ? '#FFF1C9' : ground.accents[1],
      'opacity=".85"',
    ),
    ridge(canvas, 0.6, ground.accents[2]),
    rect(0, h * 0.68, w, h * 0.32, grass),
    `<path d="M${w * (0.5 - side * 0.1)} ${h}C${w * 0.5} ${h * 0.86} ${door - side * 30} ${h * 0.84} ${door} ${h * 0.76}" fill="none" stroke="${ground.from}" stroke-width="${size * 0.05}" stroke-linecap="round" stroke-dasharray="1 ${size * 0.085}"/>`,
    tent(canvas, w * (0.5 + side * 0.39), h * 0.72, size * 0.26),
    tent(canvas, door, h * 0.78, size * dice.between(0.36, 0.46)),
    iconAt(canvas, 1, w * (0.5 + side * 0.06), h * 0.86, size * 0.2, dice.between(-8, 8)),
    sticker(
      iconAt(canvas, 0, w * (0.5 - side * 0.22), h * 0.62, size * 0.46, dice.between(-7, 7)),
      size * 0.012,
    ),
    iconAt(canvas, 2, w * (0.5 - side * 0.42), h * 0.88, size * 0.17, dice.between(-10, 10)),
  ].join('')
}
