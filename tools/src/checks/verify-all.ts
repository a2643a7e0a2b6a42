import type { Progress } from '../../bootstrap/progress.mjs'
import { buildChanged } from '../building/build-changed.ts'
import { boundariesCheck } from './boundaries.ts'
import { program, sourceChecks } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { partsCheck } from './parts.ts'
import { runChecks } from './run-checks.ts'
import { secretsCheck } from './secrets.ts'

/** What looks at code without running it, two at a time; then the builds, and what they made: sizes, secrets, parts. */
export async function verifyAll(progress: Progress): Promise<Outcome[]> {
  const builds = {
    name: 'builds',
    run: async () => {
      await buildChanged(progress)
      return { code: 0, output: '' }
    },
  }
  const sizes = { name: 'sizes', run: program('size-limit/bin.js') }
  const steps = [[...sourceChecks, boundariesCheck], [builds], [sizes, secretsCheck, partsCheck]]
  const outcomes: Outcome[] = []
  for (const checks of steps) outcomes.push(...(await runChecks(checks, progress)))
  return outcomes
}
