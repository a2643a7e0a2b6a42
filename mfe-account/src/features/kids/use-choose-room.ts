import { saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import type { Room } from '@brightyard/contract/entities'
import {
  channel,
  showToast,
  useApi,
  useMutation,
  useQueryClient,
  useSession,
} from '@brightyard/runtime'
import { chooseVendor } from '../../signed-in/chosen-kid.ts'

/** Moves the session into a room; the header's names and links follow without a reload. */
export function useChooseRoom(onMoved: () => void) {
  const api = useApi()
  const session = useSession()
  const client = useQueryClient()
  const mutationKey = ['room-choice']
  const move = useMutation({
    mutationKey,
    mutationFn: ({ room_student_id, room_vendor_id }: Room) =>
      api.call(saveRoom, { room_student_id, room_vendor_id, add_room: true }),
    async onSuccess({ roomVendor }) {
      if (roomVendor) chooseVendor(roomVendor.id)
      void client.invalidateQueries({ queryKey: ['rooms'] })
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
    choose: (room: Room) => {
      if (client.isMutating({ mutationKey }) === 0) move.mutate(room)
    },
  }
}
