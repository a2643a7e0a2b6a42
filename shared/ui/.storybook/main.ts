import type { StorybookConfig } from '@storybook/react-webpack5'

const config: StorybookConfig = {
  stories: ['../src/stories/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-webpack5-compiler-swc'],
  framework: '@storybook/react-webpack5',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  swc: () => ({ jsc: { transform: { react: { runtime: 'automatic' } } } }),
  webpackFinal: (webpackConfig) => ({
    ...webpackConfig,
    resolve: { ...webpackConfig.resolve, conditionNames: ['brightyard-source', '...'] },
    performance: { hints: false },
  }),
}

export default config
