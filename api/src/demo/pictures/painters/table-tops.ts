import { isDark } from '../palette.ts'
import { round } from '../shapes.ts'
import { type Canvas, disc, iconAt, type Painter, rect, silhouette, turned } from './canvas.ts'

const paper = '#FFFDF6'
const oak = ['#E9C79A', '#D9AF7E', '#C99662', '#F1DDBF', '#8C5E3C'] as const

const boards: Painter = ({ w, h, dice }) => {
  const wood = dice.pick(oak)
  const count = dice.whole(3, 6)
  const lies = dice.next() < 0.6
  const seams = Array.from({ length: count }, (_, index) =>
    lies
      ? rect(0, (h / count) * index, w, 1.5, '#4A2F1A', 'opacity=".28"')
      : rect((w / count) * index, 0, 1.5, h, '#4A2F1A', 'opacity=".28"'),
  )
  return rect(0, 0, w, h, wood) + seams.join('')
}

const checks: Painter = ({ w, h, dice, ground }) => {
  const step = w / dice.whole(7, 11)
  const colour = dice.pick(ground.accents)
  const bands = (length: number, of: (at: number) => string) =>
    Array.from({ length: Math.ceil(length / step / 2) }, (_, index) => of(index * step * 2)).join(
      '',
    )
  return (
    rect(0, 0, w, h, paper) +
    bands(w, (x) => rect(x, 0, step, h, colour, 'opacity=".38"')) +
    bands(h, (y) => rect(0, y, w, step, colour, 'opacity=".38"'))
  )
}

const roundTable: Painter = ({ w, h, dice, ground }) => {
  const [x, y] = [w * dice.between(0.42, 0.58), h * dice.between(0.46, 0.56)]
  return (
    rect(0, 0, w, h, ground.shape) +
    disc(x, y + h * 0.03, w * 0.44, ground.ink, 'opacity=".14"') +
    disc(x, y, w * 0.43, dice.pick(oak)) +
    disc(x, y, w * 0.4, '#fff', 'opacity=".12"')
  )
}

const mat: Painter = ({ w, h, dice, ground }) => {
  const colour = dice.pick([ground.ink, ground.accents[2], ground.accents[0]])
  const lines = Array.from({ length: 11 }, (_, index) =>
    rect((w / 12) * (index + 1), h * 0.08, 1, h * 0.84, '#fff', 'opacity=".25"'),
  )
  return turned(
    dice.between(-7, 7),
    w / 2,
    h / 2,
    rect(w * 0.05, h * 0.07, w * 0.9, h * 0.86, colour, 'rx="14" opacity=".7"') + lines.join(''),
  )
}

const runner: Painter = ({ w, h, dice, ground }) => {
  const turn = dice.pick([0, 0, -18, 18])
  const at = h * dice.between(0.26, 0.4)
  const cloth = dice.pick(ground.accents)
  return (
    rect(0, 0, w, h, dice.pick([ground.to, ground.shape, '#F7EBD8'])) +
    turned(
      turn,
      w / 2,
      h / 2,
      rect(-w * 0.2, at, w * 1.4, h * 0.42, cloth, 'opacity=".75"') +
        rect(-w * 0.2, at + h * 0.04, w * 1.4, 3, '#fff', 'opacity=".7"') +
        rect(-w * 0.2, at + h * 0.37, w * 1.4, 3, '#fff', 'opacity=".7"'),
    )
  )
}

const bare: Painter = ({ w, h, dice, ground }) =>
  rect(0, 0, w, h, dice.pick([ground.to, ground.shape, ground.accents[1]]))

/** What the table is made of, or what covers it. */
const tables = [boards, boards, checks, roundTable, mat, runner, bare] as const
export const table: Painter = (canvas) => canvas.dice.pick(tables)(canvas)

const written = ({ dice }: Canvas, wide: number, high: number, ink: string) =>
  Array.from({ length: 7 }, (_, index) =>
    rect(
      -wide * 0.38,
      high * (-0.36 + index * 0.11),
      wide * (index % 3 === 2 ? dice.between(0.3, 0.5) : dice.between(0.6, 0.76)),
      high * 0.022,
      ink,
      'opacity=".55" rx="1"',
    ),
  ).join('')

const drawn = (canvas: Canvas, wide: number, high: number, ink: string) =>
  silhouette(iconAt(canvas, 0, 0, -high * 0.06, wide * 0.62), ink) +
  rect(-wide * 0.3, high * 0.33, wide * 0.6, high * 0.025, ink, 'opacity=".5"')

const listed = ({ dice, ground }: Canvas, wide: number, high: number, ink: string) =>
  Array.from({ length: 5 }, (_, index) => {
    const y = high * (-0.32 + index * 0.16)
    const done = index < dice.whole(1, 4)
    return (
      rect(-wide * 0.36, y, wide * 0.1, wide * 0.1, done ? ground.accents[0] : '#E4DCC8') +
      rect(-wide * 0.18, y + wide * 0.03, wide * dice.between(0.34, 0.52), high * 0.025, ink)
    )
  }).join('')

const coloured = (canvas: Canvas, wide: number, high: number) =>
  rect(-wide * 0.42, -high * 0.42, wide * 0.84, high * 0.84, canvas.ground.accents[1]) +
  iconAt(canvas, 0, 0, 0, Math.min(wide, high) * 0.8, canvas.dice.between(-8, 8))

/** A sheet that somebody works on: written, drawn, planned or painted. */
export function sheet(canvas: Canvas, x: number, y: number, wide: number, turn: number): string {
  const { dice, ground } = canvas
  const high = wide * dice.pick([0.75, 1.3, 1.35])
  const isPlan = dice.next() < 0.25
  const ink = isPlan ? '#FFFFFF' : isDark(ground) ? '#27476B' : ground.ink
  const inside = isPlan
    ? drawn(canvas, wide, high, ink)
    : dice.pick([written, drawn, listed, coloured])(canvas, wide, high, ink)
  const fill = isPlan ? '#2F6FA8' : dice.pick([paper, paper, '#FFF3C4', '#E6F2F7'])
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(turn)})">` +
    rect(-wide / 2 + 2, -high / 2 + 4, wide, high, '#2A1B0C', 'opacity=".14" rx="3"') +
    rect(-wide / 2, -high / 2, wide, high, fill, 'rx="3"') +
    inside +
    '</g>'
  )
}
