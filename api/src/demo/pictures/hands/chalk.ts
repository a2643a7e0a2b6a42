import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import { flat, type Hand, oval, scribble, smooth, stroke, wobbly } from './strokes.ts'

/** Chalk on slate or black paper: dusty strokes, and the smear of a sleeve. */
export function chalk(dice: Random, w: number, h: number, slate = '#25302E'): Hand {
  const smears = Array.from({ length: 4 }, () =>
    flat(
      smooth(
        oval(
          dice.between(0, w),
          dice.between(0, h),
          dice.between(50, 110),
          dice.between(14, 34),
          -20,
        ),
        true,
      ),
      '#FFFFFF',
      'opacity=".035"',
    ),
  ).join('')
  const dusty = (path: string, colour: string, width: number, opacity: number) =>
    stroke(path, colour, width, `opacity="${opacity * 0.5}"`) +
    stroke(path, colour, width * 0.7, `opacity="${opacity}" stroke-dasharray="7 .9 3 1.6 11 .7"`)
  return {
    sheet: rect(0, 0, w, h, slate) + smears,
    fill: (shape, colour) => {
      const edge = wobbly(dice, shape, 1.1, true)
      const angle = dice.between(-0.9, -0.5)
      return (
        flat(smooth(edge, true), colour, 'opacity=".16"') +
        dusty(scribble(dice, edge, { angle, gap: 5.4, loose: 4 }), colour, 3.4, 0.55) +
        dusty(smooth(edge, true), colour, 2.6, 0.95)
      )
    },
    line: (line, colour, width = 2.8) =>
      dusty(smooth(wobbly(dice, line, 1, false), false), colour, width, 0.95),
  }
}
