import {
  assignAssessment,
  changeAssignment,
  exportItemAnalysis,
  exportResults,
  getAssessmentRun,
  getItemAnalysis,
  getTakerAnswers,
  giveMoreTime,
  handInForTaker,
  issueCandidates,
  leastAnalysed,
  listAssessmentRuns,
  listAssignments,
  listAssignmentTargets,
  listCandidates,
  listTakers,
  reissuePasscode,
  releaseResults,
  setPassMark,
  submitAttempt,
  takeBackAssignment,
  withdrawCandidate,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { assessmentAssignments } from '../../../database/schema/assessments.schema.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../../testing/access/access-row.ts'
import {
  aCandidate,
  aDevice,
  anAssessment,
  handedInBy,
  startedBy,
} from '../../../testing/assessment-factories.ts'
import { staffOnly } from '../../feeds/feeds.access.ts'
import { placeOf } from '../../students/students.access.ts'

const ownOfStaff: Outcomes = { ...staffOnly, vendor: 404, 'vendor staff': 404 }
const own = { vendor: 200, 'vendor staff': 200 } as const

/** Given by the organisation of this person's kid, to that kid. */
async function aGivenOne(
  world: World,
  whose: Signed,
  fields: Parameters<typeof anAssessment>[1] = {},
) {
  return anAssessment(world.api.db, {
    vendorId: placeOf(world, whose),
    students: [world.kids[whose].studentId],
    ...fields,
  })
}
const one = async (world: World, whose: Signed) => ({ id: (await aGivenOne(world, whose)).id })

const times = { opens_at: null, closes_at: null, extra_minutes: 10 }

async function aNewTarget(world: World, whose: Signed) {
  const { id } = await aGivenOne(world, whose, { students: [] })
  return {
    ...times,
    id,
    rooms: [{ vendor_id: placeOf(world, whose), class_name: '4 A' }],
    student_ids: [world.kids[whose].studentId],
  }
}

async function anAssignment(world: World, whose: Signed) {
  const { id } = await aGivenOne(world, whose)
  const [row] = await world.api.db
    .select()
    .from(assessmentAssignments)
    .where(eq(assessmentAssignments.assessmentId, id))
  return { id: row?.id ?? 0 }
}

/** Of the kid, started by its guardian. */
async function anAttempt(world: World, whose: Signed) {
  const { callers, kids } = world
  const guardian = kids[whose] === kids.owner ? callers.owner : callers['other guardian']
  const { id } = await aGivenOne(world, whose)
  const attempt = await startedBy(guardian, id, { user_id: kids[whose].user.id })
  return { id: attempt.id, guardian }
}

async function anEndedAttempt(world: World, whose: Signed) {
  const { id, guardian } = await anAttempt(world, whose)
  await guardian.call(submitAttempt, { id, device: aDevice, answers: [] })
  return { id }
}

async function anApplication(world: World, whose: Signed) {
  const { id } = await aGivenOne(world, whose)
  const { row } = await aCandidate(world.api.db, id, { applicationId: `BY${id}` })
  return { id: row.id }
}

async function anAnalysedOne(world: World, whose: Signed) {
  const made = await aGivenOne(world, whose)
  await handedInBy(world.api.db, made, leastAnalysed)
  return { id: made.id }
}

/** What staff do with assessments that their organisation gave. */
export const assessmentResultsAccess: readonly AccessRow[] = [
  { call: listAssessmentRuns, outcomes: staffOnly },
  { call: getAssessmentRun, given: one, outcomes: ownOfStaff, own },
  { call: listTakers, given: one, outcomes: ownOfStaff, own },
  { call: exportResults, given: one, outcomes: ownOfStaff, own },
  { call: getItemAnalysis, given: one, outcomes: ownOfStaff, own },
  { call: exportItemAnalysis, given: anAnalysedOne, outcomes: ownOfStaff, own },
  { call: getTakerAnswers, given: anEndedAttempt, outcomes: ownOfStaff, own },
  {
    call: handInForTaker,
    given: async (world, whose) => ({ id: (await anAttempt(world, whose)).id }),
    outcomes: ownOfStaff,
    own,
  },
  {
    call: setPassMark,
    given: async (world, whose) => ({ ...(await one(world, whose)), pass_percent: 40 }),
    outcomes: ownOfStaff,
    own,
  },
  {
    call: releaseResults,
    given: async (world, whose) => ({
      id: (await aGivenOne(world, whose, { reviewFrom: 'release' })).id,
    }),
    outcomes: ownOfStaff,
    own,
  },
  { call: listAssignmentTargets, given: one, outcomes: ownOfStaff, own },
  { call: listAssignments, given: one, outcomes: ownOfStaff, own },
  { call: assignAssessment, given: aNewTarget, outcomes: ownOfStaff, own },
  {
    call: changeAssignment,
    given: async (world, whose) => ({ ...times, ...(await anAssignment(world, whose)) }),
    outcomes: ownOfStaff,
    own,
  },
  { call: takeBackAssignment, given: anAssignment, outcomes: ownOfStaff, own },
  {
    call: giveMoreTime,
    given: async (world, whose) => ({
      ...(await one(world, whose)),
      student_id: world.kids[whose].studentId,
      extra_minutes: 15,
    }),
    outcomes: ownOfStaff,
    own,
  },
  { call: listCandidates, given: one, outcomes: ownOfStaff, own },
  {
    call: issueCandidates,
    given: async (world, whose) => ({
      id: (await aGivenOne(world, whose, { isForCandidates: true })).id,
      people: [{ name: 'Nila' }],
      sends_email: false,
    }),
    outcomes: ownOfStaff,
    own,
  },
  {
    call: reissuePasscode,
    given: async (world, whose) => ({ ...(await anApplication(world, whose)), sends_email: false }),
    outcomes: ownOfStaff,
    own,
  },
  {
    call: withdrawCandidate,
    given: async (world, whose) => ({ ...(await anApplication(world, whose)), is_withdrawn: true }),
    outcomes: ownOfStaff,
    own,
  },
]
