import type { ActiveSet } from '../sets/active-set.ts'
import type { Breakers, Failure } from './breakers.ts'
import type { PageAddress } from './page-address.ts'

interface Options {
  breakers: Breakers
  warn: (message: string) => void
  /** Whether the current set renders a page that this set, the candidate, did not. Never rejects. */
  rendersInCurrentSet: (set: ActiveSet, page: PageAddress) => Promise<boolean>
}

const inWords: Readonly<Record<Failure, string>> = {
  failed: 'its pages fail on the server',
  slow: 'its pages take too long on the server',
  crashed: 'its pages end the process that renders them',
}

/** Holds failures against the releases whose page it was, and says in the log what follows. */
export function failingPages({ breakers, warn, rendersInCurrentSet }: Options) {
  const nameOf = ({ set, hostSet }: ActiveSet, remote: string) =>
    `set ${set.number}: pages of ${remote} ${hostSet.remotes[remote]?.version}`

  /** A page that no release renders, or a crowd that keeps everything waiting, is not the candidate's fault. */
  async function compare(set: ActiveSet, page: PageAddress) {
    if (await rendersInCurrentSet(set, page)) breakers.failedAlone(page.releases)
  }

  return {
    /** `reason` is without what the visitor typed. */
    failed(set: ActiveSet, page: PageAddress, failure: Failure, reason = '') {
      const { remote, releases } = page
      if (remote === null) return
      const [detail] = reason.split('\n')
      const why = detail ? `${inWords[failure]}: ${detail}` : inWords[failure]
      if (breakers.failed(releases, failure, why)) {
        warn(`${nameOf(set, remote)} are rendered in the browser until it recovers: ${why}`)
      }
      if (failure !== 'slow' && breakers.openFor(releases)) void compare(set, page)
    },

    succeeded(set: ActiveSet, { remote, releases }: PageAddress) {
      if (remote !== null && breakers.succeeded(releases)) {
        warn(`${nameOf(set, remote)} are rendered on the server again`)
      }
    },
  }
}
