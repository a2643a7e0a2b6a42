import { randomUUID } from 'node:crypto'
import {
  awardStudent,
  exportStudents,
  getStudent,
  listStudents,
  listWorkplaces,
  registerStudent,
  renewStudentPassword,
  updateStudent,
} from '@brightyard/contract'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aKid } from '../../testing/factories.ts'

export const aNewStudent = () => ({
  name: `Child ${randomUUID().slice(0, 8)}`,
  birth_date: '2018-05-01',
  class_name: '3 B',
  guardian_name: 'Asha',
  guardian_contact: 'asha@example.org',
  consents: true as const,
})

/** Where this person's student is: the academy's people have theirs there. */
export const placeOf = ({ kids, school, academy }: World, whose: Signed) =>
  kids[whose] === kids.vendor ? academy.id : school.id

const ofKid = ({ kids }: World, whose: Signed) => ({ student_id: kids[whose].studentId })

/** A student whose password may be changed: registered by the given staff, or the guardian's own kid. */
async function aStudentToRenew(world: World, whose: Signed) {
  const { api, callers, people } = world
  if (whose === 'owner' || whose === 'other guardian') {
    const user = { loginId: `KID-${randomUUID().slice(0, 8)}` }
    const kid = { guardianId: people[whose].id, vendorIds: [placeOf(world, whose)], user }
    const { studentId } = await aKid(api.db, kid)
    return { student_id: studentId }
  }
  const { student_id } = await callers[whose].call(registerStudent, aNewStudent())
  return { student_id }
}

const staffOnly: Outcomes = {
  visitor: 401,
  owner: 403,
  'other guardian': 403,
  student: 403,
  others: 200,
}
const ownOfStaff = { vendor: 200, 'vendor staff': 200 } as const
const ownOfAll = { ...ownOfStaff, 'other guardian': 200 } as const
const mayChange: Outcomes = {
  visitor: 401,
  owner: 200,
  'school representative': 200,
  'super admin': 200,
  others: 404,
}

export const studentAccess: readonly AccessRow[] = [
  { call: getStudent, given: ofKid, outcomes: { ...mayChange, student: 200 }, own: ownOfAll },
  {
    call: updateStudent,
    given: (world, whose) => ({ ...ofKid(world, whose), class_name: '4 A' }),
    outcomes: mayChange,
    own: ownOfAll,
  },
  {
    call: renewStudentPassword,
    given: aStudentToRenew,
    // A school that merely teaches a child cannot take over its account.
    outcomes: { ...mayChange, 'school representative': 403 },
    own: { ...ownOfAll, 'school representative': 200 },
  },
  {
    call: awardStudent,
    given: (world, whose) => ({ ...ofKid(world, whose), title: 'First prize' }),
    outcomes: {
      visitor: 401,
      'school representative': 200,
      vendor: 404,
      'vendor staff': 404,
      others: 403,
    },
    own: ownOfStaff,
  },
  { call: listStudents, outcomes: staffOnly },
  { call: exportStudents, outcomes: staffOnly },
  { call: listWorkplaces, outcomes: staffOnly },
  {
    call: registerStudent,
    given: (world, whose) => ({ ...aNewStudent(), workplace_id: placeOf(world, whose) }),
    outcomes: {
      visitor: 401,
      'school representative': 200,
      'super admin': 200,
      others: 403,
    },
    own: ownOfStaff,
  },
]
