import type { Progress } from '../../bootstrap/progress.mjs'
import { runLimited } from '../run-limited.ts'
import type { Check } from './checks.ts'
import type { Outcome } from './outcome.ts'

/** Two at a time: the tools use several threads already. A failed check stops no other. */
export async function runChecks(checks: readonly Check[], progress: Progress): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  await runLimited(checks, 2, async (check) => {
    outcomes.push(await runCheck(check, progress))
  })
  return outcomes
}

async function runCheck({ name, run }: Check, progress: Progress): Promise<Outcome> {
  const since = Date.now()
  const outcome = (passed: boolean, output: string): Outcome => ({
    name,
    passed,
    milliseconds: Date.now() - since,
    output,
  })
  try {
    return await progress.step(name, async () => {
      const { code, output } = await run()
      if (code !== 0) throw new CheckFailed(output)
      return outcome(true, output)
    })
  } catch (error) {
    if (error instanceof CheckFailed) return outcome(false, error.output)
    return outcome(false, error instanceof Error ? (error.stack ?? error.message) : String(error))
  }
}

class CheckFailed extends Error {
  readonly output: string

  constructor(output: string) {
    super('The check failed.')
    this.output = output
  }
}
