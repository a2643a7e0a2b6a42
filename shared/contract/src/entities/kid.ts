import * as z from '@brightyard/contract/schema'

/** A subscribed kid of the signed-in person. */
export const Kid = z.object({
  name: z.string(),
  avatar: z.nullable(z.string()),
  user_id: z.int(),
  /** Names the kid's own record: profile and rooms take it as `Id`. */
  student_id: z.int(),
})
export type Kid = z.infer<typeof Kid>

/** Whether the kid's practice dashboard opens; if not, why. */
export const KidStatus = z.object({
  isAppDashboard: z.boolean(),
  Heading: z.string(),
  message: z.string(),
})
export type KidStatus = z.infer<typeof KidStatus>

/** A room that a kid belongs to: its school, or a partner that teaches there. */
export const Room = z.object({
  /** Both ids go into room/save/details. */
  room_student_id: z.int(),
  room_vendor_id: z.int(),
  name: z.string(),
  /** 2: a school's room. */
  vendor_type: z.int(),
  /** The session is in this room now. */
  is_current: z.boolean(),
})
export type Room = z.infer<typeof Room>

/** The room of the session; null and null outside any. */
export const CurrentRoom = z.object({
  roomStudent: z.nullable(z.object({ id: z.int(), name: z.string() })),
  roomVendor: z.nullable(z.object({ id: z.int(), name: z.string(), vendor_type: z.int() })),
})
export type CurrentRoom = z.infer<typeof CurrentRoom>
