import { createProgress } from '../../bootstrap/progress.mjs'
import { failureReport, outcomeTable } from '../checks/outcome.ts'
import { runChecks } from '../checks/run-checks.ts'
import { sourceChecks } from '../checks/checks.ts'
import { runTestsOfChange } from '../tests/tests-of-change.ts'

/** `pnpm test:changed`: types, dead code, and the jest tests that the work since the main branch can touch. */
export async function testChanged(): Promise<void> {
  const progress = createProgress()
  const checks = sourceChecks.filter(({ name }) => name === 'types' || name === 'dead code')
  const outcomes = await runChecks(checks, progress)
  const tests = { name: 'tests', run: () => runTestsOfChange(progress) }
  outcomes.push(...(await runChecks([tests], progress)))
  progress.print(`\n${failureReport(outcomes)}\n${outcomeTable(outcomes)}`)
  if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1
}
