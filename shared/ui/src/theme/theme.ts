import { breakpoints } from './breakpoints.ts'
import { media } from './conditions.ts'
import { recipes } from './recipes.ts'
import { tokens } from './tokens.ts'

/** What Brightyard adds to Chakra's own configuration. */
export const theme = {
  cssVarsPrefix: 'by',
  conditions: media, // also as `_header`, `_below475`, `_retina`
  theme: { breakpoints, tokens, recipes },
}
