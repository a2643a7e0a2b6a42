import { logout, saveRoom } from '@brightyard/contract/calls'
import type { Api } from '../http/api.ts'
import { recordEvent } from './analytics.ts'

/** The server's part of signing out, in order; a step that fails does not stop the next. */
export async function endOnServer(api: Api) {
  const steps: (() => unknown)[] = [
    () => api.call(saveRoom, { room_student_id: null, room_vendor_id: null, add_room: false }),
    () => recordEvent('logout'),
    () => api.call(logout, {}),
  ]
  for (const step of steps) {
    try {
      await step()
    } catch {
      // The person wants to leave: what could not be said to the server ends with the token's life.
    }
  }
}
