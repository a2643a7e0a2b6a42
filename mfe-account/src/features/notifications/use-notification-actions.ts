import { deleteNotification, markNotificationRead } from '@brightyard/contract/calls'
import type { Notification } from '@brightyard/contract/entities'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { publishUnreadCount, withLoweredBadge } from '../../signed-in/unread-count.ts'
import { readIn, removedIn } from './notification-changes.ts'
import { changeNotifications, overviewQuery } from './notifications.queries.ts'

const reading = mutationOf(markNotificationRead)
const deleting = mutationOf(deleteNotification)

/**
 * Reading and deleting one notification. The lists and the badge change once the server has saved it, so a failure
 * leaves nothing half changed and needs no message.
 */
export function useNotificationActions(
  { id, is_read }: Notification,
  before: {
    /** Runs while the controls that are about to go still exist, so that the focus can move first. */
    read: () => void
    removed: () => void
  },
) {
  const api = useApi()
  const client = useQueryClient()
  const input = { app_type: 1, all: 0, id } as const

  const read = useMutation({
    mutationKey: reading.mutationKey,
    meta: { id },
    mutationFn: () => withLoweredBadge(() => api.call(markNotificationRead, input)),
    onSuccess() {
      before.read()
      changeNotifications(client, readIn(id))
    },
  })
  const remove = useMutation({
    mutationKey: deleting.mutationKey,
    meta: { id },
    mutationFn: (): Promise<unknown> => {
      const deletion = () => api.call(deleteNotification, input)
      return is_read ? deletion() : withLoweredBadge(deletion)
    },
    onSuccess() {
      before.removed()
      changeNotifications(client, removedIn(id))
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
  })
  // The same notification may be in two lists; one request is enough.
  const isRunning = ({ mutationKey }: Pick<typeof reading, 'mutationKey'>) =>
    client.isMutating({ mutationKey, predicate: ({ meta }) => meta?.['id'] === id }) > 0

  return {
    isDeleting: remove.isPending,
    markRead() {
      if (!is_read && !isRunning(reading)) read.mutate()
    },
    remove() {
      if (!isRunning(deleting)) remove.mutate()
    },
  }
}

/** Deletes all notifications. */
export function useClearAll(onCleared: () => void) {
  const client = useQueryClient()
  return useMutation({
    ...mutationOf(deleteNotification),
    onSuccess() {
      changeNotifications(client, () => [])
      publishUnreadCount(0)
      onCleared()
      void client.invalidateQueries({ queryKey: overviewQuery.queryKey })
    },
  })
}
