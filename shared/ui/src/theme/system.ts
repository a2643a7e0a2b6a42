import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { breakpoints } from './breakpoints.ts'
import { media } from './conditions.ts'
import { globalCss, keyframes } from './global-css.ts'
import { recipes } from './recipes.ts'
import { tokens } from './tokens.ts'

/** Brightyard's Chakra system: only the tokens and recipes that the site uses. */
export const system = createSystem(defaultBaseConfig, {
  cssVarsPrefix: 'by',
  preflight: true,
  globalCss,
  conditions: media, // also as `_header`, `_below475`, `_retina`
  theme: { breakpoints, tokens, recipes, keyframes },
})
