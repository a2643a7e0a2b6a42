import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inRoot } from '../root.ts'
import { runNode } from '../run-command.ts'
import type { TestRun } from './jest.ts'
import { playwrightCounts } from './test-counts.ts'

/** Runs the journeys of e2e in this Chromium. */
export async function runPlaywright(chromium: string): Promise<TestRun> {
  const folder = mkdtempSync(join(tmpdir(), 'brightyard-playwright-'))
  const outputFile = join(folder, 'results.json')
  try {
    const result = await runNode(
      ['node_modules/@playwright/test/cli.js', 'test', '--reporter=list,json'],
      {
        cwd: inRoot('e2e'),
        environment: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: outputFile },
      },
    )
    const counts = playwrightCounts(JSON.parse(readFileSync(outputFile, 'utf8')))
    return { ...result, counts }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
