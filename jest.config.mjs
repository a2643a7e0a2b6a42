import { existsSync } from 'node:fs'

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
  rootDir: folder,
  roots: existsSync(`${folder}/server`) ? ['<rootDir>/src', '<rootDir>/server'] : ['<rootDir>/src'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  transform: { '\\.[jt]sx?$': swc },
  transformIgnorePatterns: ['/node_modules/'],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testEnvironment: environment,
  // jest adds 'import' or 'require' by how a module is asked for; both at once break its own parts
  testEnvironmentOptions: { customExportConditions: ['brightyard-source', 'node'] },
  moduleNameMapper: { '\\.(css|woff2|svg)$': '<rootDir>/../shared/testing/src/empty-file.ts'.replace('..', folder.includes('/') ? '../..' : '..') },
  ...(environment === 'node' ? {} : { setupFilesAfterEnv: ['@brightyard/testing/setup'] }),
})

/** Unit, component and API tests. Run with `pnpm test:unit`, which switches node's ESM mode on. */
export default {
  projects: [
    ...['shared/contract', 'shared/build', 'shared/database', 'api', 'registry', 'tools'].map((folder) =>
      project(folder, 'node'),
    ),
    ...[
      'shared/runtime',
      'shared/ui',
      'host',
      'mfe-header',
      'mfe-shop',
      'mfe-content',
      'mfe-account',
      'mfe-talentbox',
    ].map((folder) => project(folder, 'jest-fixed-jsdom')),
  ],
}
