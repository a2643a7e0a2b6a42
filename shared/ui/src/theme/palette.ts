/** One family of colours. Every pair that the components use is listed in `contrast-pairs.ts`. */
export interface Family {
  /** Palest surface: bands, soft buttons, chips. */
  readonly subtle: string
  /** Surface with more colour: shapes, hovered soft buttons. */
  readonly muted: string
  /** Decoration and illustration only; never behind text other than ink. */
  readonly bright: string
  /** Fill of buttons, selected controls, badges. Also the border of controls. */
  readonly solid: string
  /** Fill under the pointer. */
  readonly deep: string
  /** Text on `solid` and `deep`. */
  readonly contrast: string
  /** Coloured text on white, on the page and on `subtle` and `muted`. */
  readonly fg: string
}

/** The areas of the site, each with its own colour, and the brand that holds them together. */
export const areas = ['brand', 'shop', 'learn', 'talent'] as const
export type Area = (typeof areas)[number]

/** Peacock for the brand, mango for the shop, leaf for learning, jamun for talent. */
export const families = {
  brand: {
    subtle: '#E6F3F7',
    muted: '#C6E4EE',
    bright: '#35A7C9',
    solid: '#0B6583',
    deep: '#084D65',
    contrast: '#FFFFFF',
    fg: '#0A5670',
  },
  shop: {
    subtle: '#FFEFE2',
    muted: '#FFD9BC',
    bright: '#FF8A4C',
    solid: '#BC4310',
    deep: '#96340A',
    contrast: '#FFFFFF',
    fg: '#9A370B',
  },
  learn: {
    subtle: '#E9F6E4',
    muted: '#CDEBC2',
    bright: '#66B84A',
    solid: '#2F7428',
    deep: '#235A1E',
    contrast: '#FFFFFF',
    fg: '#296522',
  },
  talent: {
    subtle: '#FBEBF3',
    muted: '#F6D0E2',
    bright: '#E2649C',
    solid: '#A3286A',
    deep: '#821D53',
    contrast: '#FFFFFF',
    fg: '#8C2059',
  },
  sun: {
    subtle: '#FFF6DB',
    muted: '#FFE9A8',
    bright: '#FFC83D',
    solid: '#FFC83D',
    deep: '#FFB81A',
    contrast: '#232845',
    fg: '#6E4B00',
  },
  danger: {
    subtle: '#FDECEA',
    muted: '#F9CFCA',
    bright: '#E5604F',
    solid: '#B3261E',
    deep: '#8F1B15',
    contrast: '#FFFFFF',
    fg: '#9C2019',
  },
  neutral: {
    subtle: '#F6F1E8',
    muted: '#E9E1D3',
    bright: '#B9AE9B',
    solid: '#3A3F5C',
    deep: '#232845',
    contrast: '#FFFFFF',
    fg: '#3A3F5C',
  },
} as const satisfies Record<string, Family>

export type FamilyName = keyof typeof families

/** Page, panels and ink. */
export const surfaces = {
  page: '#FFFCF6',
  panel: '#FFFFFF',
  sunken: '#F8F3EA',
  ink: '#232845',
  inkMuted: '#565A73',
  /** An example in an empty field: never so dark that it reads as filled in. */
  inkFaint: '#6C7188',
  inkInverted: '#FFFFFF',
  line: '#EBE3D5',
  /** Border of inputs and other controls: 3:1 against page and panel. */
  control: '#8B8474',
  focus: '#1D4ED8',
  scrim: 'rgba(35, 40, 69, 0.55)',
} as const
