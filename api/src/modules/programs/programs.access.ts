import { randomUUID } from 'node:crypto'
import {
  enrolKids,
  finishProgramLesson,
  getEnrolledLesson,
  getProgram,
  getProgramChapter,
  getProgramClass,
  getProgramLesson,
  leaveProgram,
  listProgramChapters,
  listProgramClasses,
  listProgramProgress,
  listPrograms,
  openProgramCertificate,
  quoteEnrolment,
  quoteLeaving,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { programEnrolments } from '../../database/schema/programs.schema.ts'
import { everyone, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Outcomes, Signed, World } from '../../testing/access/access-row.ts'
import { aProgram } from '../../testing/program-factories.ts'
import { enrol } from './enrolment.repository.ts'

/** A program that this person's kid is enrolled in. */
async function anEnrolment({ api, kids }: World, whose: Signed) {
  const { id: programId, lessonIds } = await aProgram(api.db)
  const { studentId } = kids[whose]
  const given = { programId, studentId, classId: null, now: api.clock.now }
  return { id: await enrol(api.db, given), lesson_id: lessonIds[0] ?? 0, lessonIds }
}

const ofEnrolment = async (world: World, whose: Signed) => {
  const { id, lesson_id } = await anEnrolment(world, whose)
  return { id, lesson_id }
}

async function anOpenedLesson(world: World, whose: Signed) {
  const enrolment = await ofEnrolment(world, whose)
  await world.callers[whose].call(getEnrolledLesson, enrolment)
  return enrolment
}

async function aCompleted(world: World, whose: Signed) {
  const { id } = await anEnrolment(world, whose)
  await world.api.db
    .update(programEnrolments)
    .set({ state: 'completed', completedAt: world.api.clock.now })
    .where(eq(programEnrolments.id, id))
  return { id }
}

const aChoice = async ({ api, kids }: World, whose: Signed) => ({
  program_id: (await aProgram(api.db)).id,
  student_ids: [kids[whose].studentId],
})

async function anAgreedChoice(world: World, whose: Signed) {
  const choice = await aChoice(world, whose)
  const { fingerprint } = await world.callers[whose].call(quoteEnrolment, choice)
  return { ...choice, fingerprint, idempotency_key: randomUUID() }
}

const one =
  (of: 'id' | 'classId' | 'chapter') =>
  async ({ api }: World) => {
    const { id, classId, chapterIds } = await aProgram(api.db)
    return { id: { id, classId, chapter: chapterIds[0] }[of] }
  }
const ofProgram = async ({ api }: World) => ({ program_id: (await aProgram(api.db)).id })

/** Of the first chapter. */
const aLesson = async ({ api }: World) => ({ id: (await aProgram(api.db)).lessonIds[0] })

/** Of the second chapter. */
async function aLaterLesson(world: World, whose: Signed) {
  const { id, lessonIds } = await anEnrolment(world, whose)
  return { id, lesson_id: lessonIds[2] }
}

const familyOnly: Outcomes = { visitor: 401, owner: 200, student: 200, others: 404 }
const guardiansOnly: Outcomes = { visitor: 401, owner: 200, 'other guardian': 404, others: 403 }
const own = { 'other guardian': 200 } as const

export const programAccess: readonly AccessRow[] = [
  { call: listPrograms, outcomes: everyone },
  { call: getProgram, given: one('id'), outcomes: everyone },
  { call: listProgramChapters, given: ofProgram, outcomes: everyone },
  { call: getProgramChapter, given: one('chapter'), outcomes: everyone },
  { call: listProgramClasses, given: ofProgram, outcomes: everyone },
  { call: getProgramClass, given: one('classId'), outcomes: everyone },
  { call: getProgramLesson, given: aLesson, outcomes: everyone },
  { call: getEnrolledLesson, given: aLaterLesson, outcomes: familyOnly, own },
  { call: listProgramProgress, outcomes: signedInOnly },
  { call: finishProgramLesson, given: anOpenedLesson, outcomes: familyOnly, own },
  {
    call: leaveProgram,
    given: ofEnrolment,
    outcomes: guardiansOnly,
    own,
  },
  { call: quoteEnrolment, given: aChoice, outcomes: guardiansOnly, own },
  { call: enrolKids, given: anAgreedChoice, outcomes: guardiansOnly, own },
  { call: quoteLeaving, given: ofEnrolment, outcomes: guardiansOnly, own },
  { call: openProgramCertificate, given: aCompleted, outcomes: familyOnly, own },
]
