/** Source files by their paths below the repository, and who imports whom. */
export interface SourceGraph {
  files: readonly string[]
  dependencies: readonly { from: string; to: string }[]
}

const isTest = (file: string) => /\.test\.tsx?$/.test(file)

/** Beyond this share of all test files, choosing among them saves nothing. */
const mostWorthChoosing = 0.6

/** What every test runs with. */
const settingsOfAll = new Set([
  'jest.config.mjs',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
])

/** Tests that read files which they do not import. */
const readers: readonly { reads: RegExp; tests: RegExp }[] = [
  { reads: /./, tests: /^tools\/src\/requirements\// },
  { reads: /^mfe-[^/]+\/src\/routes(\.test)?\.ts$/, tests: /\/created-page\.test\.ts$/ },
  { reads: /^shared\/build\/fixtures\//, tests: /^shared\/build\/src\// },
]

/** The folder of the workspace that a file belongs to; empty for one that belongs to the whole repository. */
const packageOf = (file: string) => /^(shared\/[^/]+|[^/]+)\//.exec(file)?.[0] ?? ''

/** The files of the graph that a changed one stands for. */
function touchedBy(file: string, files: readonly string[], isImported: boolean): readonly string[] {
  if (file.endsWith('.md')) return []
  if (/\.tsx?$/.test(file)) {
    // Who imported a file that is gone has changed as well
    if (!files.includes(file)) return []
    if (isImported || isTest(file)) return [file]
  }
  // A migration, a style, a worker that is started by its path: whatever its package does with it
  const ofPackage = files.filter((one) => packageOf(one) === packageOf(file))
  return ofPackage.length > 0 ? ofPackage : files.filter((one) => one.startsWith('tools/'))
}

/**
 * The test files that a change can touch: those that import a changed file, over however many others and across
 * packages. 'all' when that is most of them.
 */
export function affectedTests(
  changed: readonly string[],
  { files, dependencies }: SourceGraph,
): string[] | 'all' {
  if (changed.some((file) => settingsOfAll.has(file))) return 'all'
  const importers = new Map<string, string[]>()
  for (const { from, to } of dependencies) importers.set(to, [...(importers.get(to) ?? []), from])
  const affected = new Set(changed.flatMap((file) => touchedBy(file, files, importers.has(file))))
  // A set is iterated over what is added meanwhile, too
  for (const file of affected) for (const one of importers.get(file) ?? []) affected.add(one)
  const tests = files.filter(isTest)
  const chosen = tests.filter(
    (test) =>
      affected.has(test) ||
      readers.some(
        (reader) => reader.tests.test(test) && changed.some((one) => reader.reads.test(one)),
      ),
  )
  return chosen.length > tests.length * mostWorthChoosing ? 'all' : chosen
}
