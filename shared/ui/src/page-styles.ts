import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { css } from '@emotion/react'
import { globalCss, keyframes } from './theme/global-css.ts'
import { theme } from './theme/theme.ts'
import { createStyleCache } from './theme/style-cache.ts'

/** The page-wide styles as emotion takes them: order of the layers, reset, tokens, defaults, keyframes. */
export function pageRules() {
  const { layers, _global } = createSystem(defaultBaseConfig, theme, {
    preflight: true,
    globalCss,
    theme: { keyframes },
  })
  return css([layers.atRule, _global])
}

/**
 * The same as text, for Node: it goes into the document's head, before any other style of ours.
 */
export function pageStyles(): string {
  const cache = createStyleCache()
  const text = cache.insert('', pageRules(), cache.sheet, false)
  if (!text) throw new Error('Page styles are text on a server only.')
  return text
}
