import type { PracticeFeedback, PracticeKid, PracticeSession } from '@brightyard/contract'
import { questionsPerSession } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  practiceQuestions,
  practiceSessions,
  practiceWorksheets,
} from '../../database/schema/practice.schema.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict } from '../../server/api-problem.ts'
import { once } from '../../server/idempotency.ts'
import type { Services } from '../../server/services.ts'
import { lockStudent } from '../students/change-student.ts'
import { askNext } from './ask-next.ts'
import { isRight } from './engine/judge.ts'
import { masteryOf } from './engine/knowledge-tracing.ts'
import { answerText } from './engine/question.ts'
import { readMasteries, recordEvidence } from './mastery.repository.ts'
import { findSession, isQuestion, readQuestions } from './session.repository.ts'
import type { SessionRow } from './session.repository.ts'
import { questionOf, topicOf, viewSession } from './session-view.ts'
import { assignBySystem } from './system-worksheets.ts'

/** A pause does not count as practice. */
const longestSeconds = 300

const answeredAlready = () =>
  conflict(
    'answered_already',
    'This question was answered already. Please go on with the next one.',
  )
const questionChanged = () =>
  conflict('question_changed', 'This question has changed in the meantime. Please read it again.')

/** Runs with the kid's row locked, so that two answers at once take turns. */
function inSession<Result>(
  actor: ActingUser,
  services: Services,
  id: number,
  work: (tx: Database, session: SessionRow, kid: PracticeKid) => Promise<Result>,
) {
  return services.db.transaction(async (tx) => {
    const now = services.now()
    const { session } = await findSession(actor, tx, id, now)
    await lockStudent(tx, session.studentId)
    const locked = await findSession(actor, tx, id, now)
    return work(tx, locked.session, locked.kid)
  })
}

async function openQuestion(tx: Database, session: SessionRow, number: number) {
  const rows = await readQuestions(tx, session.id)
  const row = rows.find((one) => one.answeredAt === null)
  if (session.finishedAt || row?.number !== number) throw answeredAlready()
  return { row, rows }
}

/** A newer version may make another question of the same seed: nobody is judged by what they have not read. */
async function isChanged(tx: Database, session: SessionRow, number: number): Promise<boolean> {
  const rows = await readQuestions(tx, session.id)
  const row = rows.find((one) => one.number === number && one.answeredAt === null)
  const text = row && questionOf(row).text
  if (!row || text === row.text) return false
  await tx.update(practiceQuestions).set({ text }).where(isQuestion(row))
  return true
}

export async function answerQuestion(
  actor: ActingUser,
  services: Services,
  given: { id: number; number: number; given: string | string[]; key: string },
): Promise<PracticeFeedback> {
  const { key, ...content } = given
  const now = services.now()
  const feedback = await inSession(actor, services, given.id, async (tx, session, kid) => {
    if (await isChanged(tx, session, given.number)) return null
    return once(
      actor,
      tx,
      { key, content: { call: 'answerPractice', ...content }, now },
      async () => {
        const { row, rows } = await openQuestion(tx, session, given.number)
        const { answer, solution, hints } = questionOf(row)
        const right = isRight(answer, given.given)
        const seconds = Math.round((now.getTime() - row.askedAt.getTime()) / 1000)
        await tx
          .update(practiceQuestions)
          .set({
            given: [given.given].flat().join(', '),
            isRight: right,
            answeredAt: now,
            seconds: Math.min(longestSeconds, Math.max(0, seconds)),
          })
          .where(isQuestion(row))
        const skill = topicOf(session.topic).skills.find(({ code }) => code === row.skill)
        if (skill) {
          const evidence = { answer, isRight: right, hintsTaken: row.hintsTaken }
          const { studentId } = session
          await recordEvidence(tx, { studentId, skill, evidence, hints: hints.length, now })
        }
        const isLast = row.number === questionsPerSession
        const after = isLast ? await finish(tx, session, kid, now) : session
        if (!isLast) await askNext(tx, session, rows, now)
        return {
          is_right: right,
          answer: answerText(answer),
          solution: [...solution],
          session: await viewSession(tx, after),
        }
      },
    )
  })
  if (!feedback) throw questionChanged()
  return feedback
}

export const takeHint = (
  actor: ActingUser,
  services: Services,
  { id, number, hint }: { id: number; number: number; hint: number },
): Promise<PracticeSession> =>
  inSession(actor, services, id, async (tx, session) => {
    const { row } = await openQuestion(tx, session, number)
    const hintsTaken = Math.max(row.hintsTaken, Math.min(hint, questionOf(row).hints.length))
    await tx.update(practiceQuestions).set({ hintsTaken }).where(isQuestion(row))
    return viewSession(tx, session)
  })

/** Where nothing was answered, nothing is used up: the session stays open. */
export const endSession = (
  actor: ActingUser,
  services: Services,
  id: number,
): Promise<PracticeSession> =>
  inSession(actor, services, id, async (tx, session, kid) => {
    const rows = await readQuestions(tx, session.id)
    const ends = !session.finishedAt && rows.some((row) => row.answeredAt !== null)
    return viewSession(tx, ends ? await finish(tx, session, kid, services.now()) : session)
  })

async function finish(tx: Database, session: SessionRow, kid: PracticeKid, now: Date) {
  const masteries = await readMasteries(tx, session.studentId)
  const [finished] = await tx
    .update(practiceSessions)
    .set({ finishedAt: now, masteryAfter: masteryOf(topicOf(session.topic).skills, masteries) })
    .where(eq(practiceSessions.id, session.id))
    .returning()
  if (session.worksheetId !== null) {
    const own = eq(practiceWorksheets.id, session.worksheetId)
    await tx.update(practiceWorksheets).set({ doneAt: now }).where(own)
  }
  await assignBySystem(tx, { studentId: session.studentId, classNumber: kid.class_number, now })
  return finished ?? session
}
