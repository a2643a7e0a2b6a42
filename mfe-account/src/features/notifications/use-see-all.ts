import type { Notification } from '@brightyard/contract/entities'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { useRef } from 'react'
import type { Group } from './notification-groups.ts'
import { seeAllQuery } from './notifications.queries.ts'

/** Each notification once: those that arrived meanwhile push older ones onto the next page. */
const once = (notifications: readonly Notification[]) => [
  ...new Map(notifications.map((one) => [one.id, one])).values(),
]

/** The pages of one group, and the way to the next one. */
export function useSeeAll(type: Group['type']) {
  const { data, isPending, hasNextPage, isFetchNextPageError, ...query } = useInfiniteQuery(
    seeAllQuery(type),
  )
  const loading = useRef(false)
  const removed = useRef(false)
  const stopped = isFetchNextPageError

  async function loadMore() {
    if (loading.current || stopped || !hasNextPage) return
    loading.current = true
    // Rows that were deleted moved the later ones forward, over the border between two pages.
    if (removed.current) await query.refetch()
    removed.current = false
    await query.fetchNextPage()
    loading.current = false
  }

  return {
    notifications: once((data?.pages ?? []).flatMap((page) => page.data)),
    isPending,
    hasFailed: data === undefined && query.isError,
    isLoadingMore: query.isFetchingNextPage,
    canLoadMore: hasNextPage && !stopped,
    reachedEnd: data !== undefined && !hasNextPage,
    loadMore,
    isChecking: query.isFetching,
    checkAgain: () => void query.refetch(),
    noteRemoval: () => {
      removed.current = true
    },
  }
}
