import { listRooms, saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import type { Room } from '@brightyard/contract/entities'
import { channel, showToast, useMutation, useQueryClient, useSession } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { chooseVendor } from '../../signed-in/chosen-kid.ts'

/** Moves the session into a room; the header's names and links follow without a reload. */
export function useChooseRoom(onMoved: () => void) {
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
