import { contractMajor } from '@brightyard/contract/release'
import type { Outline } from './documents.check.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

/** The host reads one major of remote.json. */
export function checkContract({ contract }: Outline): Reason[] {
  return contract === undefined || contract === contractMajor
    ? []
    : [reason('wrong-contract', { contract, expected: contractMajor })]
}
