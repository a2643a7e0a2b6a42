import { listRooms, saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import type { Room } from '@brightyard/contract/entities'
import {
  channel,
  showToast,
  useMutation,
  useQuery,
  useQueryClient,
  useSession,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import {
  Button,
  chakra,
  Chip,
  EmptyState,
  ErrorState,
  Notice,
  SkeletonLines,
  Span,
  Spinner,
  Stack,
} from '@brightyard/ui'
import { chooseVendor } from '../../signed-in/chosen-kid.ts'
import { roomsQuery } from '../../signed-in/kids.queries.ts'

/** Moves the session into a room; the header's names and links follow without a reload. */
function useChooseRoom(onMoved: () => void) {
  const session = useSession()
  const client = useQueryClient()
  const saving = mutationOf(saveRoom)
  const move = useMutation({
    ...saving,
    async onSuccess({ roomVendor }) {
      if (roomVendor) chooseVendor(roomVendor.id)
      void client.invalidateQueries(queriesOf(listRooms))
      // The room is saved; if the user cannot be fetched now, the next page shows it.
      await session.reload().catch(() => {})
      channel(roomSelected).publish({ room: roomVendor })
      if (roomVendor) showToast({ kind: 'success', title: `You are in ${roomVendor.name} now.` })
      onMoved()
    },
  })
  return {
    ...move,
    /** Two quick presses send one call. */
    choose({ room_student_id, room_vendor_id }: Room) {
      if (client.isMutating({ mutationKey: saving.mutationKey }) > 0) return
      move.mutate({ room_student_id, room_vendor_id, add_room: true })
    },
  }
}

/** The rooms of a kid, or of the signed-in student, as buttons. */
export function RoomList({ kidUserId, onMoved }: { kidUserId?: number; onMoved: () => void }) {
  const { data, isPending, isFetching, refetch } = useQuery(roomsQuery(kidUserId))
  const move = useChooseRoom(onMoved)
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
  if (data.data.length === 0) {
    return (
      <EmptyState title="No rooms yet">
        A room appears once a school or a partner adds it.
      </EmptyState>
    )
  }
  const chosen = data.data.find((room) => room.room_vendor_id === move.variables?.room_vendor_id)
  return (
    <>
      {move.isError && chosen && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={() => move.choose(chosen)}>
              Try again
            </Button>
          }
        >
          {`We could not change to ${chosen.name}.`}
        </Notice>
      )}
      <Stack as="ul" gap="2" listStyleType="none">
        {data.data.map((room) => (
          <li key={room.room_vendor_id}>
            <chakra.button
              type="button"
              aria-pressed={room.is_current}
              display="flex"
              width="full"
              alignItems="center"
              gap="3"
              px="4"
              py="3.5"
              borderRadius="lg"
              borderWidth="2px"
              borderColor={room.is_current ? 'brand.solid' : 'border'}
              bg={room.is_current ? 'brand.subtle' : 'bg.panel'}
              textAlign="start"
              cursor="pointer"
              _hover={{ borderColor: 'brand.solid' }}
              onClick={() => {
                if (room.is_current) onMoved()
                else move.choose(room)
              }}
            >
              <Span flex="1" fontWeight="semibold">
                {room.name}
              </Span>
              {room.is_current && <Chip tone="solid">Current</Chip>}
              {move.isPending && chosen === room && <Spinner />}
            </chakra.button>
          </li>
        ))}
      </Stack>
    </>
  )
}
