import type { Kid } from '@brightyard/contract/entities'
import { kidSelected } from '@brightyard/contract/channels'
import { useChannel, useQuery } from '@brightyard/runtime'
import { EmptyState, ErrorState, SkeletonLines, Stack } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { useState } from 'react'
import { kidsQuery } from '../../signed-in/kids.queries.ts'
import { RoomList } from './room-list.tsx'

/** The rooms of one of the own kids: the chosen one first. */
export function RoomsByKid({
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
