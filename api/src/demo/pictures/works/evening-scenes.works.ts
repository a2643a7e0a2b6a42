import { glow } from '../hands/framing.ts'
import { oval, points, smooth, straight, flat, stroke, tinted } from '../hands/strokes.ts'
import { disc, rect, turned } from '../painters/canvas.ts'
import { round } from '../shapes.ts'
import type { Easel, Work } from './work.ts'

/** From one colour above to another below, over the whole width. */
export const sky = (id: string, w: number, h: number, colours: readonly string[]) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${colours
    .map((colour, at) => `<stop offset="${at / (colours.length - 1)}" stop-color="${colour}"/>`)
    .join('')}</linearGradient>${rect(0, 0, w, h, `url(#${id})`)}`

const shape = (text: string, colour: string, more = '') =>
  flat(smooth(points(text), true), colour, more)

/** A paper lantern that hangs from the upper edge: ribs, a rim above and below, and light within. */
function lantern(x: number, y: number, r: number, colour: string): string {
  const ribs = [0.35, 0.75].map((share) =>
    stroke(smooth(oval(x, y, r * share, r * 1.18), true), tinted(colour, -0.22), 1.4),
  )
  return [
    glow(`glow${x}`, x, y, r * 2.6, colour, 0.55),
    stroke(`M${x} 0V${y - r * 1.3}`, '#0B1230', 1.6),
    flat(smooth(oval(x, y, r, r * 1.2), true), colour),
    flat(smooth(oval(x, y + r * 0.2, r * 0.62, r * 0.78), true), '#FFF3C4', 'opacity=".75"'),
    ...ribs,
    rect(x - r * 0.42, y - r * 1.3, r * 0.84, r * 0.18, '#3A1C14'),
    rect(x - r * 0.42, y + r * 1.12, r * 0.84, r * 0.18, '#3A1C14'),
    stroke(`M${x} ${y + r * 1.3}v${r * 0.7}`, '#F5C66B', 2.4),
  ].join('')
}

/** Somebody of the walk, who carries a lantern on a stick, and what the lake shows of it. */
function walker(x: number, high: number, colour: string): string {
  const shore = 214
  const light = [x + high * 0.34, shore - high * 0.72] as const
  return [
    glow(`walk${x}`, light[0], light[1], high * 0.62, colour, 0.9),
    shape(
      `${x - high * 0.13},${shore} ${x - high * 0.1},${shore - high * 0.62} ${x + high * 0.1},${shore - high * 0.62} ${x + high * 0.15},${shore}`,
      '#0A0F26',
    ),
    disc(x, shore - high * 0.82, high * 0.14, '#0A0F26'),
    stroke(
      `M${x + high * 0.05} ${round(shore - high * 0.5)}L${round(light[0])} ${round(light[1] - high * 0.16)}`,
      '#0A0F26',
      2,
    ),
    flat(smooth(oval(light[0], light[1], high * 0.1, high * 0.13), true), colour),
    flat(
      smooth(oval(light[0], shore + high * 0.66, high * 0.07, high * 0.3), true),
      colour,
      'opacity=".5"',
    ),
  ].join('')
}

const lanternWalk = ({ dice, w, h }: Easel) => [
  sky('dusk', w, h, ['#141B4D', '#3B2A6E', '#8A3F78', '#D9744F']),
  ...Array.from({ length: 40 }, () =>
    disc(dice.between(0, w), dice.between(0, 120), dice.between(0.5, 1.3), '#FFF3D6'),
  ),
  shape('-20,214 10,150 50,132 96,158 150,140 190,170 250,196 300,214', '#231A4A'),
  shape('230,214 290,176 340,150 380,166 420,128 470,140 510,214', '#1B1440'),
  rect(0, 212, w, 88, '#1A1B45'),
  ...Array.from({ length: 26 }, (_, at) =>
    rect(dice.between(0, w), 220 + at * 3, dice.between(18, 70), 1.2, '#C77A6A', 'opacity=".3"'),
  ),
  ...[34, 84, 122, 172, 214, 262, 300, 350, 398, 440].map((x, at) =>
    walker(x, at % 3 === 1 ? 30 : 46, ['#FFC24B', '#FF8A5C', '#FFE08A', '#F58FB0'][at % 4] ?? ''),
  ),
  lantern(92, 74, 40, '#F2713D'),
  lantern(226, 56, 29, '#F4B63F'),
  lantern(318, 96, 24, '#2FA79B'),
  lantern(412, 62, 35, '#DE4B7B'),
]

const telescope = [
  stroke('M128 206L92 282M140 206L140 286M152 206L188 282', '#0A1222', 6),
  turned(
    -38,
    140,
    196,
    rect(70, 180, 148, 30, '#D8DEE6', 'rx="4"') +
      rect(70, 180, 148, 10, '#F7F9FB', 'rx="4"') +
      rect(210, 174, 20, 42, '#B4472F', 'rx="4"') +
      rect(54, 187, 20, 16, '#2A3446', 'rx="3"') +
      rect(110, 168, 54, 9, '#8F9BAB', 'rx="3"'),
  ),
  disc(140, 202, 9, '#2A3446'),
]

const underTheStars = ({ dice, w, h }: Easel) => [
  sky('night', w, h, ['#050A1E', '#0C1B44', '#1E3F73', '#3D6F8C']),
  // The Milky Way, from the lower left to the upper right.
  ...Array.from({ length: 330 }, () => {
    const along = dice.between(-20, w + 20)
    const off = (dice.next() + dice.next() + dice.next() - 1.5) * 62
    const y = 236 - along * 0.46 + off
    return y > 236 ? '' : disc(along, y, dice.between(0.4, 1.5), '#DCE8FF', 'opacity=".85"')
  }),
  glow('halo', 338, 92, 130, '#F2C277', 0.35),
  disc(338, 92, 46, '#E7B566'),
  stroke('M296 78q42 12 84 0M293 94q44 13 90 0M300 110q38 11 76 0', '#C98F45', 4, 'opacity=".7"'),
  turned(
    -16,
    338,
    92,
    `<path d="M292 88C250 92 250 110 338 108S426 90 384 86" fill="none" stroke="#F8E2B4" stroke-width="8" stroke-linecap="round"/>`,
  ),
  shape('-20,320 -20,262 60,240 150,254 260,232 360,250 500,226 510,320', '#0B1A2C'),
  ...[286, 356, 424].map((x, at) =>
    [
      glow(`tent${x}`, x, 240, 52, '#FFB74A', 0.8),
      flat(straight(points(`${x - 30},262 ${x},${214 + at * 4} ${x + 30},262`), true), '#F0A23C'),
      flat(straight(points(`${x - 7},262 ${x},228 ${x + 7},262`), true), '#FFF0C2'),
    ].join(''),
  ),
  ...telescope,
  shape('40,286 42,248 58,248 62,286', '#0A1222'),
  disc(51, 238, 10, '#0A1222'),
  shape('206,288 208,258 220,258 224,288', '#0A1222'),
  disc(214, 249, 8.5, '#0A1222'),
]

/** Posters of campaigns by night. */
export const eveningScenes: Record<string, Work> = {
  'Lantern Walk': {
    manner: 'walk along a lake at dusk',
    ground: '#3B2A6E',
    alt: 'Four large paper lanterns above a lake at dusk; on the shore a row of people carries small ones',
    paint: (easel) => lanternWalk(easel).join(''),
  },
  'Science Under the Stars': {
    manner: 'night camp with a telescope',
    ground: '#0C1B44',
    alt: 'A telescope on a hill points at Saturn in the Milky Way; behind it three tents glow',
    paint: (easel) => underTheStars(easel).join(''),
  },
}
