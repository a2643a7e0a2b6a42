import type { Preview } from '@storybook/react-webpack5'
import { Global } from '@emotion/react'
import display from '@brightyard/ui/fonts/baloo-2.woff2'
import displayMore from '@brightyard/ui/fonts/baloo-2-more.woff2'
import text from '@brightyard/ui/fonts/figtree.woff2'
import textMore from '@brightyard/ui/fonts/figtree-more.woff2'
import { fontFaceCss, type FontFile } from '../src/fonts/index.ts'
import { pageRules } from '../src/page-styles.ts'
import { UiProvider } from '../src/provider.tsx'

const urls: Record<FontFile, string> = {
  'baloo-2.woff2': display,
  'baloo-2-more.woff2': displayMore,
  'figtree.woff2': text,
  'figtree-more.woff2': textMore,
}

const rules = pageRules()

const preview: Preview = {
  parameters: { layout: 'fullscreen', a11y: { test: 'error' } },
  decorators: [
    (Story) => (
      <UiProvider>
        <style>{fontFaceCss((file) => urls[file])}</style>
        <Global styles={rules} />
        <Story />
      </UiProvider>
    ),
  ],
}

export default preview
