import { runNode } from '../run-command.ts'
import { startPostgres } from './postgres.ts'
import { withResultsFile } from './results-file.ts'
import type { TestRun } from './results-file.ts'
import { jestCounts } from './test-counts.ts'
import { troubledInJest } from './troubled-tests.ts'

/** msw and ours are ES modules, which jest runs through node's vm modules. */
const esModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

export interface JestOptions {
  /** Projects of jest.config.mjs; all unless given. */
  projects?: readonly string[]
  /** Test files by their paths; all of the projects unless given. */
  files?: readonly string[]
  environment?: Record<string, string>
}

/** Without a file named jest would run them all. */
const nothingToRun: TestRun = {
  code: 0,
  output: '',
  counts: { passed: 0, failed: 0, skipped: 0, flaky: 0 },
  troubled: { failed: [], flaky: [] },
}

/** Runs unit, component and API tests, two files at a time. */
export async function runJest({
  projects = [],
  files,
  environment = {},
}: JestOptions = {}): Promise<TestRun> {
  if (files?.length === 0) return nothingToRun
  return withResultsFile(
    async (file) => {
      const { code, output } = await runNode(
        [
          ...esModules,
          'node_modules/jest/bin/jest.js',
          '--maxWorkers=2',
          '--json',
          `--outputFile=${file}`,
          ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
          ...(files ? ['--runTestsByPath', ...files] : []),
        ],
        { environment: { NODE_ENV: 'test', NODE_OPTIONS: esModules.join(' '), ...environment } },
      )
      return { code, output: withoutJson(output) }
    },
    { count: jestCounts, troubled: troubledInJest },
  )
}

/** The same with a PostgreSQL for the tests that open a database: TEST_DATABASE_URL, or one started for this run. */
export async function runJestOnPostgres(options: JestOptions = {}): Promise<TestRun> {
  if (process.env['TEST_DATABASE_URL']) return runJest(options)
  const server = await startPostgres()
  try {
    const environment = { ...options.environment, TEST_DATABASE_URL: server.url }
    return await runJest({ ...options, environment })
  } finally {
    await server.stop()
  }
}

/** jest prints the JSON as well as writing it, on a line of its own. */
const withoutJson = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
