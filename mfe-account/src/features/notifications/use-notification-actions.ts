import { deleteNotification, markNotificationRead } from '@brightyard/contract/calls'
import type { Notification } from '@brightyard/contract/entities'
import { type QueryClient, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { changedOverview, readIn, removedIn } from './notification-changes.ts'
import { notificationsKey, overviewQuery, seeAllQuery } from './notifications.queries.ts'
import { groups } from './notification-groups.ts'
import { publishUnreadCount, withLoweredBadge } from '../../signed-in/unread-count.ts'

function changeEverywhere(client: QueryClient, change: ReturnType<typeof readIn>) {
  client.setQueryData(
    overviewQuery.queryKey,
    (overview) => overview && changedOverview(overview, change),
  )
  for (const { type } of groups) {
    client.setQueryData(seeAllQuery(type).queryKey, (list) => {
      if (!list) return list
      const pages = list.pages.map(({ page, asked }) => ({
        asked,
        page: { ...page, data: change(page.data) },
      }))
      return { ...list, pages }
    })
  }
}

/**
 * Reading and deleting one notification. The lists and the badge change when the server has said yes, so a
 * failure leaves nothing half changed and needs no words.
 */
export function useNotificationActions(
  { id, is_read }: Notification,
  before: {
    /** Runs while the controls that go away still stand, so that the keyboard's place can be kept. */
    read: () => void
    removed: () => void
  },
) {
  const api = useApi()
  const client = useQueryClient()
  const readKey = [...notificationsKey, 'read', id]
  const deleteKey = [...notificationsKey, 'delete', id]

  const read = useMutation({
    mutationKey: readKey,
    mutationFn: () =>
      withLoweredBadge(() => api.call(markNotificationRead, { app_type: 1, all: 0, id })),
    onSuccess() {
      before.read()
      changeEverywhere(client, readIn(id))
    },
  })
  const remove = useMutation({
    mutationKey: deleteKey,
    mutationFn: (): Promise<unknown> => {
      const remove = () => api.call(deleteNotification, { app_type: 1, all: 0, id })
      return is_read ? remove() : withLoweredBadge(remove)
    },
    onSuccess() {
      before.removed()
      changeEverywhere(client, removedIn(id))
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
  })
  // The same notification may stand in two lists; one request is enough.
  const running = (mutationKey: readonly unknown[]) => client.isMutating({ mutationKey }) > 0

  return {
    isDeleting: remove.isPending,
    markRead() {
      if (!is_read && !running(readKey)) read.mutate()
    },
    remove() {
      if (!running(deleteKey)) remove.mutate()
    },
  }
}

/** Deletes everything. */
export function useClearAll(onCleared: () => void) {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.call(deleteNotification, { app_type: 1, all: 1 }),
    onSuccess() {
      changeEverywhere(client, () => [])
      publishUnreadCount(0)
      onCleared()
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
  })
}
