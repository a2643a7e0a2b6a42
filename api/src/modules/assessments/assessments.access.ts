import {
  getAssessment,
  getAttemptResult,
  getCandidate,
  getCandidatePayment,
  listAssessments,
  openAttempt,
  payCandidateFee,
  saveAnswers,
  startAssessment,
  submitAttempt,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { orders } from '../../database/schema/orders.schema.ts'
import { everyone } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import {
  aCandidate,
  aDevice,
  anAssessment,
  answerTo,
  startedBy,
} from '../../testing/assessment-factories.ts'

const ofKid = ({ kids }: World, whose: Signed) => ({ user_id: kids[whose].user.id })
const anOwn = ({ api, kids }: World, whose: Signed) =>
  anAssessment(api.db, { students: [kids[whose].studentId] })

async function aStart(world: World, whose: Signed) {
  return { ...ofKid(world, whose), id: (await anOwn(world, whose)).id, consents: true }
}

/** Started by the guardian of this person's kid. */
async function anAttempt(world: World, whose: Signed) {
  const { callers, kids } = world
  const guardian = kids[whose] === kids.owner ? callers.owner : callers['other guardian']
  const { id, questions } = await anOwn(world, whose)
  const attempt = await startedBy(guardian, id, ofKid(world, whose))
  const answers = [answerTo(questions[0], ['o1'], world.api.clock.now)]
  return { id: attempt.id, device: aDevice, answers, guardian }
}

async function anEndedAttempt(world: World, whose: Signed) {
  const { guardian, ...sent } = await anAttempt(world, whose)
  await guardian.call(submitAttempt, sent)
  return { id: sent.id }
}

async function aRunningAttempt(world: World, whose: Signed) {
  const { id, device, answers } = await anAttempt(world, whose)
  return { id, device, answers }
}

/** Everybody with the passcode; a session makes no difference. */
async function aPasscode({ api }: World) {
  const { id } = await anAssessment(api.db, { feeInPaise: 49_900 })
  return (await aCandidate(api.db, id, { applicationId: `BY${id}` })).sign
}

async function aFeePayment(world: World) {
  const passcode = await aPasscode(world)
  const { order_code } = await world.callers.visitor.call(payCandidateFee, passcode)
  const [row] = await world.api.db.select().from(orders).where(eq(orders.code, order_code))
  return { order_code, secret: row?.trackingSecret }
}

/** The student and the guardian; staff have pages of their own. */
const familyOnly: Outcomes = { visitor: 401, owner: 200, student: 200, others: 404 }
const own = { 'other guardian': 200 } as const

export const assessmentAccess: readonly AccessRow[] = [
  { call: listAssessments, given: ofKid, outcomes: familyOnly, own },
  {
    call: getAssessment,
    given: async (world, whose) => ({
      ...ofKid(world, whose),
      id: (await anOwn(world, whose)).id,
    }),
    outcomes: familyOnly,
    own,
  },
  { call: startAssessment, given: aStart, outcomes: familyOnly, own },
  { call: openAttempt, given: aRunningAttempt, outcomes: familyOnly, own },
  { call: saveAnswers, given: aRunningAttempt, outcomes: familyOnly, own },
  { call: submitAttempt, given: aRunningAttempt, outcomes: familyOnly, own },
  { call: getAttemptResult, given: anEndedAttempt, outcomes: familyOnly, own },
  { call: getCandidate, given: aPasscode, outcomes: everyone },
  { call: payCandidateFee, given: aPasscode, outcomes: everyone },
  { call: getCandidatePayment, given: aFeePayment, outcomes: everyone },
]
