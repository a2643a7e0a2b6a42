import { logout, saveRoom } from '@brightyard/contract/calls'
import type { Api } from '../http/api.ts'
import { recordEvent } from './analytics.ts'
import { sessionMarker } from './session-marker.ts'

/**
 * The server's part of signing out, in order; a room that cannot be left does not stop the rest. After `signal` nothing
 * is sent any more: a late call would end the next person's session.
 */
export const signOut = (api: Api, signal: AbortSignal) =>
  sessionMarker.oneAtATime(async () => {
    const room = { room_student_id: null, room_vendor_id: null, add_room: false }
    const ofRoom = AbortSignal.any([signal, AbortSignal.timeout(2000)])
    await api.call(saveRoom, room, { signal: ofRoom }).catch(() => {})
    recordEvent('logout')
    await endSession(api, signal)
  })

/** Without it the session cookie would let the next person in who uses this browser. */
export const retry = (api: Api, signal: AbortSignal) =>
  sessionMarker.oneAtATime(async () => {
    // Another tab may have done it, and somebody else may have signed in since.
    if (sessionMarker.isEnding()) await endSession(api, signal)
  })

async function endSession(api: Api, signal: AbortSignal) {
  await api.call(logout, {}, { signal })
  sessionMarker.setEnding(false)
}
