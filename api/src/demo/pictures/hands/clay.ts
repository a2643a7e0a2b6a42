import type { Random } from '../../../server/random.ts'
import { disc } from '../painters/canvas.ts'
import { round } from '../shapes.ts'
import { flat, type Hand, oval, shifted, smooth, stroke, tinted, wobbly } from './strokes.ts'

/** Clay in a photograph: rounded, lit from the upper left, with the dents of fingers. */
export function clay(dice: Random, sheet: string): Hand {
  const shades = new Set<string>()
  const shaded = (colour: string) => {
    const id = `clay${colour.slice(1)}`
    if (shades.has(id)) return ''
    shades.add(id)
    return `<radialGradient id="${id}" cx=".36" cy=".28" r=".85"><stop stop-color="${tinted(colour, 0.3)}"/><stop offset=".5" stop-color="${colour}"/><stop offset="1" stop-color="${tinted(colour, -0.42)}"/></radialGradient>`
  }
  const shadow = (path: string, width = 0) =>
    width > 0
      ? stroke(path, '#1A0F06', width, 'opacity=".2"')
      : flat(path, '#1A0F06', 'opacity=".2"')
  return {
    sheet,
    fill: (shape, colour) => {
      const xs = shape.map(([x]) => x)
      const ys = shape.map(([, y]) => y)
      const [left, top] = [Math.min(...xs), Math.min(...ys)]
      const [wide, high] = [Math.max(...xs) - left, Math.max(...ys) - top]
      const size = Math.min(wide, high)
      const edge = wobbly(dice, shape, Math.min(2.2, size * 0.04), true, 22)
      const dents = Array.from({ length: size > 44 ? 4 : 0 }, () => {
        const [x, y] = [left + wide * dice.between(0.3, 0.7), top + high * dice.between(0.32, 0.72)]
        const dent = oval(x, y, size * dice.between(0.06, 0.11), size * 0.05, dice.between(0, 180))
        return (
          flat(smooth(dent, true), tinted(colour, -0.3), 'opacity=".3"') +
          flat(smooth(shifted(dent, 1.4, 1.8), true), tinted(colour, 0.4), 'opacity=".22"')
        )
      }).join('')
      const [shineX, shineY] = [round(left + wide * 0.33), round(top + high * 0.24)]
      return (
        shadow(smooth(shifted(edge, 2, 3.4), true)) +
        shaded(colour) +
        flat(smooth(edge, true), `url(#clay${colour.slice(1)})`) +
        dents +
        (size > 16
          ? `<ellipse cx="${shineX}" cy="${shineY}" rx="${round(size * 0.1)}" ry="${round(size * 0.05)}" fill="#fff" opacity=".3" transform="rotate(-28 ${shineX} ${shineY})"/>`
          : disc(shineX, shineY, size * 0.14, '#fff', 'opacity=".5"'))
      )
    },
    line: (line, colour, width = 9) =>
      shadow(smooth(shifted(line, 2, 3), false), width) +
      stroke(smooth(line, false), tinted(colour, -0.28), width) +
      stroke(smooth(shifted(line, -width * 0.1, -width * 0.12), false), colour, width * 0.72) +
      stroke(
        smooth(shifted(line, -width * 0.18, -width * 0.2), false),
        tinted(colour, 0.35),
        width * 0.24,
        'opacity=".7"',
      ),
  }
}
