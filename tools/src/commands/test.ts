import { createProgress } from '../../bootstrap/progress.mjs'
import { runStages } from '../tests/run-stages.ts'

/** `npm test`: everything that CI checks. */
export async function test(): Promise<void> {
  const passed = await runStages(createProgress())
  if (!passed) process.exitCode = 1
}
