import { getKidStatus, listKids, listRooms, saveRoom } from '@brightyard/contract'
import type { KidStatus } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notConnected, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findKid, findLatestSubscription, listSubscribedKids } from './kid.repository.ts'
import { listRoomsOfKid, readCurrentRoom, setRoom } from './room.repository.ts'

export function kidsRoutes(app: FastifyInstance, { db, now }: Services) {
  registerCall(app, listKids, async (actor) => ({ data: await listSubscribedKids(actor, db) }))

  registerCall(app, getKidStatus, async (actor, { user_id }) => {
    const kid = await findKid(actor, db, { userId: user_id })
    if (!kid) throw notFound('this kid')
    return statusOf(kid.name, await findLatestSubscription(db, kid.studentId, now()), now())
  })

  registerCall(app, listRooms, async (actor, { user_id }) => {
    const kid = await findKid(actor, db, { userId: user_id ?? actor.id })
    if (!kid) throw notFound('this kid')
    return { data: await listRoomsOfKid(actor, db, kid.studentId) }
  })

  registerCall(app, saveRoom, async (actor, { add_room, room_student_id, room_vendor_id }) => {
    if (!add_room) {
      await setRoom(actor, db, { roomStudentId: null, roomVendorId: null })
      return readCurrentRoom(actor, db)
    }
    if (!room_student_id || !room_vendor_id) {
      throw invalidInput({ room_vendor_id: 'Please choose a kid and a room.' })
    }
    const kid = await findKid(actor, db, { studentId: room_student_id })
    const rooms = kid ? await listRoomsOfKid(actor, db, kid.studentId) : []
    if (!rooms.some((room) => room.room_vendor_id === room_vendor_id)) throw notConnected()
    await setRoom(actor, db, { roomStudentId: room_student_id, roomVendorId: room_vendor_id })
    return readCurrentRoom(actor, db)
  })
}

const date = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

function statusOf(
  name: string,
  subscription: { startsAt: Date; endsAt: Date; plan: string } | undefined,
  now: Date,
): KidStatus {
  if (!subscription) {
    return {
      isAppDashboard: false,
      Heading: 'No subscription yet',
      message: `${name} has no subscription. Maths AI is practice for classes 1 to 10.`,
    }
  }
  const { plan, startsAt, endsAt } = subscription
  if (endsAt <= now) {
    return {
      isAppDashboard: false,
      Heading: 'Subscription ended',
      message: `${name}'s ${plan} ended on ${date.format(endsAt)}. Renew it to go on practising.`,
    }
  }
  if (startsAt > now) {
    return {
      isAppDashboard: false,
      Heading: 'Starts soon',
      message: `${name}'s ${plan} starts on ${date.format(startsAt)}. Come back then.`,
    }
  }
  return {
    isAppDashboard: true,
    Heading: plan,
    message: `${name} can practise until ${date.format(endsAt)}.`,
  }
}
