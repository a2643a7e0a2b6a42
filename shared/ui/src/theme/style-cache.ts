import createCache, { type EmotionCache, type StylisPlugin } from '@emotion/cache'

/** What a browser with ES2022 may still know by its prefixed name alone: most of these are Safari's. */
const prefixed = new Set([
  'backdrop-filter',
  'hyphens',
  'print-color-adjust',
  'text-size-adjust',
  'user-select',
])

const addPrefix: StylisPlugin = (element) => {
  const { type, props, value } = element
  if (type === 'decl' && typeof props === 'string' && prefixed.has(props))
    element.return = `-webkit-${value}${value}`
}

/** In place of emotion's own, which are for browsers of ten years ago and were a quarter of a page's styles. */
const stylisPlugins = [addPrefix]

export type StyleCache = EmotionCache

/** Stores the rules of one page, or of one request. */
export const createStyleCache = (): StyleCache => createCache({ key: 'by', stylisPlugins })
