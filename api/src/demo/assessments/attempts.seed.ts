import type { Database } from '../../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../database/schema/assessment-attempts.schema.ts'
import type { assessments } from '../../database/schema/assessments.schema.ts'
import type { QuestionRow } from '../../modules/assessments/assessment.repository.ts'
import { readQuestions } from '../../modules/assessments/assessment.repository.ts'
import { handIn } from '../../modules/assessments/hand-in.ts'
import { random } from '../../server/random.ts'

interface Story {
  studentId?: number
  candidateId?: number
  startedAt: Date
  /** After which it was handed in; without them it still runs. */
  minutes?: number
  /** How likely an answer is right, from 0 to 1. */
  skill: number
  /** Of the questions; all where left out. */
  answered?: number
  /** The place of a question that those with skill get wrong: what counts as right there is doubtful. */
  trap?: number
}

/** One attempt, with answers that are right as often as the skill says; later questions are harder. */
export async function seedAttempt(
  tx: Database,
  assessment: typeof assessments.$inferSelect,
  { studentId, candidateId, startedAt, minutes, skill, answered, trap }: Story,
) {
  const seed = `demo ${assessment.id} ${studentId ?? `candidate ${candidateId}`}`
  const [attempt] = await tx
    .insert(assessmentAttempts)
    .values({
      assessmentId: assessment.id,
      studentId: studentId ?? null,
      candidateId: candidateId ?? null,
      number: 1,
      seed,
      startedAt,
      endsAt: new Date(startedAt.getTime() + assessment.minutes * 60_000),
    })
    .returning()
  if (!attempt) throw new Error('The attempt was not stored.')
  const dice = random(seed)
  const questions = await readQuestions(tx, assessment.id)
  const given = questions.slice(0, answered).map((question, index) => {
    const chance = skill + 0.15 - (index / questions.length) * 0.3
    const isRight = dice.next() < (index === trap ? 1.1 - 1.4 * skill : chance)
    const isLeftOut = !isRight && dice.next() < 0.15
    const answeredAt = new Date(startedAt.getTime() + (index + 1) * 60_000)
    return {
      attemptId: attempt.id,
      questionId: question.id,
      given: isLeftOut ? [] : isRight ? rightTo(question) : wrongTo(question),
      isFlagged: false,
      answeredAt,
      savedAt: answeredAt,
    }
  })
  await tx.insert(assessmentAnswers).values(given)
  if (minutes === undefined) return
  const at = new Date(startedAt.getTime() + minutes * 60_000)
  await handIn(tx, attempt, { by: 'taker', at })
}

const rightTo = ({ kind, answerKey: { right } }: QuestionRow) =>
  kind === 'text' || kind === 'number' ? right.slice(0, 1) : right

function wrongTo({ kind, content, answerKey: { right } }: QuestionRow): string[] {
  if (kind === 'number') return [String(Number(right[0]) + 10)]
  if (kind === 'text') return ['I am not sure']
  if (kind === 'matching') {
    const ids = content.options.map(({ id }) => id)
    return content.prompts.map(({ id }, index) => `${id}=${ids[(index + 1) % ids.length] ?? ''}`)
  }
  return content.options.flatMap(({ id }) => (right.includes(id) ? [] : [id])).slice(0, 1)
}
