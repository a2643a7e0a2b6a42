import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CommandResult } from '../run-command.ts'
import type { TestCounts } from './test-counts.ts'

export interface TestRun extends CommandResult {
  counts: TestCounts
}

/** Runs a test runner that writes its results to a file. One that wrote none has not run at all. */
export async function withResultsFile(
  run: (file: string) => Promise<CommandResult>,
  count: (results: unknown) => TestCounts,
): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-results-'))
  const file = join(folder, 'results.json')
  try {
    const { code, output } = await run(file)
    if (existsSync(file)) {
      return { code, output, counts: count(JSON.parse(readFileSync(file, 'utf8'))) }
    }
    return { code: code || 1, output, counts: { passed: 0, failed: 1, skipped: 0 } }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
