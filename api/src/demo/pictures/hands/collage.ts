import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import {
  flat,
  type Hand,
  type Line,
  shifted,
  smooth,
  straight,
  stroke,
  tinted,
  wobbly,
} from './strokes.ts'

/** Cut paper, glued: edges of scissors, a shadow below, and now and then a printed sheet. */
export function collage(dice: Random, w: number, h: number, paper: string): Hand {
  let cut = 0
  const print = (shape: Line, colour: string, id: string) => {
    const xs = shape.map(([x]) => x)
    const ys = shape.map(([, y]) => y)
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
    const kind = dice.whole(0, 2)
    const gap = dice.between(6, 9)
    const marks = Array.from({ length: Math.ceil(high / gap) }, (_, row) =>
      kind === 0
        ? `M${left} ${top + row * gap}h${wide}`
        : `M${left + (row % 2) * gap} ${top + row * gap}${`h.1m${gap * 2} 0`.repeat(Math.ceil(wide / gap / 2))}`,
    ).join('')
    const dots = stroke(
      marks.replace(/[\d.]+e-\d+/g, '0'),
      tinted(colour, kind === 1 ? 0.55 : -0.16),
      kind === 0 ? 1.4 : 2.6,
    )
    return `<clipPath id="${id}">${flat(straight(shape, true), '#000')}</clipPath><g clip-path="url(#${id})">${dots}</g>`
  }
  return {
    sheet: rect(0, 0, w, h, paper),
    fill: (shape, colour) => {
      const edge = wobbly(dice, shape, 1.1, true, 30)
      const xs = shape.map(([x]) => x)
      const wide = Math.max(...xs) - Math.min(...xs)
      const printed = wide > 46 && dice.next() < 0.55
      return (
        flat(straight(shifted(edge, 1.6, 2.6), true), '#2A1D10', 'opacity=".26"') +
        flat(straight(edge, true), colour) +
        (printed ? print(edge, colour, `cut${cut++}`) : '') +
        stroke(straight(edge.slice(0, Math.ceil(edge.length / 2))), '#FFFFFF', 0.9, 'opacity=".5"')
      )
    },
    line: (line, colour, width = 4) =>
      stroke(smooth(shifted(line, 1, 1.8), false), '#2A1D10', width, 'opacity=".22"') +
      stroke(smooth(wobbly(dice, line, 0.6, false, 30), false), colour, width),
  }
}
