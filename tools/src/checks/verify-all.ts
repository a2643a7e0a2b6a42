import type { Progress } from '../../bootstrap/progress.mjs'
import { buildChanged } from '../building/build-changed.ts'
import { boundariesCheck } from './boundaries.ts'
import { program, sourceChecks } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { runChecks } from './run-checks.ts'

/** What looks at code without running it, two at a time; then the builds, and the sizes of what they made. */
export async function verifyAll(progress: Progress): Promise<Outcome[]> {
  const builds = {
    name: 'builds',
    run: async () => {
      await buildChanged(progress)
      return { code: 0, output: '' }
    },
  }
  const outcomes = await runChecks([...sourceChecks, boundariesCheck], progress)
  for (const check of [builds, { name: 'sizes', run: program('size-limit/bin.js') }]) {
    outcomes.push(...(await runChecks([check], progress)))
  }
  return outcomes
}
