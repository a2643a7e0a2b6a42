import type { QueryClient } from '@brightyard/runtime'

/** What one release has kept of the api's answers, another must not read: it may expect more of them. */
export function forgetAnswers(queryClient: QueryClient) {
  queryClient.removeQueries({ predicate: (query) => query.getObserversCount() === 0 })
  // The page that is still shown goes on with these; whoever asks next asks the api.
  void queryClient.invalidateQueries({ refetchType: 'none' })
}

/** `ensureQueryData` is content with anything that is there; a page of a new release wants its own answer. */
export function refetchForgotten(queryClient: QueryClient) {
  const ensure = queryClient.ensureQueryData.bind(queryClient)
  const ensureFresh: typeof ensure = (options) =>
    queryClient.getQueryState(options.queryKey)?.isInvalidated
      ? queryClient.fetchQuery(options)
      : ensure(options)
  queryClient.ensureQueryData = ensureFresh
}
