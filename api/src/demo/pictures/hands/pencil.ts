import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import { flat, type Hand, scribble, smooth, stroke, tinted, wobbly } from './strokes.ts'

/** Pencils on squared paper: searching lines, hatching, and the colours of a small box. */
export function pencil(dice: Random, w: number, h: number, squares = 15): Hand {
  const columns = Array.from(
    { length: Math.ceil(w / squares) },
    (_, at) => `M${at * squares} 0v${h}`,
  )
  const rows = Array.from({ length: Math.ceil(h / squares) }, (_, at) => `M0 ${at * squares}h${w}`)
  return {
    sheet:
      rect(0, 0, w, h, '#FBFAF5') +
      stroke([...columns, ...rows].join(''), '#9CC0D8', 0.7, 'opacity=".55"'),
    fill: (shape, colour) => {
      const angle = dice.between(-1, -0.6)
      const edge = wobbly(dice, shape, 0.8, true)
      const shade = (turn: number, gap: number, width: number) =>
        stroke(
          scribble(dice, edge, { angle: angle + turn, gap, loose: 2.4 }),
          colour,
          width,
          'opacity=".62"',
        )
      const outline = tinted(colour, -0.45)
      return (
        flat(smooth(edge, true), tinted(colour, 0.3), 'opacity=".55"') +
        shade(0, 5.4, 2.8) +
        stroke(smooth(edge, true), outline, 1.4, 'opacity=".85"') +
        stroke(smooth(wobbly(dice, shape, 1.3, true), true), outline, 0.8, 'opacity=".6"')
      )
    },
    line: (line, colour, width = 1.7) =>
      stroke(smooth(wobbly(dice, line, 0.7, false), false), colour, width, 'opacity=".85"') +
      stroke(smooth(wobbly(dice, line, 1.1, false), false), colour, width * 0.5, 'opacity=".6"'),
  }
}
