import { and, eq, isNotNull } from 'drizzle-orm'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { readWait } from '../results-wait.ts'
import { type AssessmentNews, tellFamilies } from './assessment-news.ts'
import { lockGiven } from './desk-scope.ts'

/** Shows families what the review setting allows, and tells those who have handed in; the second time nothing. */
export function release(
  actor: ActingUser,
  { db, now }: Services,
  news: AssessmentNews,
  id: number,
): Promise<AssessmentRow> {
  return db.transaction(async (tx) => {
    const row = await lockGiven(actor, tx, id)
    const { from } = await readWait(tx, row, now())
    if (row.review === 'none' || (from !== 'release' && from !== 'everybody'))
      throw conflict(
        'not_waiting',
        row.review === 'none'
          ? 'Families see no results of this assessment.'
          : 'The results of this assessment show themselves.',
      )
    if (row.resultsReleasedAt) return row
    const resultsReleasedAt = now()
    await tx.update(assessments).set({ resultsReleasedAt }).where(eq(assessments.id, id))
    const { studentId, submittedAt, assessmentId } = assessmentAttempts
    const done = await tx
      .selectDistinct({ studentId })
      .from(assessmentAttempts)
      .where(and(eq(assessmentId, id), isNotNull(studentId), isNotNull(submittedAt)))
    const studentIds = done.flatMap((one) => one.studentId ?? [])
    await tellFamilies(tx, news, { assessmentId: id, what: 'released', studentIds })
    return { ...row, resultsReleasedAt }
  })
}
