import { runNode } from '../run-command.ts'
import { withResultsFile } from './results-file.ts'
import type { TestRun } from './results-file.ts'
import { jestCounts } from './test-counts.ts'
import { troubledInJest } from './troubled-tests.ts'

/** msw and ours are ES modules, which jest runs through node's vm modules. */
const esModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

/** Runs the unit, component and API tests of these jest projects; all when none is named. */
export const runJest = (
  projects: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<TestRun> =>
  withResultsFile(
    async (file) => {
      const { code, output } = await runNode(
        [
          ...esModules,
          'node_modules/jest/bin/jest.js',
          '--maxWorkers=2',
          '--json',
          `--outputFile=${file}`,
          ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
        ],
        { environment: { NODE_ENV: 'test', NODE_OPTIONS: esModules.join(' '), ...environment } },
      )
      return { code, output: withoutJson(output) }
    },
    { count: jestCounts, troubled: troubledInJest },
  )

/** jest prints the JSON as well as writing it, on a line of its own. */
const withoutJson = (output: string) =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"num'))
    .join('\n')
