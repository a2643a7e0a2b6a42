import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { createSystem } from '@chakra-ui/react/styled-system'
import { css, Global } from '@emotion/react'
import { type FontFile, fontFaceCss } from './fonts/index.ts'
import { globalCss, keyframes } from './theme/global-css.ts'
import { theme } from './theme/theme.ts'

/** The class of every element around our parts of a page that is not ours. */
export const embeddedClass = 'brightyard'

/** Our parts, and what they open over the page: dialogs, menus and messages stand at the end of the body. */
const parts = `:is(.${embeddedClass}, [data-scope])`

type Rules = Readonly<Record<string, object>>

/** The rules for what stands inside our parts; those for the document are left out. */
const inParts = (rules: Rules): Rules =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([selector]) => !/^(html|body)/.test(selector))
      .map(([selector, rule]) =>
        selector.startsWith('@')
          ? [selector, inParts(rule as Rules)]
          : [selector.replaceAll(/(^|, )/g, `$1${parts} `), rule],
      ),
  )

/** The page-wide styles for a page that is not ours: reset and defaults end where our parts do. */
export function embeddedRules() {
  const { color, fontFamily, lineHeight, colorPalette } = globalCss.html
  const { layers, _global } = createSystem(defaultBaseConfig, theme, {
    preflight: { scope: parts },
    globalCss: {
      [parts]: { color, fontFamily, lineHeight, colorPalette, fontSize: globalCss.body.fontSize },
      [`.${embeddedClass}`]: { bg: globalCss.html.bg },
      ...inParts(globalCss),
    },
    theme: { keyframes },
  })
  return css([layers.atRule, _global])
}

// Written out, because that is how bundlers find files.
const fontUrls: Record<FontFile, URL> = {
  'figtree.woff2': new URL('../fonts/figtree.woff2', import.meta.url),
  'figtree-more.woff2': new URL('../fonts/figtree-more.woff2', import.meta.url),
  'baloo-2.woff2': new URL('../fonts/baloo-2.woff2', import.meta.url),
  'baloo-2-more.woff2': new URL('../fonts/baloo-2-more.woff2', import.meta.url),
}
const fontFaces = css(fontFaceCss((file) => fontUrls[file].href))
const rules = embeddedRules()

/** Fonts, tokens and page-wide rules for our parts of a page that is not ours. Inside `UiProvider`, once. */
export const EmbeddedStyles = () => (
  <>
    <Global styles={fontFaces} />
    <Global styles={rules} />
  </>
)
