import { EmptyState, ErrorState, Box, Button, Flex, SkeletonLines, Text } from '@brightyard/ui'
import { NotificationRow } from './notification-row.tsx'
import { useSeeAll } from './use-see-all.ts'

/** The full list, older ones page by page. */
export function AllNotifications() {
  const view = useSeeAll('')
  const { notifications } = view
  if (view.isPending) return <SkeletonLines lines={8} label="Loading notifications" />
  if (view.hasFailed) {
    return (
      <ErrorState
        title="We could not load your notifications"
        onRetry={view.checkAgain}
        retrying={view.isChecking}
      />
    )
  }
  if (notifications.length === 0) {
    return <EmptyState title="No notification found">Your notifications appear here.</EmptyState>
  }
  return (
    <>
      <Box as="ul" listStyleType="none" aria-label="Notifications: All">
        {notifications.map((notification) => (
          <NotificationRow
            key={notification.id}
            notification={notification}
            list="all"
            onFollow={() => {}}
            onRemoved={view.noteRemoval}
          />
        ))}
      </Box>
      {view.canLoadMore && (
        <Flex justify="center" py="4">
          <Button variant="soft" busy={view.isLoadingMore} onClick={() => void view.loadMore()}>
            Show more
          </Button>
        </Flex>
      )}
      {view.reachedEnd && (
        <Text color="fg.muted" fontSize="sm" textAlign="center" py="4">
          You have seen them all.
        </Text>
      )}
    </>
  )
}
