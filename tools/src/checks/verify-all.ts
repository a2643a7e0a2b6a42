import type { Progress } from '../../bootstrap/progress.mjs'
import { buildChanged } from '../building/build-changed.ts'
import { runJest } from '../tests/jest.ts'
import type { TestRun } from '../tests/results-file.ts'
import { boundariesCheck } from './boundaries.ts'
import { program, sourceChecks } from './checks.ts'
import type { Outcome } from './outcome.ts'
import { runChecks } from './run-checks.ts'

export interface Verification {
  outcomes: Outcome[]
  /** Absent when the unit tests could not be run at all. */
  unitTests: TestRun | undefined
}

/** Every check that needs neither a database server nor a browser. */
export async function verifyAll(progress: Progress): Promise<Verification> {
  let unitTests: TestRun | undefined
  const outcomes = await runChecks(
    [
      {
        name: 'unit tests',
        run: async () => (unitTests = await runJest()),
      },
      ...sourceChecks,
      boundariesCheck,
      {
        name: 'builds',
        run: async () => {
          await buildChanged(progress)
          return { code: 0, output: '' }
        },
      },
    ],
    progress,
  )
  const sizes = { name: 'sizes', run: program('size-limit/bin.js') }
  return { outcomes: [...outcomes, ...(await runChecks([sizes], progress))], unitTests }
}
