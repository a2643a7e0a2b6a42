import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import { assessmentCandidates } from '../../database/schema/assessments.schema.ts'
import { ApiProblem, tooManyRequests } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import type { Services } from '../../server/services.ts'
import { hashOf } from '../auth/secrets.ts'
import { limitAddress } from '../auth/throttle.ts'
import { countFailure } from '../auth/throttle.repository.ts'

export type Candidate = typeof assessmentCandidates.$inferSelect

export interface Passcode {
  application_id?: string | undefined
  password?: string | undefined
}

/** Of one application id, from everywhere. */
const failures = { free: 10, firstWaitInSeconds: 30, longestWaitInSeconds: 15 * 60 }

/** Of one address, over all application ids: a hall of candidates who mistype is far from it. */
const fromAddress = { name: 'passcode', limit: 600, windowInMinutes: 15 }

const wrongPasscode = () =>
  new ApiProblem(
    401,
    'wrong_passcode',
    'This application ID and passcode do not match. Check both in the message that you got.',
  )

const plain = (typed: string) => typed.replaceAll(/[\s-]/g, '').toUpperCase()

/** Where guesses of an application's passcode are counted. */
export const failuresKey = (applicationId: string) => `passcode:${plain(applicationId)}`

/** A passcode is random and long, so a fast hash keeps it; it is read at every save. */
export const passcodeHashOf = (applicationId: string, passcode: string) =>
  hashOf(`${plain(applicationId)}.${plain(passcode)}`)

/** Null where none is given; 401 for a wrong one, 429 after too many of them. */
export async function findCandidate(
  services: Services,
  { application_id, password }: Passcode,
  request: FastifyRequest,
): Promise<Candidate | null> {
  if (!application_id || !password) return null
  const { db, now } = services
  const applicationId = plain(application_id)
  const key = failuresKey(applicationId)
  const [found] = await db
    .select()
    .from(assessmentCandidates)
    .where(eq(assessmentCandidates.applicationId, applicationId))
  const isRight =
    found !== undefined &&
    found.blockedAt === null &&
    isSameSecret(passcodeHashOf(applicationId, password), found.passcodeHash)
  // Never slowed down: a passcode is too long to be guessed, and guesses of a stranger must keep nobody out.
  if (isRight) return found
  await limitAddress(services, request, fromAddress)
  const wait = await countFailure(db, key, failures, now())
  if (wait !== null) throw tooManyRequests(wait)
  throw wrongPasscode()
}

/** The candidate of a call that needs one. */
export async function candidateOf(
  services: Services,
  passcode: Passcode,
  request: FastifyRequest,
): Promise<Candidate> {
  const found = await findCandidate(services, passcode, request)
  if (!found) throw wrongPasscode()
  return found
}
