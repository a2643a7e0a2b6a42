import { listNotifications } from '@brightyard/contract/calls'
import {
  notificationArrived,
  notificationCountChanged,
  roomSelected,
  sessionChanged,
} from '@brightyard/contract/channels'
import { channel, useApi, useQueryClient, useSession, useUser } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { LiveRegion } from '@brightyard/ui'
import { type ComponentType, useEffect, useState } from 'react'
import { forgetChoices, restoreChosenKid } from './chosen-kid.ts'
import { followInOneTab } from './live-notifications.ts'
import { isGuardian } from './signed-in-user.ts'
import { publishUnreadCount, refreshUnreadCount } from './unread-count.ts'

interface Arrival {
  id: number
  title: string
}

/** Announces new notifications to assistive technology; open lists of notifications are fetched again. */
function ArrivalAnnouncer() {
  const client = useQueryClient()
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(
    () =>
      channel(notificationArrived).subscribe((arrived) => {
        setArrival(arrived)
        void client.invalidateQueries(queriesOf(listNotifications, { see_all: false }))
      }),
    [client],
  )
  const unread = channel(notificationCountChanged).latest()?.count ?? 0
  return (
    <LiveRegion>{arrival && `New notification: ${arrival.title}. ${unread} unread.`}</LiveRegion>
  )
}

function forgetOnSignOut() {
  return channel(sessionChanged).subscribe(({ status }) => {
    if (status !== 'signed-out') return
    forgetChoices()
    if (channel(notificationCountChanged).latest()?.count) publishUnreadCount(0)
  })
}

/**
 * The slot `notification-counts`: runs on every page once it is idle. Fetches the unread count after each sign-in and
 * follows new notifications from then on, restores the chosen kid, and clears both on sign-out. It shows nothing but
 * what a guardian is asked to confirm.
 */
export function Component() {
  const user = useUser()
  const api = useApi()
  const session = useSession()
  const userId = user?.id
  const roomId = user?.roomVendor?.id

  const [Banner, setBanner] = useState<ComponentType | null>(null)
  const isAsked = user !== null && isGuardian(user)

  useEffect(forgetOnSignOut, [])

  useEffect(() => {
    if (!isAsked) return
    import('../requests/request-banner.tsx').then(
      ({ Component: Loaded }) => setBanner(() => Loaded),
      () => {}, // with the next page
    )
  }, [isAsked])

  useEffect(() => {
    if (userId === undefined) return
    restoreChosenKid(userId)
    const signedOut = new AbortController()
    void refreshUnreadCount(api, signedOut.signal)
    // Without streams, as in very old browsers, the count is that of the last load.
    if ('EventSource' in window) void followInOneTab({ api, signal: signedOut.signal })
    if ('Notification' in window && Notification.permission === 'granted') {
      import('../push/push-registration.ts').then(
        ({ renewPush }) => renewPush(api),
        () => {}, // with the next page
      )
    }
    return () => signedOut.abort()
  }, [api, userId])

  // A room that was chosen in another tab is a change of the session here as well.
  useEffect(() => {
    if (userId === undefined) return
    return channel(roomSelected).subscribe(({ room }) => {
      if (room && room.id !== roomId) session.reload().catch(() => {})
    })
  }, [session, userId, roomId])

  if (!user) return null
  return (
    <>
      <ArrivalAnnouncer />
      {isAsked && Banner && <Banner />}
    </>
  )
}
