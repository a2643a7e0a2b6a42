import type { NextOfKid } from '@brightyard/contract/entities'
import { inHours } from '../bookings/booking.fixture.ts'

/** A kid for tests, with nothing planned unless given. */
export const nextOf = (
  student_id: number,
  name: string,
  changes: Partial<NextOfKid> = {},
): NextOfKid => ({
  kid: { student_id, user_id: student_id + 100, name, avatar: null },
  session: null,
  practice: null,
  assessment: null,
  program: null,
  ...changes,
})

/** Runs now, and can be joined. */
export const sessionNow: NonNullable<NextOfKid['session']> = {
  code: 'AAA1',
  title: 'Storytelling',
  kind: 'live-class',
  place: '',
  starts_at: inHours(-0.1),
  ends_at: inHours(1),
  state: 'scheduled',
  time_zone: 'Asia/Kolkata',
  room_path: '/live-class/session/abc',
}
