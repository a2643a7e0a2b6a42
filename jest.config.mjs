import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const testing = join(import.meta.dirname, 'shared/testing/src')

const swc = [
  '@swc/jest',
  {
    jsc: {
      parser: { syntax: 'typescript', tsx: true },
      target: 'es2022',
      transform: { react: { runtime: 'automatic' } },
    },
    module: { type: 'es6' },
  },
]

const project = (folder, environment) => ({
  displayName: folder,
  rootDir: join(import.meta.dirname, folder),
  roots: ['src', 'server']
    .filter((name) => existsSync(join(import.meta.dirname, folder, name)))
    .map((name) => `<rootDir>/${name}`),
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.[jt]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: environment,
  // What the build defines: queries are kept by the name of their remote
  globals: { REMOTE_NAME: folder.replace('mfe-', '') },
  // jest adds 'import' or 'require' by how a module is asked for; both at once break its own parts
  testEnvironmentOptions: { customExportConditions: ['brightyard-source', 'node'] },
  moduleNameMapper: { '\\.(css|woff2|svg)$': join(testing, 'empty-file.ts') },
  ...(environment === 'node' ? {} : { setupFilesAfterEnv: setUp(folder) }),
})

// The testing kit is made of the runtime, so the runtime's own tests bring their own network.
const setUp = (folder) =>
  folder === 'shared/runtime'
    ? [join(testing, 'browser-shims.ts'), join(import.meta.dirname, folder, 'src/testing/setup.ts')]
    : [join(testing, 'setup.ts')]

const inNode = [
  'shared/contract',
  'shared/build',
  'shared/database',
  'shared/observability',
  'api',
  'registry',
  'tools',
]
const inBrowser = [
  'shared/runtime',
  'shared/ui',
  'host',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-')),
]

/** Unit, component and API tests. Run with `pnpm test:unit`, which switches node's ESM mode on. */
export default {
  // node keeps the ES modules of every test file that a worker has run; a fresh worker is cheaper than a full heap
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    ...inNode.map((folder) => project(folder, 'node')),
    ...inBrowser.map((folder) => project(folder, 'jest-fixed-jsdom')),
  ],
}
