import { kidSelected } from '@brightyard/contract/channels'
import { useChannel, useQuery, useUser } from '@brightyard/runtime'
import { Button, EmptyState, ErrorState, Notice, SkeletonLines, Stack } from '@brightyard/ui'
import { Drawer } from '@brightyard/ui/overlay'
import { kidsQuery } from '../../signed-in/kids.api.ts'
import { KidList } from './kid-list.tsx'
import { useChooseKid } from './use-choose-kid.ts'

interface Props {
  open: boolean
  onClose: () => void
}

/** The slot `kid-panel`: "Choose a kid". */
export function Component({ open, onClose }: Props) {
  const user = useUser()
  if (!user) return null
  return (
    <Drawer open={open} onClose={onClose} title="Choose a kid" size="sm">
      <KidPanel onClose={onClose} />
    </Drawer>
  )
}

function KidPanel({ onClose }: { onClose: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(kidsQuery)
  const current = useChannel(kidSelected)?.kid?.user_id
  const choice = useChooseKid(onClose)
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
