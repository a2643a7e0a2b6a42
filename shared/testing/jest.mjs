import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2022',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
}

/**
 * jest's settings for a remote in a repository of its own: `export default remoteTests` in its jest.config.mjs.
 * Run with NODE_OPTIONS=--experimental-vm-modules, because the network of the tests is made of ES modules.
 */
export const remoteTests = {
  testMatch: ['<rootDir>/src/**/*.test.ts?(x)'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: { '\\.[jt]sx?$': [require.resolve('@swc/jest'), swc] },
  transformIgnorePatterns: ['/node_modules/'],
  testEnvironment: require.resolve('jest-fixed-jsdom'),
  // What the build defines; one remote is tested at a time
  globals: { REMOTE_NAME: 'remote' },
  testEnvironmentOptions: { customExportConditions: ['node'] },
  moduleNameMapper: { '\\.(css|woff2|svg)$': require.resolve('./dist/empty-file.js') },
  setupFilesAfterEnv: [require.resolve('./dist/setup.js')],
}
