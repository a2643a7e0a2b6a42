import { questionsPerSession } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  practiceQuestions,
  practiceSessions,
  practiceWorksheets,
} from '../../database/schema/practice.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { askNext } from '../../modules/practice/ask-next.ts'
import { masteryOf } from '../../modules/practice/engine/knowledge-tracing.ts'
import { answerText } from '../../modules/practice/engine/question.ts'
import { readMasteries, recordEvidence } from '../../modules/practice/mastery.repository.ts'
import { isQuestion, readQuestions } from '../../modules/practice/session.repository.ts'
import { questionOf, topicOf } from '../../modules/practice/session-view.ts'

const day = 24 * 60 * 60 * 1000
const secondsEach = 25

/** Days ago, topic, and which of the ten were right. */
const sessions = [
  [8, 'c4-fractions', '1001010110'],
  [5, 'c4-operations', '1111011111'],
  [2, 'c4-fractions', '1101110111'],
  [1, 'c4-decimals', '0110101101'],
] as const

/** A kid of class 4 who practises now and then, with a worksheet of the school done and one to do. */
export async function seedPractice(tx: Database, studentId: number, now: Date) {
  const before = (days: number) => new Date(now.getTime() - days * day)
  const [school] = await tx.select().from(vendors).where(eq(vendors.name, 'Banyan Tree School'))
  const [done] = await tx
    .insert(practiceWorksheets)
    .values([
      {
        studentId,
        topic: 'c4-operations',
        vendorId: school?.id ?? null,
        note: 'Please do it before the test on Thursday.',
        doneAt: before(5),
        createdAt: before(7),
      },
      {
        studentId,
        topic: 'c4-geometry',
        vendorId: school?.id ?? null,
        note: 'We measured the school garden. Now the shapes on paper.',
        dueAt: before(-4),
        createdAt: before(1),
      },
      { studentId, topic: 'c4-fractions', createdAt: before(1) },
    ])
    .returning({ id: practiceWorksheets.id })
  for (const [days, topic, answers] of sessions) {
    const worksheetId = topic === 'c4-operations' ? (done?.id ?? null) : null
    await seedSession(tx, { studentId, topic, worksheetId, startedAt: before(days) }, answers)
  }
}

async function seedSession(
  tx: Database,
  given: { studentId: number; topic: string; worksheetId: number | null; startedAt: Date },
  answers: string,
) {
  const { studentId, startedAt } = given
  const { skills } = topicOf(given.topic)
  const masteryBefore = masteryOf(skills, await readMasteries(tx, studentId))
  const [session] = await tx
    .insert(practiceSessions)
    .values({ ...given, masteryBefore })
    .returning()
  if (!session) return
  let at = startedAt
  for (let index = 0; index < questionsPerSession; index += 1) {
    await askNext(tx, session, await readQuestions(tx, session.id), at)
    at = new Date(at.getTime() + secondsEach * 1000)
    const row = (await readQuestions(tx, session.id)).at(-1)
    const skill = skills.find(({ code }) => code === row?.skill)
    if (!row || !skill) return
    const isRight = answers[index] === '1'
    const { answer, hints } = questionOf(row)
    const text = isRight ? answerText(answer) : ''
    await tx
      .update(practiceQuestions)
      .set({ given: text, isRight, answeredAt: at, seconds: secondsEach })
      .where(isQuestion(row))
    const evidence = { answer, isRight, hintsTaken: 0 }
    await recordEvidence(tx, { studentId, skill, evidence, hints: hints.length, now: at })
  }
  const masteryAfter = masteryOf(skills, await readMasteries(tx, studentId))
  await tx
    .update(practiceSessions)
    .set({ finishedAt: at, masteryAfter })
    .where(eq(practiceSessions.id, session.id))
}
