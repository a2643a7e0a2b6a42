import { kidSelected, roomSelected } from '@brightyard/contract/channels'
import { useChannel, useUser } from '@brightyard/runtime'

/** The signed-in person with the kid and the room they are in; what was chosen last in this browser counts first. */
export function usePerson() {
  const user = useUser()
  const kidChoice = useChannel(kidSelected)
  const roomChoice = useChannel(roomSelected)
  if (!user) return { user, kidName: undefined, roomName: undefined, vendorType: undefined }
  const room = roomChoice ? roomChoice.room : user.roomVendor
  const kid = kidChoice ? kidChoice.kid : user.roomStudent
  return { user, kidName: kid?.name, roomName: room?.name, vendorType: room?.vendor_type }
}
