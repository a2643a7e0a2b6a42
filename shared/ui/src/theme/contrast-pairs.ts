import { families, surfaces, type Family } from './palette.ts'

/** Two colours that meet, and what meets where. `ratio` is the least that WCAG 2.2 AA asks of them. */
export interface ContrastPair {
  use: string
  front: string
  back: string
  ratio: number
}

const text = 4.5
const shape = 3

const ofFamily = (name: string, family: Family): ContrastPair[] => [
  { use: `${name}: text on its buttons`, front: family.contrast, back: family.solid, ratio: text },
  {
    use: `${name}: text on its buttons under the pointer`,
    front: family.contrast,
    back: family.deep,
    ratio: text,
  },
  { use: `${name}: coloured text on a panel`, front: family.fg, back: surfaces.panel, ratio: text },
  { use: `${name}: coloured text on the page`, front: family.fg, back: surfaces.page, ratio: text },
  {
    use: `${name}: coloured text on its palest surface`,
    front: family.fg,
    back: family.subtle,
    ratio: text,
  },
  {
    use: `${name}: coloured text on its stronger surface`,
    front: family.fg,
    back: family.muted,
    ratio: text,
  },
  {
    use: `${name}: body text on its palest surface`,
    front: surfaces.ink,
    back: family.subtle,
    ratio: text,
  },
  {
    use: `${name}: body text on its stronger surface`,
    front: surfaces.ink,
    back: family.muted,
    ratio: text,
  },
  {
    use: `${name}: quiet text on its palest surface`,
    front: surfaces.inkMuted,
    back: family.subtle,
    ratio: text,
  },
  {
    use: `${name}: focus ring on its palest surface`,
    front: surfaces.focus,
    back: family.subtle,
    ratio: shape,
  },
  {
    use: `${name}: focus ring on its stronger surface`,
    front: surfaces.focus,
    back: family.muted,
    ratio: shape,
  },
]

/** Families whose solid colour draws the edge of a control: ticked boxes, outlined buttons. */
const drawsControls = ['brand', 'shop', 'learn', 'talent', 'danger', 'neutral'] as const

/** Every pair of colours that the components put together. */
export const contrastPairs: ContrastPair[] = [
  ...Object.entries(families).flatMap(([name, family]) => ofFamily(name, family)),
  ...drawsControls.flatMap((name) => [
    {
      use: `${name}: edge of a control on a panel`,
      front: families[name].solid,
      back: surfaces.panel,
      ratio: shape,
    },
    {
      use: `${name}: edge of a control on its palest surface`,
      front: families[name].solid,
      back: families[name].subtle,
      ratio: shape,
    },
  ]),
  ...[surfaces.panel, surfaces.page, surfaces.sunken].flatMap((back) => [
    { use: 'body text', front: surfaces.ink, back, ratio: text },
    { use: 'quiet text', front: surfaces.inkMuted, back, ratio: text },
    { use: 'edge of an input', front: surfaces.control, back, ratio: shape },
    { use: 'focus ring', front: surfaces.focus, back, ratio: shape },
  ]),
  ...[surfaces.panel, surfaces.page].map((back) => ({
    use: 'an example in an empty field',
    front: surfaces.inkFaint,
    back,
    ratio: text,
  })),
  { use: 'text on ink', front: surfaces.inkInverted, back: surfaces.ink, ratio: text },
]
