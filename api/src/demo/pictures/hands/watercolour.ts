import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import { flat, type Hand, oval, smooth, stroke, tinted, wobbly } from './strokes.ts'

/** Washes that run over their edges, with darker rims where the water stood. */
export function watercolour(dice: Random, w: number, h: number, paper = '#FDFBF4'): Hand {
  const washed = (
    shape: Parameters<Hand['fill']>[0],
    colour: string,
    by: number,
    opacity: number,
  ) => flat(smooth(wobbly(dice, shape, by, true, 16), true), colour, `opacity="${opacity}"`)
  return {
    sheet: rect(0, 0, w, h, paper),
    fill: (shape, colour) => {
      const xs = shape.map(([x]) => x)
      const ys = shape.map(([, y]) => y)
      const [left, right, top, low] = [
        Math.min(...xs),
        Math.max(...xs),
        Math.min(...ys),
        Math.max(...ys),
      ]
      const size = Math.min(right - left, low - top)
      const edge = wobbly(dice, shape, 1.8, true, 16)
      const bloom = oval(
        dice.between(left + size * 0.3, right - size * 0.3),
        dice.between(top + size * 0.3, low - size * 0.3),
        size * dice.between(0.16, 0.24),
      )
      return (
        washed(shape, colour, 1.5, 0.5) +
        washed(shape, colour, Math.min(4, size * 0.08), 0.28) +
        washed(shape, tinted(colour, -0.12), Math.min(5, size * 0.12), 0.16) +
        stroke(smooth(edge, true), tinted(colour, -0.25), 1.1, 'opacity=".45"') +
        (size > 34 ? washed(bloom, paper, size * 0.05, 0.22) : '')
      )
    },
    line: (line, colour, width = 3) =>
      stroke(smooth(wobbly(dice, line, 0.9, false), false), colour, width, 'opacity=".7"') +
      stroke(smooth(wobbly(dice, line, 0.9, false), false), colour, width * 0.5, 'opacity=".5"'),
  }
}
