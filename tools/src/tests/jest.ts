import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runNode } from '../run-command.ts'
import type { CommandResult } from '../run-command.ts'
import { jestCounts } from './test-counts.ts'
import type { TestCounts } from './test-counts.ts'

export interface TestRun extends CommandResult {
  counts: TestCounts
}

/** msw and ours are ES modules, which jest runs through node's vm modules. */
const esModules = ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning']

/** Runs the unit, component and API tests of these jest projects; all when none is named. */
export async function runJest(
  projects: readonly string[] = [],
  environment: Record<string, string> = {},
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-jest-'))
  const outputFile = join(folder, 'results.json')
  try {
    const result = await runNode(
      [
        ...esModules,
        'node_modules/jest/bin/jest.js',
        '--maxWorkers=2',
        '--json',
        `--outputFile=${outputFile}`,
        ...(projects.length > 0 ? ['--selectProjects', ...projects] : []),
      ],
      { environment: { NODE_ENV: 'test', NODE_OPTIONS: esModules.join(' '), ...environment } },
    )
    const { output, code } = withoutJson(result)
    return { output, code, counts: jestCounts(JSON.parse(readFileSync(outputFile, 'utf8'))) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** jest prints the JSON as well as writing it, on a line of its own. */
const withoutJson = ({ output, code }: CommandResult): CommandResult => ({
  code,
  output: output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailedTestSuites"'))
    .join('\n'),
})
