import type { Verdict } from '@brightyard/contract/registry'
import { Refusal } from './problem.ts'

export function refusedByGate(verdicts: Verdict[]): Refusal {
  const count = verdicts.reduce((sum, { reasons }) => sum + reasons.length, 0)
  return new Refusal(422, {
    code: 'refused_by_gate',
    message: `The gate refused, for ${count === 1 ? 'one reason' : `${count} reasons`}. Nothing was changed.`,
    verdicts,
  })
}
