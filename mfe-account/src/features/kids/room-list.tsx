import { useQuery } from '@brightyard/runtime'
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
import { roomsQuery } from '../../signed-in/kids.queries.ts'
import { useChooseRoom } from './use-choose-room.ts'

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
