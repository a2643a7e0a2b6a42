import { listNotifications } from '@brightyard/contract/calls'
import type {
  Notification,
  NotificationOverview,
  NotificationPage,
} from '@brightyard/contract/entities'
import { answer, network, renderComponent, screen, userOf } from '@brightyard/testing'
import { useState } from 'react'
import { Component as NotificationDrawer } from './notification-drawer.slot.tsx'

export const pageOfNotifications = (
  data: Notification[],
  next: string | null = null,
): NotificationPage => ({
  data,
  links: { next },
  meta: { total: data.length, current_page: 1, last_page: 1, per_page: 20 },
})

/** The server of a test: the grouped view and the pages of the see-all views, with what was asked for. */
export function notificationServer(
  overview: NotificationOverview,
  pages: Record<string, () => NotificationPage | Response | Promise<NotificationPage>> = {},
) {
  const asked: Record<string, unknown>[] = []
  network.use(
    answer(listNotifications, async ({ input, request }) => {
      asked.push({ url: request.url, ...((await request.json()) as object) })
      if (!input.see_all) return overview
      const page = pages[String(input.page ?? 1)]
      return page ? page() : pageOfNotifications([])
    }),
  )
  return asked
}

function Bell() {
  const [open, setOpen] = useState(true)
  return (
    <>
      <button onClick={() => setOpen(true)}>Bell</button>
      <NotificationDrawer open={open} onClose={() => setOpen(false)} />
    </>
  )
}

/** The open drawer of a signed-in guardian, in a page of its own. */
export const openDrawer = (): ReturnType<typeof renderComponent> =>
  renderComponent(<Bell />, {
    address: '/here',
    path: '/here',
    user: userOf('guardian'),
    others: ['/feeds/details/:id', '/transection/:id', '/event/:slug'],
  })

/** A group of the grouped view, once it is there. */
export const section = (name: string): Promise<HTMLElement> => screen.findByRole('region', { name })
