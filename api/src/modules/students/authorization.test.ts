import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { Call } from '@brightyard/contract'
import {
  addKid,
  awardStudent,
  claimKid,
  exportStudents,
  getDashboard,
  getNotificationSettings,
  getStudent,
  listFamily,
  listStudents,
  listTransactions,
  listWorkplaces,
  registerStudent,
  renewStudentPassword,
  saveNotificationSettings,
  updateStudent,
} from '@brightyard/contract'
import { actorNames, aSchoolDay } from '../../testing/actors.ts'
import type { ActorName, SchoolDay } from '../../testing/actors.ts'
import { startTestApi } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'

let api: TestApi
let day: SchoolDay
let entered = 0
beforeAll(async () => {
  api = await startTestApi()
  day = await aSchoolDay(api)
}, 60_000)
afterAll(() => api.close())

const aChild = () => ({ name: `Child ${(entered += 1)}`, birth_date: '2018-05-01', consents: true })
const aStudent = () => ({
  ...aChild(),
  class_name: '3 B',
  guardian_name: 'Asha',
  guardian_contact: 'asha@example.org',
})
const ofKid = () => ({ student_id: day.kid.studentId })

type Row = [call: Call, input: () => object, answers: Record<ActorName, number>]

const answers = (...statuses: number[]) =>
  Object.fromEntries(actorNames.map((name, place) => [name, statuses[place]])) as Record<
    ActorName,
    number
  >

// visitor, owner, other guardian, student, vendor, vendor staff, representative, super admin
const table: Row[] = [
  [getStudent, ofKid, answers(401, 200, 404, 200, 404, 404, 200, 200)],
  [
    updateStudent,
    () => ({ ...ofKid(), class_name: '4 A' }),
    answers(401, 200, 404, 404, 404, 404, 200, 200),
  ],
  [renewStudentPassword, ofKid, answers(401, 200, 404, 404, 404, 404, 403, 200)],
  [
    awardStudent,
    () => ({ ...ofKid(), title: 'First prize' }),
    answers(401, 403, 403, 403, 404, 404, 200, 403),
  ],
  [listStudents, () => ({}), answers(401, 403, 403, 403, 200, 200, 200, 200)],
  [exportStudents, () => ({}), answers(401, 403, 403, 403, 200, 200, 200, 200)],
  [listWorkplaces, () => ({}), answers(401, 403, 403, 403, 200, 200, 200, 200)],
  [
    registerStudent,
    () => ({ ...aStudent(), workplace_id: day.school.id }),
    answers(401, 403, 403, 403, 403, 403, 200, 200),
  ],
  [listFamily, () => ({}), answers(401, 200, 200, 403, 403, 403, 403, 403)],
  [addKid, aChild, answers(401, 200, 200, 403, 403, 403, 403, 403)],
  [
    claimKid,
    () => ({ login_id: day.kid.user.loginId, birth_date: '2018-05-01' }),
    answers(401, 422, 422, 403, 403, 403, 403, 403),
  ],
  [getDashboard, () => ({}), answers(401, 200, 200, 403, 200, 200, 200, 200)],
  [listTransactions, () => ({}), answers(401, 200, 200, 200, 200, 200, 200, 200)],
  [getNotificationSettings, () => ({}), answers(401, 200, 200, 403, 200, 200, 200, 200)],
  [
    saveNotificationSettings,
    () => ({ topics: [] }),
    answers(401, 200, 200, 403, 200, 200, 200, 200),
  ],
]
const cells = table.flatMap(([call, input, statuses]) =>
  actorNames.map((actor) => [call.name, actor, statuses[actor], call, input] as const),
)

test.each(cells)(
  'Y-011: %s by the %s is answered with %i',
  async (_name, actor, status, call, input) => {
    const response = await day.callers[actor].send(call, { ...input() })
    expect(response.statusCode).toBe(status)
    if (call === renewStudentPassword) day = await aSchoolDay(api) // the kid's sessions ended
  },
)

test('Y-012: a student that exists is refused with the same words as one that does not', async () => {
  const { vendor } = day.callers
  const foreign = await vendor.send(getStudent, ofKid())
  const none = await vendor.send(getStudent, { student_id: 2_000_000_000 })
  const words = ({ code, message }: { code: string; message: string }) => ({ code, message })
  expect(words(foreign.json())).toEqual(words(none.json()))
})

test('Y-014: what only the server sets is not taken from a body', async () => {
  const before = await day.callers.owner.call(getStudent, ofKid())
  await day.callers.owner.send(updateStudent, {
    ...ofKid(),
    user_id: 1,
    login_id: 'KID-1',
    role: 'superAdmin',
  })
  expect(await day.callers.owner.call(getStudent, ofKid())).toEqual(before)
})
