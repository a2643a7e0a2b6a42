import type { ActiveSet } from '../sets/active-set.ts'
import type { Breakers, Failure } from './breakers.ts'
import type { PageAddress } from './page-address.ts'
import type { UnrenderedPages } from './unrendered-pages.ts'

interface Options {
  breakers: Breakers
  /** The pages that failed last. */
  unrendered: UnrenderedPages
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
export function failingPages({ breakers, unrendered, warn, rendersInCurrentSet }: Options) {
  const nameOf = ({ set, hostSet }: ActiveSet, remote: string) =>
    `set ${set.number}: pages of ${remote} ${hostSet.remotes[remote]?.version}`

  /** A page that no release renders, or a crowd that keeps everything waiting, is not the candidate's fault. */
  async function compare(set: ActiveSet, page: PageAddress, group: number) {
    if (!(await rendersInCurrentSet(set, page))) return
    breakers.failedAlone(page.releases, { set, page: page.key, group })
  }

  return {
    /** `reason` is without what the visitor typed, `group` that of the visitor's address. */
    failed(
      set: ActiveSet,
      page: PageAddress,
      failure: Failure,
      { reason = '', group = 0 }: { reason?: string; group?: number } = {},
    ) {
      const { remote, releases } = page
      if (remote === null) return
      const [detail = ''] = reason.split('\n')
      if (failure !== 'slow') unrendered.failed(set, page, detail || inWords[failure])
      const why = detail ? `${inWords[failure]}: ${detail}` : inWords[failure]
      if (breakers.failed(releases, failure, why)) {
        warn(`${nameOf(set, remote)} are rendered in the browser until it recovers: ${why}`)
      }
      if (failure !== 'slow' && breakers.openFor(releases, set)) void compare(set, page, group)
    },

    succeeded(set: ActiveSet, page: PageAddress) {
      const { remote, releases } = page
      unrendered.succeeded(set, page)
      if (remote !== null && breakers.succeeded(releases)) {
        warn(`${nameOf(set, remote)} are rendered on the server again`)
      }
    },
  }
}
