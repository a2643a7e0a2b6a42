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

const drizzleEntity = 'drizzle-orm/entity\\.js$'
const ownObject = join(import.meta.dirname, 'tools/jest/own-object.cjs')

/** The tests of a folder whose names end so, in an environment of their own. */
const project = (folder, ending, environment) => ({
  displayName: folder,
  rootDir: join(import.meta.dirname, folder),
  roots: ['src', 'server']
    .filter((name) => existsSync(join(import.meta.dirname, folder, name)))
    .map((name) => `<rootDir>/${name}`),
  testMatch: [`**/*.test.${ending}`],
  transform: { [drizzleEntity]: ownObject, '\\.[jt]sx?$': swc },
  transformIgnorePatterns: [`/node_modules/(?!.*${drizzleEntity})`],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: environment,
  // What the build defines: queries are cached by the name of their remote
  globals: { REMOTE_NAME: folder.replace('mfe-', '') },
  // jest adds 'import' or 'require' by how a module is imported; both at once break its own parts
  testEnvironmentOptions: { customExportConditions: ['brightyard-source', 'node'] },
  moduleNameMapper: { '\\.(css|woff2|svg)$': join(testing, 'empty-file.ts') },
  ...(environment === 'node' ? {} : { setupFilesAfterEnv: setUp(folder) }),
})

// shared/testing imports the runtime, so the runtime's own tests have a network of their own.
const setUp = (folder) =>
  folder === 'shared/runtime'
    ? [join(testing, 'browser-shims.ts'), join(import.meta.dirname, folder, 'src/testing/setup.ts')]
    : [join(testing, 'setup.ts')]

/** Plain functions and servers in node; what needs a page, a .test.tsx, gets a DOM and a network. */
const inNode = [
  'shared/contract',
  'shared/release-files',
  'shared/render-process',
  'shared/build',
  'shared/database',
  'shared/observability',
  'api',
  'registry',
  'tools',
  'bench',
]
const inBrowser = [
  'shared/runtime',
  'shared/ui',
  'shared/standalone',
  'host',
  ...readdirSync(import.meta.dirname).filter((name) => name.startsWith('mfe-')),
]

/** Unit, component and API tests. Run with `pnpm test:unit`, which turns node's ESM mode on. */
export default {
  // node keeps the ES modules of every test file that a worker has run; a fresh worker is cheaper than a full heap
  workerIdleMemoryLimit: '1.5GB',
  projects: [
    ...[...inNode, ...inBrowser].map((folder) => project(folder, 'ts', 'node')),
    ...inBrowser.map((folder) => project(folder, 'tsx', 'jest-fixed-jsdom')),
  ],
}
