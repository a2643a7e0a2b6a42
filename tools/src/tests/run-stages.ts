import type { Progress } from '../../bootstrap/progress.mjs'
import { failureReport, outcomeTable } from '../checks/outcome.ts'
import { runChecks } from '../checks/run-checks.ts'
import { verifyAll } from '../checks/verify-all.ts'
import { findHeadlessShell } from './chromium.ts'
import { runJest, runJestOnPostgres } from './jest.ts'
import type { TestRun } from './results-file.ts'
import { runPlaywright } from './playwright.ts'
import { closingLines, mostRetries, sumCounts, summaryLine } from './test-counts.ts'
import { troubleLines } from './troubled-tests.ts'

/** The projects that open a database; the whole of them runs on the embedded one in a full proof alone. */
const onDatabase = ['shared/database', 'api', 'registry']

type Stage = readonly [name: string, run: () => Promise<TestRun>]

const testStages = (): Stage[] => [
  ['unit, component and API tests', () => runJestOnPostgres()],
  ['journeys in the browser', async () => runPlaywright(await findHeadlessShell())],
  ...(process.env['FULL_PROOF']
    ? [
        [
          'API tests on the embedded database',
          () => runJest({ projects: onDatabase }),
        ] satisfies Stage,
      ]
    : []),
]

/**
 * Runs every stage, one after the other, whatever became of the one before: each keeps both cores busy by itself.
 * Prints one account of all at the end. Gives whether everything passed.
 */
export async function runStages(
  progress: Progress,
  verify: typeof verifyAll = verifyAll,
  stages: readonly Stage[] = testStages(),
): Promise<boolean> {
  const outcomes = await verify(progress)
  const runs = new Map<string, TestRun>()
  for (const [name, run] of stages) {
    const stage = {
      name,
      run: async () => {
        const result = await run()
        runs.set(name, result)
        return result
      },
    }
    outcomes.push(...(await runChecks([stage], progress)))
    // At once, so that nobody has to wait for the last stage to see what failed in the first
    for (const line of troubleLines(name, runs.get(name)?.troubled)) progress.print(line)
  }

  const counts = sumCounts([...runs.values()].map((run) => run.counts))
  progress.print(`\n${failureReport(outcomes)}`)
  for (const [name, { output }] of runs) progress.print(`${name}\n${closingLines(output)}\n`)
  const trouble = [...runs].flatMap(([name, { troubled }]) => troubleLines(name, troubled))
  if (counts.flaky > mostRetries) {
    trouble.push(`  FAILED  ${counts.flaky} tests passed only when retried; ${mostRetries} may.`)
  }
  progress.print([outcomeTable(outcomes), ...trouble, '', summaryLine(counts)].join('\n'))
  return (
    outcomes.every(({ passed }) => passed) &&
    counts.failed === 0 &&
    counts.passed > 0 &&
    counts.flaky <= mostRetries
  )
}
