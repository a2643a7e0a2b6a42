import { logout, saveRoom } from '@brightyard/contract/calls'
import type { Api } from '../http/api.ts'
import { recordEvent } from './analytics.ts'
import { sessionMarker } from './session-marker.ts'

/** The server's part of signing out, in order; a step that fails does not stop the next. */
export async function endOnServer(api: Api) {
  const room = { room_student_id: null, room_vendor_id: null, add_room: false }
  await api.call(saveRoom, room).catch(() => {})
  recordEvent('logout')
  await api.call(logout, {})
  sessionMarker.setUnheard(false)
}

/** The server has not heard of a sign-out: its cookie would be good for whoever comes next. */
export async function repeatSignOut(api: Api) {
  await api.call(logout, {}, { signal: AbortSignal.timeout(5000) })
  sessionMarker.setUnheard(false)
}
