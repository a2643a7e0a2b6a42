import { type CallInput, listNotifications } from '@brightyard/contract/calls'
import { isNotificationPage, type NotificationPage } from '@brightyard/contract/entities'
import { ApiError, apiOf, infiniteQueryOptions, queryOptions } from '@brightyard/runtime'
import type { Group } from './notification-groups.ts'

type Payload = Omit<CallInput<typeof listNotifications>, 'page'>

/** No ids: a change is shown once the server has saved it, so none of ours waits to be. */
const payloadOf = (type: Group['type'], see_all: boolean): Payload => ({
  deleted_ids: [],
  unread_ids: [],
  unread: 0,
  app_type: 1,
  type,
  see_all,
})

const notUnderstood = () =>
  new ApiError('bad-answer', 'The notifications came in a form that we do not understand.')

export const notificationsKey = ['notifications']

/** The grouped view: no filter. Asked for again each time the drawer opens. */
export const overviewQuery = queryOptions({
  queryKey: [...notificationsKey, 'overview'],
  queryFn: async ({ client, signal }) => {
    const list = await apiOf(client).call(listNotifications, payloadOf('', false), { signal })
    if (isNotificationPage(list)) throw notUnderstood()
    return list
  },
  staleTime: 0,
})

interface SeeAllPage {
  page: NotificationPage
  /** Asked with; the next page is asked for with the same. */
  asked: Payload
}

/** One group page by page, from its first page each time the view opens. A page that fails is not tried again. */
export const seeAllQuery = (type: Group['type']) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey, 'see-all', type],
    queryFn: async ({ client, signal, pageParam }): Promise<SeeAllPage> => {
      const asked = pageParam?.asked ?? payloadOf(type, true)
      const page = await apiOf(client).call(listNotifications, asked, {
        signal,
        next: pageParam?.next,
      })
      if (!isNotificationPage(page)) throw notUnderstood()
      return { page, asked }
    },
    initialPageParam: null as { next: string; asked: Payload } | null,
    getNextPageParam: ({ page, asked }) =>
      page.links.next ? { next: page.links.next, asked } : undefined,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
