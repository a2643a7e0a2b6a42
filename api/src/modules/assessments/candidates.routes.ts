import {
  type CandidateSeat,
  getCandidate,
  getCandidatePayment,
  payCandidateFee,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import { assessments } from '../../database/schema/assessments.schema.ts'
import { vendors } from '../../database/schema/users.schema.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { type Candidate, candidateOf } from './candidate-passcode.ts'
import { payFee, viewFee, viewFeePayment } from './pay-fee.ts'
import { assessmentNotFound } from './start-attempt.ts'

/** People without an account: they have an application ID, a passcode, and one assessment. */
export function candidatesRoutes(app: FastifyInstance, services: Services) {
  registerCall(app, getCandidate, async (_, passcode, { request }) =>
    viewSeat(services.db, await candidateOf(services, passcode, request)),
  )

  registerCall(app, payCandidateFee, async (_, passcode, { request }) =>
    payFee(services, await candidateOf(services, passcode, request)),
  )

  registerCall(app, getCandidatePayment, (_, order) => viewFeePayment(services, order))
}

async function viewSeat(db: Database, candidate: Candidate): Promise<CandidateSeat> {
  const [found] = await db
    .select({ row: assessments, givenBy: vendors.name })
    .from(assessments)
    .leftJoin(vendors, eq(vendors.id, assessments.vendorId))
    .where(eq(assessments.id, candidate.assessmentId))
  if (!found?.row.publishedAt || found.row.withdrawnAt) throw assessmentNotFound()
  const { row, givenBy } = found
  return {
    name: candidate.name,
    application_id: candidate.applicationId,
    assessment_id: row.id,
    title: row.title,
    subject: row.subject,
    given_by: givenBy ?? 'Brightyard',
    minutes: row.minutes + candidate.extraMinutes,
    opens_at: row.opensAt?.toISOString() ?? null,
    closes_at: row.closesAt?.toISOString() ?? null,
    fee: row.feeInPaise > 0 ? viewFee(row) : null,
    is_paid: row.feeInPaise === 0 || candidate.paidAt !== null,
  }
}
