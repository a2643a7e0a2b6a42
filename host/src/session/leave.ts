import type { QueryClient } from '@brightyard/runtime'
import { type DehydratedState, hidePage } from '@brightyard/runtime/host'

const reloadAfterMilliseconds = 1000

let pendingReload: ReturnType<typeof setTimeout> | undefined

/** If the home page is not shown yet, a reload would bring the old page back. */
function freshHome() {
  if (location.pathname === '/') location.reload()
  else location.assign('/')
}

/** After a sign-out: the home page at once, and a full reload a second later. Until it is there nothing is shown. */
export function leaveFor(home: () => Promise<void>, reload: () => void = freshHome) {
  hidePage(true)
  home().then(
    () => hidePage(false),
    () => {}, // the reload shows something
  )
  clearTimeout(pendingReload)
  pendingReload = setTimeout(reload, reloadAfterMilliseconds)
}

/** A sign-in that has begun by then is not interrupted. */
export function cancelReload() {
  clearTimeout(pendingReload)
}

/** Removes what was fetched; late parts of the page that are still to hydrate find what the server wrote them from. */
export function forgetQueries(queryClient: QueryClient, { queries }: DehydratedState) {
  const served = queries.map(({ queryHash }) => queryHash)
  queryClient.removeQueries({ predicate: ({ queryHash }) => !served.includes(queryHash) })
}
