import { type ItemAnalysis, type ItemFlag, leastAnalysed } from '@brightyard/contract'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import {
  assessmentAnswers,
  assessmentAttempts,
} from '../../../database/schema/assessment-attempts.schema.ts'
import { conflict } from '../../../server/api-problem.ts'
import { readQuestions, readSections } from '../assessment.repository.ts'
import { analyseItems } from './item-analysis.ts'

/** Enough for every figure to stand still; more would only take longer. */
const mostAttempts = 5_000

/** The first attempt of everybody: later ones have seen the questions before. */
async function readFirstAttempts(db: Database, assessmentId: number): Promise<number[]> {
  const { id, number, submittedAt } = assessmentAttempts
  const rows = await db
    .select({ id })
    .from(assessmentAttempts)
    .where(
      and(eq(assessmentAttempts.assessmentId, assessmentId), eq(number, 1), isNotNull(submittedAt)),
    )
    .orderBy(sql`${id} desc`)
    .limit(mostAttempts)
  return rows.map((row) => row.id)
}

export async function readItemAnalysis(db: Database, assessmentId: number) {
  const attempts = await readFirstAttempts(db, assessmentId)
  const least = leastAnalysed
  if (attempts.length < least) return { attempts: attempts.length, least, data: [] }
  const sections = new Map(
    (await readSections(db, assessmentId)).map(({ id, title }) => [id, title]),
  )
  const questions = (await readQuestions(db, assessmentId)).map((question) => ({
    ...question,
    section: sections.get(question.sectionId) ?? '',
  }))
  const { attemptId, questionId, given, isRight, score } = assessmentAnswers
  const answers = await db
    .select({ attemptId, questionId, given, isRight, score })
    .from(assessmentAnswers)
    .where(inArray(attemptId, attempts))
  return {
    attempts: attempts.length,
    least,
    data: analyseItems(
      questions,
      attempts,
      answers.map((answer) => ({ ...answer, score: answer.score ?? 0 })),
    ),
  }
}

const flagNames: Readonly<Record<ItemFlag, string>> = {
  check_key: 'Check the right answer',
  hard: 'Almost nobody got it right',
  easy: 'Almost everybody got it right',
  weak: 'Does not tell strong from weak',
  wrong_option: 'A wrong option was chosen most',
  skipped: 'Often left out',
}
const percent = (share: number) => `${Math.round(share * 100)}%`

const choicesText = ({ choices, right, wrong }: ItemAnalysis) =>
  choices.length > 0
    ? choices.map((one) => `${one.is_right ? '* ' : ''}${one.text}: ${one.chosen}`).join('; ')
    : [`* ${right.join(' or ')}`, ...wrong.map((one) => `${one.text}: ${one.count}`)].join('; ')

export async function analysisTable(db: Database, assessmentId: number): Promise<string[][]> {
  const { data, least } = await readItemAnalysis(db, assessmentId)
  if (data.length === 0)
    throw conflict('too_few', `There is an analysis as soon as ${least} people have handed in.`)
  const head = [
    'Number',
    'Part',
    'Question',
    'Kind',
    'Marks',
    'Earned',
    'Discrimination',
    'Left out',
    'Answers (* right)',
    'Look at',
  ]
  return [
    head,
    ...data.map((item) => [
      String(item.number),
      item.section,
      item.text,
      item.kind,
      String(item.marks),
      percent(item.difficulty),
      item.discrimination === null ? '' : item.discrimination.toFixed(2),
      percent(item.skipped),
      choicesText(item),
      item.flags.map((flag) => flagNames[flag]).join('; '),
    ]),
  ]
}
