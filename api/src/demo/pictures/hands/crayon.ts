import type { Random } from '../../../server/random.ts'
import { disc, rect } from '../painters/canvas.ts'
import { flat, type Hand, scribble, smooth, stroke, tinted, wobbly } from './strokes.ts'

/** Wax crayon on rough paper: scribbles that leave white gaps, and outlines gone over twice. */
export function crayon(dice: Random, w: number, h: number, paper = '#FBF7EC'): Hand {
  const grain = Array.from({ length: 60 }, () =>
    disc(dice.between(0, w), dice.between(0, h), dice.between(0.5, 1.4), '#8A7A5A', 'opacity=".1"'),
  ).join('')
  return {
    sheet: rect(0, 0, w, h, paper) + grain,
    fill: (shape, colour) => {
      const angle = dice.between(-1.2, 0.2)
      const outline = wobbly(dice, shape, 1.6, true)
      const pass = (turn: number, gap: number, width: number, more: string) =>
        stroke(scribble(dice, outline, { angle: angle + turn, gap, loose: 5 }), colour, width, more)
      return (
        flat(smooth(outline, true), colour, 'opacity=".22"') +
        pass(0, 4.6, 4, 'opacity=".8" stroke-dasharray="23 .7 41 1.1 9 .5"') +
        pass(0.35, 8, 3, 'opacity=".55" stroke-dasharray="17 1.3 31 .8"') +
        stroke(smooth(wobbly(dice, shape, 1.3, true), true), tinted(colour, -0.22), 2.8) +
        stroke(smooth(wobbly(dice, shape, 1.9, true), true), tinted(colour, -0.1), 1.8)
      )
    },
    line: (line, colour, width = 3.4) =>
      stroke(smooth(wobbly(dice, line, 1.3, false), false), colour, width, 'opacity=".92"') +
      stroke(smooth(wobbly(dice, line, 1.6, false), false), colour, width * 0.55, 'opacity=".6"'),
  }
}
