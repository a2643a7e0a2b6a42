/** The system's colours as CSS variables: drawings stay free of Chakra, which remotes do not bundle. */
const family = (name: string) => ({
  subtle: `var(--by-colors-${name}-subtle)`,
  muted: `var(--by-colors-${name}-muted)`,
  bright: `var(--by-colors-${name}-bright)`,
  solid: `var(--by-colors-${name}-solid)`,
  deep: `var(--by-colors-${name}-deep)`,
})

export const brand = family('brand')
export const shop = family('shop')
export const learn = family('learn')
export const talent = family('talent')
export const sun = family('sun')
export const ink = 'var(--by-colors-fg)'
export const paper = '#FFFFFF'
