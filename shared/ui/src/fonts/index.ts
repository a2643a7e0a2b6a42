const display = 'Baloo 2'
const text = 'Figtree'
const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
// The latin files have no rupee sign, and the ones that do weigh 20 kB for it: these have nothing else.
const rupee = 'U+20B9'

/**
 * The files in this package's `fonts` folder, importable as `@brightyard/ui/fonts/<file>`. The two with
 * `preload` set the first screen; their names change when their content does.
 */
export const fontFiles = [
  { file: 'baloo-2-latin.woff2', family: display, weight: '400 800', range: latin, preload: true },
  { file: 'baloo-2-rupee.woff2', family: display, weight: '400 800', range: rupee, preload: false },
  {
    file: 'figtree-latin.woff2',
    family: text,
    weight: '300 900',
    range: latin,
    preload: true,
  },
  {
    file: 'figtree-rupee.woff2',
    family: text,
    weight: '300 900',
    range: rupee,
    preload: false,
  },
] as const

export type FontFile = (typeof fontFiles)[number]['file']

/** Fallbacks of the same width and height as the real faces, so that nothing moves when those arrive. */
const fallbacks = [
  {
    family: 'Brightyard Display Fallback',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'Roboto Bold'],
    sizeAdjust: 94,
    ascent: 1.078,
    descent: 0.524,
  },
  {
    family: 'Brightyard Text Fallback',
    local: ['Arial', 'ArialMT', 'Liberation Sans', 'Roboto'],
    sizeAdjust: 99.6,
    ascent: 0.95,
    descent: 0.25,
  },
]

const percent = (value: number) => `${value.toFixed(1)}%`

/**
 * The `@font-face` rules, to be inlined in the head. `urlOf` gives the address under which a file is
 * served. They swap in without moving the text.
 */
export function fontFaceCss(urlOf: (file: FontFile) => string): string {
  const faces = fontFiles.map(
    ({ file, family, weight, range }) =>
      `@font-face{font-family:"${family}";font-style:normal;font-weight:${weight};font-display:swap;src:url("${urlOf(file)}") format("woff2");unicode-range:${range}}`,
  )
  const stand = fallbacks.map(({ family, local, sizeAdjust, ascent, descent }) => {
    const sources = local.map((name) => `local("${name}")`).join(',')
    const scale = 100 / sizeAdjust
    return `@font-face{font-family:"${family}";src:${sources};size-adjust:${percent(sizeAdjust)};ascent-override:${percent(ascent * 100 * scale)};descent-override:${percent(descent * 100 * scale)};line-gap-override:0%}`
  })
  return [...faces, ...stand].join('\n')
}
