import type { CandidateRow } from '@brightyard/contract'
import { and, desc, eq, ilike, or, sql } from 'drizzle-orm'
import { containing, type Database } from '../../../database/database.ts'
import { assessmentAttempts } from '../../../database/schema/assessment-attempts.schema.ts'
import { assessmentCandidates } from '../../../database/schema/assessments.schema.ts'
import { notFound } from '../../../server/api-problem.ts'
import type { Candidate } from '../candidate-passcode.ts'

// Written out: a query of one table names its columns without the table.
const isRunning = sql<boolean>`exists (select 1 from ${assessmentAttempts} as attempt
  where attempt.candidate_id = "assessment_candidates"."id" and attempt.submitted_at is null)`
const hasAttempt = sql<boolean>`exists (select 1 from ${assessmentAttempts} as attempt
  where attempt.candidate_id = "assessment_candidates"."id")`
export const candidateColumns = { row: assessmentCandidates, isRunning, hasAttempt }

interface Found {
  row: Candidate
  isRunning: boolean
  hasAttempt: boolean
}

export const viewCandidate = ({
  row,
  isRunning: runs,
  hasAttempt: tried,
}: Found): CandidateRow => ({
  id: row.id,
  application_id: row.applicationId,
  name: row.name,
  email: row.contact,
  state: row.blockedAt
    ? 'withdrawn'
    : runs
      ? 'running'
      : tried
        ? 'handed_in'
        : row.paidAt
          ? 'paid'
          : 'issued',
  paid_at: row.paidAt?.toISOString() ?? null,
  extra_minutes: row.extraMinutes,
  created_at: row.createdAt.toISOString(),
})

export async function listCandidatesOf(
  db: Database,
  assessmentId: number,
  { search, limit, offset }: { search?: string | undefined; limit: number; offset: number },
) {
  const { name, contact, applicationId, id } = assessmentCandidates
  const pattern = search ? containing(search) : null
  const typed = search ? containing(search.replaceAll('-', '')) : ''
  const where = and(
    eq(assessmentCandidates.assessmentId, assessmentId),
    pattern
      ? or(ilike(name, pattern), ilike(contact, pattern), ilike(applicationId, typed))
      : undefined,
  )
  const rows = await db
    .select(candidateColumns)
    .from(assessmentCandidates)
    .where(where)
    .orderBy(desc(id))
    .limit(limit)
    .offset(offset)
  return { data: rows.map(viewCandidate), total: await db.$count(assessmentCandidates, where) }
}

export async function readCandidate(tx: Database, id: number): Promise<CandidateRow> {
  const [found] = await tx
    .select(candidateColumns)
    .from(assessmentCandidates)
    .where(eq(assessmentCandidates.id, id))
  if (!found) throw notFound('this candidate')
  return viewCandidate(found)
}
