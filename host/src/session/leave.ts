import type { QueryClient } from '@brightyard/runtime'
import { type DehydratedState, hidePage } from '@brightyard/runtime/host'

const reloadAfterMilliseconds = 1000
const mostMilliseconds = 5000

let pendingReload: ReturnType<typeof setTimeout> | undefined

/** If the home page is not shown yet, a reload would bring the old page back. */
function freshHome() {
  if (location.pathname === '/') location.reload()
  else location.assign('/')
}

/** After a sign-out: the home page at once, and a full reload a second later. Until one is there nothing is shown. */
export function leaveFor(home: () => Promise<void>, reload: () => void = freshHome) {
  hidePage(true)
  const reloadIn = (milliseconds: number) => {
    clearTimeout(pendingReload)
    return (pendingReload = setTimeout(reload, milliseconds))
  }
  const atTheLatest = reloadIn(mostMilliseconds)
  const isLeaving = () => pendingReload === atTheLatest
  home().then(
    () => {
      hidePage(false)
      if (isLeaving()) reloadIn(reloadAfterMilliseconds)
    },
    () => {
      if (isLeaving()) reloadIn(0) // it shows something
    },
  )
}

/** A sign-in that has begun by then is not interrupted. */
export function cancelReload() {
  clearTimeout(pendingReload)
  pendingReload = undefined
}

/** Removes what was fetched; late parts of the page that are still to hydrate find what the server wrote them from. */
export function forgetQueries(queryClient: QueryClient, { queries }: DehydratedState) {
  const served = queries.map(({ queryHash }) => queryHash)
  queryClient.removeQueries({ predicate: ({ queryHash }) => !served.includes(queryHash) })
}
