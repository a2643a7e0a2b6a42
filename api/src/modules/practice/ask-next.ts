import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { practiceQuestions } from '../../database/schema/practice.schema.ts'
import { nextSkill } from './engine/knowledge-tracing.ts'
import { newQuestion } from './engine/topics.ts'
import { readMasteries } from './mastery.repository.ts'
import type { QuestionRow, SessionRow } from './session.repository.ts'
import { topicOf } from './session-view.ts'

/** Stores the next question of a session: of the skill that it tells most about, and unlike those before. */
export async function askNext(
  tx: Database,
  session: SessionRow,
  before: readonly QuestionRow[],
  now: Date,
) {
  const { skills } = topicOf(session.topic)
  const masteries = await readMasteries(tx, session.studentId)
  const first = nextSkill(
    skills,
    masteries,
    before.map(({ skill }) => skill),
  )
  const texts = before.map(({ text }) => text)
  const seed = randomUUID()
  for (const skill of [first, ...skills]) {
    const made = newQuestion(skill, seed, texts)
    if (!made) continue // a small skill that has nothing new left
    const number = before.length + 1
    await tx.insert(practiceQuestions).values({
      sessionId: session.id,
      number,
      skill: skill.code,
      seed: made.seed,
      text: made.question.text,
      askedAt: now,
    })
    return
  }
  throw new Error(`The topic ${session.topic} has too few questions.`)
}
