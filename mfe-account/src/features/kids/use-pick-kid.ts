import { listRooms, saveRoom } from '@brightyard/contract/calls'
import { roomSelected } from '@brightyard/contract/channels'
import type { KidCard } from '@brightyard/contract/entities'
import {
  channel,
  useApi,
  useMutation,
  useQueryClient,
  useSession,
  useUser,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { chooseKid, chooseVendor } from '../../signed-in/chosen-kid.ts'

/** Makes a kid the current one and puts the session into its first room, if it has any. */
export function usePickKid(onPicked: () => void) {
  const api = useApi()
  const user = useUser()
  const session = useSession()
  const client = useQueryClient()
  const { mutationKey } = mutationOf(saveRoom)
  const pick = useMutation({
    mutationKey,
    async mutationFn({ user_id }: KidCard) {
      const { data } = await api.call(listRooms, { user_id })
      const room = data.find(({ is_current }) => is_current) ?? data[0]
      if (!room) return null
      const { room_student_id, room_vendor_id } = room
      return api.call(saveRoom, { room_student_id, room_vendor_id, add_room: true })
    },
    async onSuccess(room, { user_id, name, avatar }) {
      if (user) chooseKid(user.id, { user_id, name, avatar })
      if (room?.roomVendor) {
        chooseVendor(room.roomVendor.id)
        void client.invalidateQueries(queriesOf(listRooms))
        await session.reload().catch(() => {})
        channel(roomSelected).publish({ room: room.roomVendor })
      }
      onPicked()
    },
  })
  return {
    ...pick,
    /** Two quick presses send one call. */
    choose: (kid: KidCard) => {
      if (client.isMutating({ mutationKey }) === 0) pick.mutate(kid)
    },
  }
}
