import type { Reason } from '@brightyard/contract/registry'
import { reason } from '../checks/reason.ts'

/** After so many pages that hang or crash, nobody learns anything from the rest. */
const mostStuckPages = 3
/** A release is refused once a page has failed; the rest of the trial is for the squad's convenience. */
const mostSecondsAfterFailure = 60
const startSeconds = 20

/** How long a trial of so many pages may go on: others wait for it. */
export function trialBudget(
  pages: number,
  { secondsPerPage, mostSeconds }: { secondsPerPage: number; mostSeconds: number },
) {
  const begun = Date.now()
  const fair = Math.min(mostSeconds, startSeconds + pages * secondsPerPage)
  let seconds = fair
  const stuck: string[] = []
  return {
    isOver: () => stuck.length >= mostStuckPages || Date.now() >= begun + seconds * 1000,
    /** A page has failed; a page is stuck if it hung, crashed or could not even be begun. */
    addFailure(path: string, isStuck: boolean) {
      seconds = Math.min(fair, mostSecondsAfterFailure)
      if (isStuck) stuck.push(path)
    },
    /** A page that hung twice was not the machine's fault; the next one is believed at once. */
    mayRetryStuck: () => stuck.length === 0,
    /** Why pages of a release were left out. */
    whyOver(untried: number): Reason {
      return stuck.length > 0
        ? reason('trial-stopped', { stuck, untried })
        : reason('trial-unavailable', {
            why: `the ${seconds} seconds for all pages were over before ${untried} of them were tried`,
          })
    },
  }
}
