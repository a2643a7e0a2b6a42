import { eq } from 'drizzle-orm'
import { assessmentCandidates } from '../../database/schema/assessments.schema.ts'
import { ApiProblem, tooManyRequests } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import type { Services } from '../../server/services.ts'
import { hashOf } from '../auth/secrets.ts'
import { countFailure } from '../auth/throttle.repository.ts'

export type Candidate = typeof assessmentCandidates.$inferSelect

export interface Passcode {
  application_id?: string | undefined
  password?: string | undefined
}

/** Of one application id, from everywhere. */
const failures = { free: 10, firstWaitInSeconds: 30, longestWaitInSeconds: 15 * 60 }

const wrongPasscode = () =>
  new ApiProblem(
    401,
    'wrong_passcode',
    'This application ID and passcode do not match. Check both in the message that you got.',
  )

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** A passcode is random and long, so a fast hash keeps it; it is read at every save. */
export const passcodeHashOf = (applicationId: string, passcode: string) =>
  hashOf(`${plain(applicationId)}.${plain(passcode)}`)

/** Null where none is given; 401 for a wrong one, 429 after too many of them. */
export async function findCandidate(
  { db, now }: Services,
  { application_id, password }: Passcode,
): Promise<Candidate | null> {
  if (!application_id || !password) return null
  const applicationId = plain(application_id)
  const [found] = await db
    .select()
    .from(assessmentCandidates)
    .where(eq(assessmentCandidates.applicationId, applicationId))
  const isRight =
    found !== undefined &&
    found.blockedAt === null &&
    isSameSecret(passcodeHashOf(applicationId, password), found.passcodeHash)
  if (isRight) return found
  const wait = await countFailure(db, `passcode:${applicationId}`, failures, now())
  if (wait !== null) throw tooManyRequests(wait)
  throw wrongPasscode()
}
