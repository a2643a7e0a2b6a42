import { useApi, useQuery } from '@brightyard/runtime'
import { Box, Button, Flex, LiveRegion, SkeletonLines, Text } from '@brightyard/ui'
import { useEffect, useRef, useState } from 'react'
import { GroupedView } from './grouped-view.tsx'
import { NoNotifications } from './no-notifications.tsx'
import type { Group } from './notification-groups.ts'
import { overviewQuery } from './notifications.queries.ts'
import { SeeAllView } from './see-all-view.tsx'
import { refreshUnreadCount } from '../../signed-in/unread-count.ts'
import { useClearAll } from './use-notification-actions.ts'

/** What the open drawer shows: the grouped view, or everything of one group. */
export function NotificationPanel({ onClose }: { onClose: () => void }) {
  const api = useApi()
  const [seeing, setSeeing] = useState<Group>()
  const [seen, setSeen] = useState<Group>()
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => void refreshUnreadCount(api), [api])
  const announceRemoval = () => setAnnouncement('The notification was deleted.')
  return (
    <>
      <LiveRegion>{announcement}</LiveRegion>
      {seeing ? (
        <SeeAllView
          group={seeing}
          onBack={() => {
            setSeen(seeing)
            setSeeing(undefined)
          }}
          onFollow={onClose}
          onRemoved={announceRemoval}
        />
      ) : (
        <Overview
          returnedFrom={seen}
          onSeeAll={setSeeing}
          onFollow={onClose}
          onRemoved={announceRemoval}
          onCleared={() => setAnnouncement('All notifications were deleted.')}
        />
      )}
    </>
  )
}

interface OverviewProps {
  returnedFrom: Group | undefined
  onSeeAll: (group: Group) => void
  onFollow: () => void
  onRemoved: () => void
  onCleared: () => void
}

function Overview({ onCleared, ...rest }: OverviewProps) {
  const { data: overview, isPending, isFetching, refetch } = useQuery(overviewQuery)
  const heading = useRef<HTMLDivElement>(null)
  const clearAll = useClearAll(() => {
    heading.current?.focus()
    onCleared()
  })
  if (isPending) return <SkeletonLines label="Loading notifications" />
  const isEmpty = !overview || overview.all.length === 0
  return (
    <Box data-notification-view="">
      <Box
        ref={heading}
        role="group"
        aria-label="Notifications"
        tabIndex={-1}
        data-view-heading=""
        outline="none"
      >
        {isEmpty && <NoNotifications checking={isFetching} onCheckAgain={() => void refetch()} />}
      </Box>
      {!isEmpty && (
        <>
          <GroupedView overview={overview} {...rest} />
          <ClearAll
            busy={clearAll.isPending}
            onClear={() => clearAll.mutate({ app_type: 1, all: 1 })}
          />
        </>
      )}
    </Box>
  )
}

/** Asks once more: nobody gets deleted notifications back. */
function ClearAll({ busy, onClear }: { busy: boolean; onClear: () => void }) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Flex justify="center" align="center" gap="3" wrap="wrap" px="4" pb="4">
      {isAsking ? (
        <>
          <Text role="alert" width="full" textAlign="center">
            Delete all notifications for good?
          </Text>
          <Button variant="outline" size="sm" disabled={busy} onClick={() => setAsking(false)}>
            Keep them
          </Button>
        </>
      ) : null}
      <Button
        variant={isAsking ? 'solid' : 'outline'}
        size="sm"
        colorPalette="danger"
        busy={busy}
        onClick={() => (isAsking ? onClear() : setAsking(true))}
      >
        {isAsking ? 'Delete all' : 'Clear all'}
      </Button>
    </Flex>
  )
}
