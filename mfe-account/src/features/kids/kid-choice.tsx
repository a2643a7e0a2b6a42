import { kidSelected } from '@brightyard/contract/channels'
import { useChannel, useQuery } from '@brightyard/runtime'
import { Button, EmptyState, ErrorState, Notice, SkeletonLines, Stack } from '@brightyard/ui'
import { kidsQuery } from '../../signed-in/kids.queries.ts'
import { KidList } from './kid-list.tsx'
import { useChooseKid } from './use-choose-kid.ts'

/** The subscribed kids; one is asked for its status and opened. The same in the panel and on the page. */
export function KidChoice({ onOpened }: { onOpened: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(kidsQuery)
  const current = useChannel(kidSelected)?.kid?.user_id
  const choice = useChooseKid(onOpened)
  if (isPending) return <SkeletonLines label="Loading your kids" />
  if (!data) {
    return (
      <ErrorState
        title="We could not load your kids"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data.data.length === 0) {
    return (
      <EmptyState title="No Kids Found">Kids appear here once they have a subscription.</EmptyState>
    )
  }
  return (
    <Stack gap="4" pb="4">
      {choice.refusal && (
        <Notice tone="warning" title={choice.refusal.Heading}>
          {choice.refusal.message}
        </Notice>
      )}
      {choice.failed && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={choice.retry}>
              Try again
            </Button>
          }
        >
          {`We could not open the dashboard of ${choice.asked?.name ?? 'this kid'}.`}
        </Notice>
      )}
      <KidList
        kids={data.data}
        current={current}
        asking={choice.isAsking ? choice.asked?.user_id : undefined}
        onChoose={choice.choose}
      />
    </Stack>
  )
}
