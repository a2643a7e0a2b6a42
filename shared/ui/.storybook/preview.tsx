import type { Preview } from '@storybook/react-webpack5'
import { Global } from '@emotion/react'
import display from '@brightyard/ui/fonts/baloo-2-latin.woff2'
import displayRupee from '@brightyard/ui/fonts/baloo-2-rupee.woff2'
import text from '@brightyard/ui/fonts/figtree-latin.woff2'
import textRupee from '@brightyard/ui/fonts/figtree-rupee.woff2'
import { fontFaceCss, type FontFile } from '../src/fonts/index.ts'
import { pageRules } from '../src/page-styles.ts'
import { UiProvider } from '../src/provider.tsx'

const urls: Record<FontFile, string> = {
  'baloo-2-latin.woff2': display,
  'baloo-2-rupee.woff2': displayRupee,
  'figtree-latin.woff2': text,
  'figtree-rupee.woff2': textRupee,
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
