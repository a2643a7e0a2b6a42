import { kidSelected, roomSelected } from '@brightyard/contract/channels'
import { useChannel, useUser } from '@brightyard/runtime'

/** The signed-in person with their current kid and room. A choice in this browser takes precedence over the session. */
export function usePerson() {
  const user = useUser()
  const kidChoice = useChannel(kidSelected)
  const roomChoice = useChannel(roomSelected)
  if (!user) return { user, kidName: undefined, roomName: undefined, vendorType: undefined }
  const room = roomChoice ? roomChoice.room : user.roomVendor
  const kid = kidChoice ? kidChoice.kid : user.roomStudent
  return { user, kidName: kid?.name, roomName: room?.name, vendorType: room?.vendor_type }
}
