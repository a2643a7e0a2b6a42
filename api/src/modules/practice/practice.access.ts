import { randomUUID } from 'node:crypto'
import {
  answerPractice,
  assignWorksheet,
  checkSampleAnswer,
  finishPractice,
  getKidSubscription,
  getPractice,
  getPracticeProgress,
  getSampleQuestion,
  getSubscribedActivity,
  listPracticeTopics,
  listPracticeWorks,
  startPractice,
  takePracticeHint,
} from '@brightyard/contract'
import { practiceWorksheets } from '../../database/schema/practice.schema.ts'
import { everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aKid } from '../../testing/factories.ts'
import { placeOf } from '../students/students.access.ts'

const ofKid = ({ kids }: World, whose: Signed) => ({ user_id: kids[whose].user.id })

/** Started by the guardian of this person's kid. */
async function aSession({ callers, kids }: World, whose: Signed) {
  const guardian = kids[whose] === kids.owner ? callers.owner : callers['other guardian']
  const topic = 'c3-fractions'
  const begun = await guardian.call(startPractice, { user_id: kids[whose].user.id, topic })
  return { id: begun.id, number: begun.question?.number ?? 1 }
}

async function anAnswer(world: World, whose: Signed) {
  const { id, number } = await aSession(world, whose)
  return { id, number, given: '1', idempotency_key: randomUUID() }
}

/** A student of this person's school, with a little to do. */
async function aStudent(world: World, whose: Signed) {
  const { studentId } = await aKid(world.api.db, { vendorIds: [placeOf(world, whose)] })
  await world.api.db.insert(practiceWorksheets).values({ studentId, topic: 'c3-numbers' })
  return { student_id: studentId, topic: 'c3-fractions' }
}

/** The student and the guardian, and nobody else, schools and admins included. */
const familyOnly: Outcomes = { visitor: 401, owner: 200, student: 200, others: 404 }
const own = { 'other guardian': 200 } as const

export const practiceAccess: readonly AccessRow[] = [
  {
    call: getSampleQuestion,
    given: () => ({ class_number: 4, number: 1 }),
    outcomes: everyone,
  },
  {
    call: checkSampleAnswer,
    given: () => ({ class_number: 4, number: 1, given: '1' }),
    outcomes: everyone,
  },
  { call: listPracticeTopics, given: ofKid, outcomes: familyOnly, own },
  { call: getPracticeProgress, given: ofKid, outcomes: familyOnly, own },
  { call: listPracticeWorks, given: ofKid, outcomes: familyOnly, own },
  {
    call: startPractice,
    given: (world, whose) => ({ ...ofKid(world, whose), topic: 'c4-fractions' }),
    outcomes: familyOnly,
    own,
  },
  { call: getPractice, given: aSession, outcomes: familyOnly, own },
  {
    call: takePracticeHint,
    given: async (world, whose) => ({ ...(await aSession(world, whose)), hint: 1 }),
    outcomes: familyOnly,
    own,
  },
  { call: answerPractice, given: anAnswer, outcomes: familyOnly, own },
  { call: finishPractice, given: aSession, outcomes: familyOnly, own },
  {
    call: assignWorksheet,
    given: aStudent,
    outcomes: {
      visitor: 401,
      'school representative': 200,
      vendor: 404,
      'vendor staff': 404,
      others: 403,
    },
    own: { vendor: 200, 'vendor staff': 200 },
  },
  { call: getSubscribedActivity, given: () => ({ code: 'MATH_AI' }), outcomes: everyone },
  {
    call: getKidSubscription,
    given: (world, whose) => ({ ...ofKid(world, whose), code: 'MATH_AI' }),
    outcomes: familyOnly,
    own,
  },
]
