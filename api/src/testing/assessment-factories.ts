import type { GivenAnswer, QuestionContent, QuestionKind } from '@brightyard/contract'
import { startAssessment } from '@brightyard/contract'
import type { Database } from '../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../database/schema/assessment-attempts.schema.ts'
import type { AnswerKey } from '../database/schema/assessment-items.schema.ts'
import {
  assessmentAssignments,
  assessmentCandidates,
  assessmentQuestions,
  assessments,
  assessmentSections,
} from '../database/schema/assessments.schema.ts'
import { passcodeHashOf } from '../modules/assessments/candidate-passcode.ts'
import { handIn } from '../modules/assessments/hand-in.ts'
import type { Caller } from './test-api.ts'

const optionsOf = (texts: string[]) =>
  texts.map((text, index) => ({ id: `o${index + 1}`, text, picture: null }))

const content = (text: string, fields: Partial<QuestionContent> = {}): QuestionContent => ({
  text,
  picture: null,
  options: [],
  prompts: [],
  unit: '',
  ...fields,
})

interface NewQuestion {
  kind: QuestionKind
  content: QuestionContent
  answerKey: AnswerKey
  explanation?: string
  marks?: number
  negativeMarks?: number
  itemId?: number
}

/** One of each kind; the first option, or the first two, are right. */
export const oneOfEachKind: readonly NewQuestion[] = [
  {
    kind: 'single',
    content: content('Which is a planet?', { options: optionsOf(['Mars', 'Moon', 'Sun']) }),
    answerKey: { right: ['o1'] },
    explanation: 'Mars goes around the Sun.',
    negativeMarks: 0.5,
  },
  {
    kind: 'multiple',
    content: content('Which are even?', { options: optionsOf(['2', '4', '5']) }),
    answerKey: { right: ['o1', 'o2'] },
  },
  {
    kind: 'number',
    content: content('How long is half a metre?', { unit: 'cm' }),
    answerKey: { right: ['50'] },
  },
  {
    kind: 'text',
    content: content('What is the capital of India?'),
    answerKey: { right: ['New Delhi', 'Delhi'] },
  },
  {
    kind: 'matching',
    content: content('Who lives where?', {
      prompts: [
        { id: 'p1', text: 'Bee' },
        { id: 'p2', text: 'Spider' },
      ],
      options: optionsOf(['Hive', 'Web']),
    }),
    answerKey: { right: ['p1=o1', 'p2=o2'] },
  },
  {
    kind: 'picture',
    content: content('Which one flies?', { options: optionsOf(['Kite', 'Boat']) }),
    answerKey: { right: ['o1'] },
  },
]

/** Published, open at all times, with the results at once; assigned to those given. */
export async function anAssessment(
  db: Database,
  {
    questions = oneOfEachKind,
    students = [],
    rooms = [],
    ...fields
  }: Partial<typeof assessments.$inferInsert> & {
    questions?: readonly NewQuestion[]
    students?: readonly number[]
    rooms?: readonly { vendorId: number; className?: string }[]
  } = {},
) {
  const [row] = await db
    .insert(assessments)
    .values({
      title: 'Small things',
      subject: 'Science',
      minutes: 30,
      reviewFrom: 'submission',
      publishedAt: new Date('2026-01-01'),
      ...fields,
    })
    .returning()
  if (!row) throw new Error('The assessment was not made.')
  const [section] = await db
    .insert(assessmentSections)
    .values({ assessmentId: row.id, position: 1, title: 'All of them' })
    .returning()
  if (!section) throw new Error('The section was not made.')
  const made = await db
    .insert(assessmentQuestions)
    .values(
      questions.map((question, position) => ({
        marks: 2,
        ...question,
        assessmentId: row.id,
        sectionId: section.id,
        position,
      })),
    )
    .returning()
  const assigned = [...students.map((studentId) => ({ studentId })), ...rooms]
  if (assigned.length > 0)
    await db
      .insert(assessmentAssignments)
      .values(assigned.map((one) => ({ ...one, assessmentId: row.id })))
  return { ...row, questions: made }
}

export const aDevice = 'window-one'

/** Starts it as this person. */
export const startedBy = (caller: Caller, id: number, input: { user_id?: number } = {}) =>
  caller.call(startAssessment, { id, consents: true, ...input })

/** What a window sends of one question. */
export const answerTo = (
  question: { id: number } | undefined,
  given: string[],
  answered_at: Date,
  is_flagged = false,
): GivenAnswer => ({
  question_id: question?.id ?? 0,
  given,
  is_flagged,
  answered_at: answered_at.toISOString(),
})

export const passcode = 'MANGO-TREE-77'

export async function aCandidate(
  db: Database,
  assessmentId: number,
  fields: Partial<typeof assessmentCandidates.$inferInsert> & { applicationId: string },
) {
  const [row] = await db
    .insert(assessmentCandidates)
    .values({
      assessmentId,
      name: 'Nila',
      passcodeHash: passcodeHashOf(fields.applicationId, passcode),
      ...fields,
    })
    .returning()
  if (!row) throw new Error('The candidate was not made.')
  return { row, sign: { application_id: row.applicationId, password: passcode } }
}

/** Attempts of so many candidates, handed in; every second one answered the first question right. */
export async function handedInBy(
  db: Database,
  made: Awaited<ReturnType<typeof anAssessment>>,
  people: number,
) {
  for (let number = 0; number < people; number++) {
    const { row } = await aCandidate(db, made.id, { applicationId: `BY${made.id}N${number}` })
    const startedAt = new Date('2026-03-18T09:00:00.000Z')
    const [attempt] = await db
      .insert(assessmentAttempts)
      .values({
        assessmentId: made.id,
        candidateId: row.id,
        number: 1,
        seed: String(number),
        startedAt,
        endsAt: new Date(startedAt.getTime() + 30 * 60_000),
      })
      .returning()
    const [question] = made.questions
    if (!attempt || !question) throw new Error('The attempt was not made.')
    await db.insert(assessmentAnswers).values({
      attemptId: attempt.id,
      questionId: question.id,
      given: [number % 2 === 0 ? 'o1' : 'o2'],
      isFlagged: false,
      answeredAt: startedAt,
      savedAt: startedAt,
    })
    await handIn(db, attempt, { by: 'taker', at: new Date(startedAt.getTime() + 10 * 60_000) })
  }
}
