import type { Kid } from '@brightyard/contract/entities'
import { roleIds } from '@brightyard/contract/entities'
import { kidSelected } from '@brightyard/contract/channels'
import { useChannel, useQuery, useUser } from '@brightyard/runtime'
import { EmptyState, ErrorState, SkeletonLines, Stack } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { Drawer } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { kidsQuery } from '../../signed-in/kids.api.ts'
import { RoomList } from './room-list.tsx'

interface Props {
  open: boolean
  onClose: () => void
}

/** The slot `room-panel`: "Change Room". A student sees the own rooms, others those of one of their kids. */
export function Component({ open, onClose }: Props) {
  const user = useUser()
  if (!user) return null
  return (
    <Drawer open={open} onClose={onClose} title="Change Room" size="sm">
      {user.role_id === roleIds.student ? (
        <RoomList onMoved={onClose} />
      ) : (
        <RoomsByKid roomStudentId={user.roomStudent?.id} onMoved={onClose} />
      )}
    </Drawer>
  )
}

function RoomsByKid({
  roomStudentId,
  onMoved,
}: {
  roomStudentId: number | undefined
  onMoved: () => void
}) {
  const { data, isPending, isFetching, refetch } = useQuery(kidsQuery)
  const chosen = useChannel(kidSelected)?.kid?.user_id
  const [picked, setPicked] = useState<number>()
  if (isPending) return <SkeletonLines label="Loading the rooms" />
  if (!data) {
    return (
      <ErrorState
        title="We could not load the rooms"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  const kids = data.data
  const kid: Kid | undefined =
    kids.find(({ user_id }) => user_id === (picked ?? chosen)) ??
    kids.find(({ student_id }) => student_id === roomStudentId) ??
    kids[0]
  if (!kid) {
    return <EmptyState title="No Kids Found">Rooms belong to kids with a subscription.</EmptyState>
  }
  return (
    <Stack gap="5" pb="4">
      {kids.length > 1 && (
        <Field label="Kid">
          <Select
            value={String(kid.user_id)}
            options={kids.map(({ user_id, name }) => ({ value: String(user_id), label: name }))}
            onChange={({ currentTarget }) => setPicked(Number(currentTarget.value))}
          />
        </Field>
      )}
      <RoomList key={kid.user_id} kidUserId={kid.user_id} onMoved={onMoved} />
    </Stack>
  )
}
