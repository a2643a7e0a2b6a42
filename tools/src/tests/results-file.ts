import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '../folder/temporary-folder.ts'
import type { CommandResult } from '../run-command.ts'
import type { TestCounts } from './test-counts.ts'
import type { TroubledTests } from './troubled-tests.ts'

export interface TestRun extends CommandResult {
  counts: TestCounts
  troubled: TroubledTests
}

/** How a runner's results file is read. */
interface ResultsReader {
  count: (results: unknown) => TestCounts
  troubled: (results: unknown) => TroubledTests
}

/** Runs a test runner that writes its results to a file. One that wrote none has not run at all. */
export async function withResultsFile(
  run: (file: string) => Promise<CommandResult>,
  { count, troubled }: ResultsReader,
): Promise<TestRun> {
  const folder = temporaryFolder('brightyard-results-')
  const file = join(folder.path, 'results.json')
  try {
    const { code, output } = await run(file)
    if (existsSync(file)) {
      const results: unknown = JSON.parse(readFileSync(file, 'utf8'))
      return { code, output, counts: count(results), troubled: troubled(results) }
    }
    return {
      code: code || 1,
      output,
      counts: { passed: 0, failed: 1, skipped: 0, flaky: 0 },
      troubled: { failed: ['the test runner wrote no results'], flaky: [] },
    }
  } finally {
    folder.remove()
  }
}
