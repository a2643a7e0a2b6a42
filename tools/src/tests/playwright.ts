import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import { withResultsFile } from './results-file.ts'
import type { TestRun } from './results-file.ts'
import { playwrightCounts } from './test-counts.ts'
import { troubledInPlaywright } from './troubled-tests.ts'

/** Runs the journeys of e2e in this Chromium. */
export const runPlaywright = (chromium: string): Promise<TestRun> =>
  withResultsFile(
    (file) =>
      runNode(['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'], {
        cwd: inRoot('e2e'),
        environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
      }),
    { count: playwrightCounts, troubled: troubledInPlaywright },
  )
