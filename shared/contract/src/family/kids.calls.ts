import * as z from '@brightyard/contract/schema'
import { DatabaseId, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { CurrentRoom, Kid, KidStatus, Room } from './entities.ts'

const base = 'vendor'
const session = 'required'

/** The subscribed kids of the signed-in user. */
export const listKids = defineCall({
  name: 'listKids',
  method: 'GET',
  base,
  path: '/api/subscription/students/list',
  session,
  summary: 'The subscribed kids',
  response: z.object({ data: z.array(Kid) }),
})

/** 404 for another guardian's kid. */
export const getKidStatus = defineCall({
  name: 'getKidStatus',
  method: 'POST',
  base,
  path: '/api/subscription/user/status',
  session,
  summary: "Whether a kid's dashboard opens",
  body: z.object({ user_id: DatabaseId }),
  response: KidStatus,
})

/** The rooms that a kid may be in; for a student, the own ones. */
export const listRooms = defineCall({
  name: 'listRooms',
  method: 'GET',
  base,
  path: '/api/room/list',
  session,
  summary: 'The rooms of a kid',
  query: z.object({
    /** The kid; a student may leave it out. */
    user_id: z.optional(PathId),
  }),
  response: z.object({ data: z.array(Room) }),
})

/** `add_room` false leaves the room, as sign-out does; the ids may then be missing. */
export const saveRoom = defineCall({
  name: 'saveRoom',
  method: 'POST',
  base,
  path: '/api/room/save/details',
  session,
  summary: 'Choose or leave a room',
  body: z.object({
    room_student_id: z.nullish(DatabaseId),
    room_vendor_id: z.nullish(DatabaseId),
    add_room: z.boolean(),
  }),
  response: CurrentRoom,
})
