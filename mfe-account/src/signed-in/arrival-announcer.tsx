import { listNotifications } from '@brightyard/contract/calls'
import { notificationArrived, notificationCountChanged } from '@brightyard/contract/channels'
import { channel, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { LiveRegion } from '@brightyard/ui'
import { useEffect, useState } from 'react'

interface Arrival {
  id: number
  title: string
}

/** Says to assistive technology what the bell shows; open lists of notifications are fetched again. */
export function ArrivalAnnouncer() {
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
