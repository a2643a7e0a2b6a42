/** First and last code point of a run of characters. */
export type CharacterRun = readonly [first: number, last: number]

/** What nearly every page is written in: English, its marks, and the rupee sign. */
const basic: CharacterRun[] = [
  [0x20, 0x7e], // ASCII
  [0xa0, 0xa0], // no-break space
  [0xa9, 0xa9], // ©
  [0xb7, 0xb7], // ·
  [0xd7, 0xd7], // ×
  [0x2013, 0x2014], // – —
  [0x2018, 0x2019], // ‘ ’
  [0x201c, 0x201d], // “ ”
  [0x2022, 0x2022], // •
  [0x2026, 0x2026], // …
  [0x20b9, 0x20b9], // ₹
  [0x2190, 0x2190], // ←
  [0x2192, 0x2192], // →
  [0x2212, 0x2212], // −
]
/** The rest of what is written in Latin letters: names above all. Fetched where a page has one of these. */
const more: CharacterRun[] = [
  [0xa1, 0xa8],
  [0xaa, 0xb6],
  [0xb8, 0xd6],
  [0xd8, 0x17f],
  [0x218, 0x21b],
  [0x2c6, 0x2dd],
  [0x1e00, 0x1eff],
  [0x201a, 0x201a],
  [0x201e, 0x2021],
  [0x2030, 0x203a],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2191, 0x2193],
]

const display = { family: 'Baloo 2', weight: '700' } as const
const text = { family: 'Figtree', weight: '400 700' } as const

/**
 * The files in this package's `fonts` folder, importable as `@brightyard/ui/fonts/<file>`; `npm run fonts` makes them
 * of the whole faces. The one with `preload` is the first screen's text. Their names stay when their content changes.
 */
export const fontFiles = [
  { file: 'figtree.woff2', ...text, runs: basic, preload: true },
  { file: 'figtree-more.woff2', ...text, runs: more, preload: false },
  { file: 'baloo-2.woff2', ...display, runs: basic, preload: false },
  { file: 'baloo-2-more.woff2', ...display, runs: more, preload: false },
] as const

export type FontFile = (typeof fontFiles)[number]['file']

const arial = ['Arial', 'ArialMT', 'Liberation Sans']
const arialBold = ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold']
const roboto = ['Roboto', 'Roboto-Regular']
const robotoBold = ['Roboto Bold', 'Roboto-Bold']
const displayBox = { ascent: 1.078, descent: 0.524 }
const textBox = { ascent: 0.95, descent: 0.25 }

/**
 * Stand for the real faces until those arrive, by the names in the theme's tokens. `sizeAdjust` makes the site's own
 * texts as wide as they will be, most of them to within 2 %: one that fills its line to the end may still break
 * elsewhere. Phones with Android have Roboto alone, most others Arial.
 */
const fallbacks = [
  { family: 'Display Arial', weight: '400 700', local: arialBold, sizeAdjust: 93, ...displayBox },
  {
    family: 'Display Roboto',
    weight: '400 700',
    local: robotoBold,
    sizeAdjust: 99.1,
    ...displayBox,
  },
  { family: 'Text Arial', weight: '400 500', local: arial, sizeAdjust: 100.3, ...textBox },
  { family: 'Text Arial', weight: '600 700', local: arialBold, sizeAdjust: 95.5, ...textBox },
  { family: 'Text Roboto', weight: '400 500', local: roboto, sizeAdjust: 100.8, ...textBox },
  { family: 'Text Roboto', weight: '600 700', local: robotoBold, sizeAdjust: 101, ...textBox },
]

const percent = (value: number) => `${value.toFixed(1)}%`
const hex = (code: number) => code.toString(16).toUpperCase()
const rangeOf = (runs: readonly CharacterRun[]) =>
  runs
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(',')

/**
 * The `@font-face` rules, to be inlined in the head. `urlOf` gives the address under which a file is served.
 */
export function fontFaceCss(urlOf: (file: FontFile) => string): string {
  const faces = fontFiles.map(
    ({ file, family, weight, runs }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url("${urlOf(file)}") format("woff2");unicode-range:${rangeOf(runs)}}`,
  )
  const stand = fallbacks.map(({ family, weight, local, sizeAdjust, ascent, descent }) => {
    const sources = local.map((name) => `local("${name}")`).join(',')
    const scale = 100 / sizeAdjust
    return `@font-face{font-family:"${family}";font-weight:${weight};src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent * 100 * scale)};descent-override:${percent(descent * 100 * scale)};line-gap-override:0%}`
  })
  return [...faces, ...stand].join('\n')
}
