import { Box, Button, Flex, Heading, SkeletonLines, Text } from '@brightyard/ui'
import { ArrowLeftIcon } from '@brightyard/ui/icons'
import { type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { NoNotifications } from './no-notifications.tsx'
import type { Group } from './notification-groups.ts'
import { NotificationRow } from './notification-row.tsx'
import { useSeeAll } from './use-see-all.ts'

/** How near to its end a list asks for more, in pixels. */
const threshold = 50
/** Milliseconds after the last scroll event. */
const rest = 200

/** Calls `reached` when whatever scrolls the element has come to rest within 50 px of its end. */
function useNearBottom(inside: RefObject<HTMLElement | null>, reached: () => void) {
  const onReached = useEffectEvent(reached)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const onScroll = ({ target }: Event) => {
      if (!(target instanceof HTMLElement) || !target.contains(inside.current)) return
      clearTimeout(timer)
      timer = setTimeout(() => {
        if (target.scrollHeight - target.scrollTop - target.clientHeight <= threshold) onReached()
      }, rest)
    }
    // Scroll events do not bubble: caught on their way down, whichever box it is that scrolls.
    document.addEventListener('scroll', onScroll, true)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('scroll', onScroll, true)
    }
  }, [inside])
}

interface Props {
  group: Group
  onBack: () => void
  onFollow: () => void
  onRemoved: () => void
}

/** Every notification of one group; more come as the reader nears the end. */
export function SeeAllView({ group, onBack, onFollow, onRemoved }: Props) {
  const list = useRef<HTMLDivElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const { notifications, isPending, loadMore, ...view } = useSeeAll(group.type)
  useNearBottom(list, () => void loadMore())
  useEffect(() => heading.current?.focus(), [])
  return (
    <Box ref={list} data-notification-view="">
      <Flex align="center" gap="2" mb="3">
        <Button variant="soft" size="xs" startIcon={<ArrowLeftIcon size={16} />} onClick={onBack}>
          Back
        </Button>
        <Heading as="h3" size="sm" ref={heading} tabIndex={-1} data-view-heading="">
          {group.title}
        </Heading>
      </Flex>
      {isPending && <SkeletonLines label="Loading notifications" />}
      {!isPending && notifications.length === 0 && (
        <NoNotifications checking={view.isChecking} onCheckAgain={view.checkAgain} />
      )}
      <Box as="ul" listStyleType="none" aria-label={`Notifications: ${group.title}`}>
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            {...{ notification, onFollow }}
            list={group.list}
            onRemoved={() => {
              view.noteRemoval()
              onRemoved()
            }}
          />
        ))}
      </Box>
      {view.canLoadMore && (
        <Flex justify="center" py="4">
          <Button
            variant="soft"
            size="sm"
            busy={view.isLoadingMore}
            onClick={() => void loadMore()}
          >
            Show more
          </Button>
        </Flex>
      )}
      {view.reachedEnd && notifications.length > 0 && (
        <Text color="fg.muted" fontSize="sm" textAlign="center" py="4">
          You have seen them all.
        </Text>
      )}
    </Box>
  )
}
