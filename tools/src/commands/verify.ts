import { createProgress } from '../../bootstrap/progress.mjs'
import { failureReport, outcomeTable } from '../checks/outcome.ts'
import { verifyAll } from '../checks/verify-all.ts'

/** `pnpm verify`: format, lint, boundaries, types, dead code, sizes, unit tests. */
export async function verify(): Promise<void> {
  const progress = createProgress()
  const { outcomes } = await verifyAll(progress)
  progress.print(`\n${failureReport(outcomes)}\n${outcomeTable(outcomes)}`)
  if (outcomes.some(({ passed }) => !passed)) process.exitCode = 1
}
