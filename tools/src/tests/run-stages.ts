import type { Progress } from '../../bootstrap/progress.mjs'
import { failureReport, outcomeTable } from '../checks/outcome.ts'
import { runChecks } from '../checks/run-checks.ts'
import { verifyAll } from '../checks/verify-all.ts'
import { findChromium } from './chromium.ts'
import { runJest } from './jest.ts'
import type { TestRun } from './results-file.ts'
import { runPlaywright } from './playwright.ts'
import { startPostgres } from './postgres.ts'
import { closingLines, sumCounts, summaryLine } from './test-counts.ts'
import { troubleLines } from './troubled-tests.ts'

/** The projects that speak to a database. */
const onDatabase = ['shared/database', 'api', 'registry']

/** Runs every stage, whatever became of the one before, and prints one account of all at the end. */
export async function runStages(progress: Progress): Promise<boolean> {
  const runs = new Map<string, TestRun>()
  const record = (name: string, run: () => Promise<TestRun>) => ({
    name,
    run: async () => {
      const result = await run()
      runs.set(name, result)
      return result
    },
  })

  const { outcomes, unitTests } = await verifyAll(progress)
  if (unitTests) runs.set('unit tests', unitTests)
  // One after the other: each of these keeps both cores busy by itself
  for (const stage of [
    record('API tests on PostgreSQL', testOnPostgres),
    record('journeys in the browser', async () => runPlaywright(await findChromium())),
  ]) {
    outcomes.push(...(await runChecks([stage], progress)))
  }

  const counts = sumCounts([...runs.values()].map((run) => run.counts))
  progress.print(`\n${failureReport(outcomes)}`)
  for (const [name, { output }] of runs) progress.print(`${name}\n${closingLines(output)}\n`)
  const trouble = [...runs].flatMap(([name, { troubled }]) => troubleLines(name, troubled))
  progress.print([outcomeTable(outcomes), ...trouble, '', summaryLine(counts)].join('\n'))
  return outcomes.every(({ passed }) => passed) && counts.failed === 0 && counts.passed > 0
}

async function testOnPostgres(): Promise<TestRun> {
  const given = process.env['TEST_DATABASE_URL']
  if (given) return runJest(onDatabase)
  const server = await startPostgres()
  try {
    return await runJest(onDatabase, { TEST_DATABASE_URL: server.url })
  } finally {
    await server.stop()
  }
}
