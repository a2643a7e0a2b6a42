import { logout, saveRoom } from '@brightyard/contract/calls'
import type { Api } from '../http/api.ts'
import { recordEvent } from './analytics.ts'
import { sessionMarker } from './session-marker.ts'

/** The server's part of signing out, in order; a room that cannot be left does not stop the rest. */
export async function signOut(api: Api) {
  const room = { room_student_id: null, room_vendor_id: null, add_room: false }
  await api.call(saveRoom, room).catch(() => {})
  recordEvent('logout')
  await endSession(api)
}

/** Without it the session cookie would let in whoever uses this browser next. */
export const retry = (api: Api) => endSession(api, AbortSignal.timeout(5000))

async function endSession(api: Api, signal?: AbortSignal) {
  await api.call(logout, {}, { ...(signal && { signal }) })
  sessionMarker.setEnding(false)
}
