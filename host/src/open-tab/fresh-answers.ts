import type { HostSet } from '@brightyard/contract/release'
import type { QueryClient } from '@brightyard/runtime'
import { isSameRelease } from '@brightyard/runtime/host'

/**
 * Forgets the cached answers of every remote whose release changes from one set to the other: the new release may
 * expect more of them. A key starts with the name of its remote, so the others keep theirs.
 */
export function forgetAnswers(queryClient: QueryClient, before: HostSet, after: HostSet) {
  const unchanged = new Set<unknown>(
    Object.keys(after.remotes).filter((name) =>
      isSameRelease(before.remotes[name], after.remotes[name]),
    ),
  )
  const isForgotten = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    !unchanged.has(queryKey[0])
  queryClient.removeQueries({
    predicate: (query) => isForgotten(query) && query.getObserversCount() === 0,
  })
  // The page on screen goes on with these; the next page that reads them fetches them again.
  void queryClient.invalidateQueries({ predicate: isForgotten, refetchType: 'none' })
}

/** `ensureQueryData` accepts any cached answer; a page of a new release needs a fresh one. */
export function refetchForgotten(queryClient: QueryClient) {
  const ensure = queryClient.ensureQueryData.bind(queryClient)
  const ensureFresh: typeof ensure = (options) =>
    queryClient.getQueryState(options.queryKey)?.isInvalidated
      ? queryClient.fetchQuery(options)
      : ensure(options)
  queryClient.ensureQueryData = ensureFresh
}
