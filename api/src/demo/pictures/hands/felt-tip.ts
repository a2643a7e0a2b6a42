import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import { flat, type Hand, scribble, smooth, stroke, tinted, wobbly } from './strokes.ts'

/** Felt-tip: black outlines, and colours that get darker where strokes meet. */
export function feltTip(dice: Random, w: number, h: number, paper = '#FFFFFF'): Hand {
  const ink = '#1E1B22'
  return {
    sheet: rect(0, 0, w, h, paper),
    fill: (shape, colour) => {
      const angle = dice.between(0.5, 1.1)
      const edge = wobbly(dice, shape, 0.9, true)
      return (
        flat(smooth(edge, true), tinted(colour, 0.16)) +
        stroke(scribble(dice, edge, { angle, gap: 7, loose: 3 }), colour, 5, 'opacity=".75"') +
        stroke(smooth(edge, true), ink, 2.4)
      )
    },
    line: (line, colour, width = 2.6) =>
      stroke(smooth(wobbly(dice, line, 0.8, false), false), colour, width),
  }
}
