import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentAnswers } from '../../database/schema/assessment-attempts.schema.ts'
import { assessmentQuestions } from '../../database/schema/assessments.schema.ts'

/** Whether all that is asked has an answer: a match for every prompt, or anything at all. */
export const isWhole = (
  { kind, content }: Pick<typeof assessmentQuestions.$inferSelect, 'kind' | 'content'>,
  given: readonly string[],
) =>
  given.some((one) => one.trim() !== '') &&
  (kind !== 'matching' ||
    content.prompts.every(({ id }) => given.some((one) => one.startsWith(`${id}=`))))

/** How many questions are wholly answered, by attempt, while it runs. */
export async function countAnswered(db: Database, ids: number[]): Promise<Map<number, number>> {
  if (ids.length === 0) return new Map()
  const { attemptId, questionId, given } = assessmentAnswers
  const { id, kind, content } = assessmentQuestions
  const asked = sql`case when ${kind} = 'matching' then jsonb_array_length(${content} -> 'prompts') else 1 end`
  const rows = await db
    .select({ attemptId, answered: sql<number>`count(*)::int` })
    .from(assessmentAnswers)
    .innerJoin(assessmentQuestions, eq(id, questionId))
    .where(and(inArray(attemptId, ids), sql`jsonb_array_length(${given}) >= greatest(1, ${asked})`))
    .groupBy(attemptId)
  return new Map(rows.map((row) => [row.attemptId, row.answered]))
}
