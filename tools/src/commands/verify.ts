import { createProgress } from '../../bootstrap/progress.mjs'
import { failureReport, outcomeTable } from '../checks/outcome.ts'
import { runChecks } from '../checks/run-checks.ts'
import { verifyAll } from '../checks/verify-all.ts'
import { runTestsOfChange } from '../tests/tests-of-change.ts'

/** `pnpm verify`: types, lint, format, dead code, boundaries, builds, sizes, and the tests that the change touches. */
export async function verify(): Promise<void> {
  const progress = createProgress()
  const outcomes = await verifyAll(progress)
  const tests = { name: 'tests of the change', run: () => runTestsOfChange(progress) }
  outcomes.push(...(await runChecks([tests], progress)))
  progress.print(`\n${failureReport(outcomes)}\n${outcomeTable(outcomes)}`)
  if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1
}
