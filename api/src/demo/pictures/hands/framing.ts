import { rect } from '../painters/canvas.ts'

interface Sheet {
  w: number
  h: number
  /** Where its middle lies, and how it is turned. */
  x: number
  y: number
  turn: number
  inside: string
  /** How thick: cardboard throws more shadow. */
  lift?: number
}

/** A sheet that lies or hangs in the photograph; whatever is drawn over its edge stays on it. */
export const sheetAt = ({ w, h, x, y, turn, inside, lift = 4 }: Sheet, id = 'sheet') =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) translate(${-w / 2} ${-h / 2})">` +
  rect(lift, lift * 1.4, w, h, '#1A1208', 'opacity=".28" rx="2"') +
  `<clipPath id="${id}">${rect(0, 0, w, h, '#000')}</clipPath><g clip-path="url(#${id})">${inside}</g></g>`

/** Boards of a table or a floor. */
export const boards = (w: number, h: number, colours: readonly string[]) =>
  colours
    .map((colour, index) => {
      const high = h / colours.length
      return (
        rect(0, index * high, w, high, colour) +
        rect(0, (index + 1) * high - 1.2, w, 1.2, '#000', 'opacity=".22"') +
        `<path d="M0 ${index * high + high * 0.35}q${w * 0.3} ${index % 2 ? 6 : -5} ${w * 0.55} 0t${w * 0.5} 2" fill="none" stroke="#000" stroke-width="1" opacity=".1"/>`
      )
    })
    .join('')

/** A photograph’s light: brighter in one corner, darker at the edges. */
export const light = (w: number, h: number, x = 0.35, strength = 0.34) =>
  `<radialGradient id="light" cx="${x}" cy=".3" r=".95"><stop offset=".35" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity="${strength}"/></radialGradient>` +
  rect(0, 0, w, h, 'url(#light)')

/** Light that comes out of something. */
export const glow = (id: string, x: number, y: number, r: number, colour: string, strength = 0.9) =>
  `<radialGradient id="${id}"><stop stop-color="${colour}" stop-opacity="${strength}"/><stop offset=".4" stop-color="${colour}" stop-opacity="${strength * 0.4}"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>` +
  `<circle cx="${x}" cy="${y}" r="${r}" fill="url(#${id})"/>`
