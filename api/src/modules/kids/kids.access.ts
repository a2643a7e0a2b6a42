import {
  addKid,
  answerGuardianRequest,
  claimKid,
  getKidStatus,
  listFamily,
  listGuardianRequests,
  listKids,
  listRooms,
  registerStudent,
  saveRoom,
} from '@brightyard/contract'
import { guardianRequests } from '../../database/schema/family.schema.ts'
import { aUser } from '../../testing/factories.ts'
import { signedInOnly } from '../../testing/access/access-row.ts'
import type {
  AccessRow,
  Outcome,
  Outcomes,
  Signed,
  World,
} from '../../testing/access/access-row.ts'
import { aNewStudent, placeOf } from '../students/students.access.ts'

const ofKid = ({ kids }: World, whose: Signed) => ({ user_id: kids[whose].user.id })
const inItsRoom = (world: World, whose: Signed) => ({
  room_student_id: world.kids[whose].studentId,
  room_vendor_id: placeOf(world, whose),
  add_room: true,
})

/** A student at the school, whose records name this person as the guardian. */
async function aRegisteredKid({ callers, people }: World, whose: Signed) {
  const student = { ...aNewStudent(), guardian_contact: people[whose].email ?? '' }
  const { login_id } = await callers['school representative'].call(registerStudent, student)
  return { login_id, birth_date: student.birth_date }
}

/** Somebody asks to become another guardian of the kid of this person. */
async function aRequest({ api, kids }: World, whose: Signed) {
  const asker = await aUser(api.db)
  const [request] = await api.db
    .insert(guardianRequests)
    .values({
      guardianId: asker.id,
      studentId: kids[whose].studentId,
      contact: asker.email ?? '',
      askedAt: api.clock.now,
      validUntil: new Date(api.clock.now.getTime() + 60_000),
    })
    .returning({ id: guardianRequests.id })
  return { id: request?.id, accepts: true }
}

/** The kid itself, its guardian, its school and admins. */
const nearTheKid: Outcomes = {
  visitor: 401,
  owner: 200,
  student: 200,
  'school representative': 200,
  'super admin': 200,
  others: 404,
}
const theirOwnKid: Partial<Record<Signed, Outcome>> = {
  'other guardian': 200,
  vendor: 200,
  'vendor staff': 200,
}
const guardiansOnly: Outcomes = { visitor: 401, owner: 200, 'other guardian': 200, others: 403 }

export const kidAccess: readonly AccessRow[] = [
  { call: listKids, outcomes: signedInOnly },
  { call: getKidStatus, given: ofKid, outcomes: nearTheKid, own: theirOwnKid },
  { call: listRooms, given: ofKid, outcomes: nearTheKid, own: theirOwnKid },
  { call: saveRoom, given: inItsRoom, outcomes: { ...nearTheKid, others: 403 }, own: theirOwnKid },
  { call: listFamily, outcomes: guardiansOnly },
  { call: addKid, given: aNewStudent, outcomes: guardiansOnly },
  {
    call: claimKid,
    given: aRegisteredKid,
    outcomes: { visitor: 401, owner: 200, 'other guardian': 422, others: 403 },
    own: { 'other guardian': 200 },
  },
  { call: listGuardianRequests, outcomes: guardiansOnly },
  {
    call: answerGuardianRequest,
    given: aRequest,
    // To a guardian of another kid the request does not exist.
    outcomes: { visitor: 401, owner: 200, 'other guardian': 404, others: 403 },
    own: { 'other guardian': 200 },
  },
]
