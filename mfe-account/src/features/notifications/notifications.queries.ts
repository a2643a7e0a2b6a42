import { type CallInput, listNotifications } from '@brightyard/contract/calls'
import {
  isNotificationPage,
  type NotificationList,
  type NotificationOverview,
} from '@brightyard/contract/entities'
import { ApiError, type QueryClient } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'
import { changedOverview, type NotificationChange } from './notification-changes.ts'
import { type Group, groups } from './notification-groups.ts'

/** No ids: a change is shown once the server has saved it, so none waits to be saved. */
const inputOf = (
  type: Group['type'],
  see_all: boolean,
): Omit<CallInput<typeof listNotifications>, 'page'> => ({
  deleted_ids: [],
  unread_ids: [],
  unread: 0,
  app_type: 1,
  type,
  see_all,
})

function overviewOf(list: NotificationList): NotificationOverview {
  if (isNotificationPage(list)) {
    throw new ApiError('bad-answer', 'We could not read your notifications.')
  }
  return list
}

/** The grouped view, without a filter. Fetched each time the drawer opens. */
export const overviewQuery = queryOf(listNotifications, inputOf('', false), {
  select: overviewOf,
  staleTime: 0,
})

/** One group page by page, from its first page each time the view opens. A page that fails is not tried again. */
export const seeAllQuery = (type: Group['type']) =>
  infiniteQueryOf(listNotifications, inputOf(type, true), {
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })

/** Applies a change to every cached list. */
export function changeNotifications(client: QueryClient, change: NotificationChange) {
  client.setQueryData(
    overviewQuery.queryKey,
    (list) => list && changedOverview(overviewOf(list), change),
  )
  for (const { type } of groups) {
    client.setQueryData(
      seeAllQuery(type).queryKey,
      (list) =>
        list && {
          ...list,
          pages: list.pages.map((page) => ({ ...page, data: change(page.data) })),
        },
    )
  }
}
