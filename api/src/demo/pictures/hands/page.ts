import type { Random } from '../../../server/random.ts'
import { rect } from '../painters/canvas.ts'
import { lettering } from './lettering.ts'
import { type Hand, smooth, stroke, wobbly } from './strokes.ts'

/** A pen that only writes. */
export const pen = (dice: Random): Pick<Hand, 'line'> => ({
  line: (line, colour, width = 1.6) =>
    stroke(smooth(wobbly(dice, line, 0.25, false), false), colour, width),
})

interface Writing {
  high: number
  colour: string
  title?: string
}

/** A page from an exercise book with lines, a margin, and what a child wrote on it. */
export function ruledPage(
  dice: Random,
  w: number,
  h: number,
  { high, colour, title = '' }: Writing,
  lines: readonly string[],
): string {
  const step = high * 2
  const hand = pen(dice)
  const top = title ? high * 4.6 : high * 2.6
  const rules = Array.from(
    { length: Math.floor((h - top) / step) + 1 },
    (_, at) => `M0 ${top + at * step}h${w}`,
  ).join('')
  return (
    rect(0, 0, w, h, '#FCFAF2') +
    stroke(rules, '#8FB4D8', 0.9, 'opacity=".7"') +
    stroke(`M${high * 3} 0v${h}`, '#E07A7A', 1, 'opacity=".7"') +
    (title
      ? lettering(hand, dice, title, {
          x: high * 3.6,
          y: high * 2.4,
          high: high * 1.15,
          colour,
          width: high * 0.17,
        })
      : '') +
    lines
      .map((line, at) =>
        lettering(hand, dice, line, {
          x: high * 3.6 + dice.between(-1, 2),
          y: top + at * step - 1.5,
          high,
          colour,
          width: high * 0.14,
        }),
      )
      .join('')
  )
}
