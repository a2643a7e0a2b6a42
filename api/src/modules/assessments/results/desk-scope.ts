import { and, eq } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessments } from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict } from '../../../server/api-problem.ts'
import { organiserOf } from '../../offerings/organiser-scope.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { assessmentNotFound } from '../start-attempt.ts'

/** What this person's organisation gave; an admin's is everything. 403 for other roles. */
export function givenBy(actor: ActingUser) {
  const vendorId = organiserOf(actor)
  return vendorId === null ? undefined : eq(assessments.vendorId, vendorId)
}

/** 404 for another organisation's. */
export async function findGiven(actor: ActingUser, db: Database, id: number) {
  const [row] = await db
    .select()
    .from(assessments)
    .where(and(givenBy(actor), eq(assessments.id, id)))
  if (!row) throw assessmentNotFound()
  return row
}

/**
 * Held while somebody changes who takes it and how long: no attempt starts meanwhile (`startAttempt` shares the row),
 * and of two people one goes first.
 */
export async function lockGiven(actor: ActingUser, tx: Database, id: number) {
  const [row] = await tx
    .select()
    .from(assessments)
    .where(and(givenBy(actor), eq(assessments.id, id)))
    .for('no key update')
  if (!row) throw assessmentNotFound()
  return row
}

/** Nobody can take a draft, or one that was withdrawn. */
export function refuseUnpublished({ publishedAt, withdrawnAt }: AssessmentRow) {
  if (publishedAt && !withdrawnAt) return
  throw conflict(
    'not_published',
    withdrawnAt
      ? 'This assessment is withdrawn. Nobody can take it any more.'
      : 'This assessment is a draft. Please publish it first.',
  )
}
