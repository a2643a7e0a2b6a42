/** What a new remote is made of, and where its packages come from. */
export interface NewRemote {
  readonly name: string
  /** Version, range or tarball of every package that it names. */
  readonly versionOf: (packageName: string) => string
  /** Our packages as tarballs; these hold for what they need of each other too. */
  readonly overrides: Readonly<Record<string, string>>
}

const own = ['contract', 'runtime', 'ui', 'build', 'testing'].map((name) => `@brightyard/${name}`)
const tools = new Set(['@brightyard/build', '@brightyard/testing'])

function packageJson({ name, versionOf }: NewRemote): string {
  const versions = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, versionOf(one)]))
  const manifest = {
    name: `@brightyard/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: {
      build: 'brightyard-build',
      'create-page': 'brightyard-create page',
      'publish-release': 'brightyard-publish',
      'check-release': 'brightyard-check',
      test: 'NODE_OPTIONS=--experimental-vm-modules jest',
      typecheck: 'tsc',
      verify: 'brightyard-verify',
    },
    dependencies: versions([...own.filter((one) => !tools.has(one)), 'react']),
    devDependencies: versions([
      ...tools,
      '@jest/globals',
      '@types/react',
      'jest',
      'oxlint',
      'oxlint-tsgolint',
      'react-dom',
      'typescript',
    ]),
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}

const typescript = `{
  "compilerOptions": {
    "target": "es2022",
    "lib": ["es2023", "dom", "dom.iterable"],
    "module": "esnext",
    "moduleResolution": "bundler",
    "allowImportingTsExtensions": true,
    "noEmit": true,
    "strict": true,
    "noUncheckedIndexedAccess": true,
    "verbatimModuleSyntax": true,
    "isolatedModules": true,
    "skipLibCheck": true,
    "jsx": "react-jsx",
    "types": []
  },
  "include": ["src"]
}
`

const webpack = `import { defineRemoteBuild } from '@brightyard/build'

export default defineRemoteBuild(import.meta.url)
`

const jest = `import { remoteTests } from '@brightyard/testing/jest'

export default remoteTests
`

const lint = `{
  "plugins": ["typescript", "unicorn", "oxc", "import", "react", "jsx-a11y", "promise", "jest"],
  "categories": { "correctness": "error" },
  "env": { "browser": true, "es2024": true },
  "ignorePatterns": ["dist/**"],
  "rules": {
    "typescript/no-floating-promises": "error",
    "typescript/no-explicit-any": "error",
    "react/rules-of-hooks": "error",
    "react/exhaustive-deps": "error"
  }
}
`

const routes = (
  name: string,
) => `import { defineRemote, defineRoutes } from '@brightyard/contract/release'

/** Everything mfe-${name} owns. */
export const remote = defineRemote({
  name: '${name}',
  routes: defineRoutes([]),
})
`

/** A workspace of its own, also inside another one. No package may run a script. */
const workspace = ({ overrides }: NewRemote) =>
  [
    'packages: []',
    'pmOnFail: ignore',
    'strictDepBuilds: false',
    ...(Object.keys(overrides).length > 0 ? ['overrides:'] : []),
    ...Object.entries(overrides).map(([name, version]) => `  '${name}': ${version}`),
    '',
  ].join('\n')

/** The files of a new remote, by their path in its folder. */
export const remoteFiles = (remote: NewRemote): Record<string, string> => ({
  'package.json': packageJson(remote),
  'pnpm-workspace.yaml': workspace(remote),
  'tsconfig.json': typescript,
  'webpack.config.mjs': webpack,
  'jest.config.mjs': jest,
  '.oxlintrc.json': lint,
  '.gitignore': 'node_modules/\ndist/\n.brightyard/\n',
  'src/routes.ts': routes(remote.name),
})
