import { randomInt } from 'node:crypto'
import {
  candidatePaths,
  type CandidateRow,
  type IssuedCandidate,
  mostCandidates,
} from '@brightyard/contract'
import { and, eq, inArray } from 'drizzle-orm'
import type { Database } from '../../../database/database.ts'
import { assessmentCandidates } from '../../../database/schema/assessments.schema.ts'
import type { ActingUser } from '../../../server/acting-user.ts'
import { conflict, notFound } from '../../../server/api-problem.ts'
import type { Services } from '../../../server/services.ts'
import { resetCount } from '../../auth/throttle.repository.ts'
import { newCause } from '../../messages/outbox.ts'
import { sendMessage } from '../../messages/send-message.ts'
import { newFirstPassword } from '../../students/new-credentials.ts'
import type { AssessmentRow } from '../assessment.repository.ts'
import { type Candidate, failuresKey, passcodeHashOf } from '../candidate-passcode.ts'
import { candidateColumns, readCandidate, viewCandidate } from './passcodes.repository.ts'
import { findGiven, lockGiven, refuseUnpublished } from './desk-scope.ts'

/** Ten letters and digits that nobody mixes up, so that an application ID is not guessed from another one. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ23456789'
const newApplicationId = () =>
  `BY${Array.from({ length: 8 }, () => letters[randomInt(letters.length)]).join('')}`

interface Issuing {
  id: number
  people: readonly { name: string; email: string }[]
  sends_email: boolean
}

/** Who has one with the same email keeps it, also within one list. */
export function issue(actor: ActingUser, services: Services, { id, people, sends_email }: Issuing) {
  const { db, now } = services
  return db.transaction(async (tx) => {
    const row = await lockGiven(actor, tx, id)
    refuseUnpublished(row)
    if (!row.isForCandidates)
      throw conflict('not_for_candidates', 'This assessment is for kids who have it assigned.')
    const wanted = people.filter(
      ({ email }, at) => email === '' || people.findIndex((one) => one.email === email) === at,
    )
    const emails = wanted.flatMap(({ email }) => email || [])
    const existing = await tx
      .select(candidateColumns)
      .from(assessmentCandidates)
      .where(
        and(
          eq(assessmentCandidates.assessmentId, id),
          inArray(assessmentCandidates.contact, emails),
        ),
      )
    const known = new Set(existing.map((one) => one.row.contact))
    const added = wanted.filter(({ email }) => email === '' || !known.has(email))
    const own = eq(assessmentCandidates.assessmentId, id)
    if ((await tx.$count(assessmentCandidates, own)) + added.length > mostCandidates)
      throw conflict('too_many', `An assessment can have ${mostCandidates} candidates.`)
    const issued: IssuedCandidate[] = []
    for (const { name, email } of added) {
      const applicationId = newApplicationId()
      const passcode = newFirstPassword()
      const [made] = await tx
        .insert(assessmentCandidates)
        .values({
          assessmentId: id,
          applicationId,
          passcodeHash: passcodeHashOf(applicationId, passcode),
          name,
          contact: email,
          createdBy: actor.id,
          createdAt: now(),
        })
        .returning()
      if (!made) throw new Error('The candidate was not stored.')
      if (sends_email) await sendPasscode(services, tx, { row, candidate: made, passcode })
      issued.push({
        ...viewCandidate({ row: made, isRunning: false, hasAttempt: false }),
        passcode,
      })
    }
    return { issued, existing: existing.map(viewCandidate) }
  })
}

/** The passcode itself is in this email alone; the queue seals it until it is sent. */
async function sendPasscode(
  services: Services,
  tx: Database,
  { row, candidate, passcode }: { row: AssessmentRow; candidate: Candidate; passcode: string },
) {
  if (candidate.contact === '') return
  const { publicOrigin } = services
  await sendMessage(services, tx, {
    cause: newCause(`passcode:${candidate.id}`),
    to: [{ kind: 'email', value: candidate.contact }],
    message: {
      subject: `Your passcode for ${row.title}`,
      short: `Brightyard: your passcode for ${row.title} is ${passcode}.`,
      paragraphs: [
        `${candidate.name}, you can take the assessment “${row.title}”.`,
        `Application ID: ${candidate.applicationId}\nPasscode: ${passcode}`,
        `Sign in here:\n${publicOrigin}${candidatePaths.login.to()}`,
        ...(row.feeInPaise > 0 && candidate.paidAt === null
          ? ['There is a fee: you pay it after you have signed in.']
          : []),
        'Please keep the passcode to yourself. It opens this assessment and nothing else.',
      ],
    },
  })
}

/** Held, with the assessment of the own organisation; 404 for another one's. */
async function lockCandidateOf(actor: ActingUser, tx: Database, id: number) {
  const [candidate] = await tx
    .select()
    .from(assessmentCandidates)
    .where(eq(assessmentCandidates.id, id))
    .for('update')
  const row = await findGiven(actor, tx, candidate?.assessmentId ?? 0)
  if (!candidate) throw notFound('this candidate')
  return { row, candidate }
}

export function reissue(
  actor: ActingUser,
  services: Services,
  { id, sends_email }: { id: number; sends_email: boolean },
): Promise<IssuedCandidate> {
  return services.db.transaction(async (tx) => {
    const { row, candidate } = await lockCandidateOf(actor, tx, id)
    if (candidate.blockedAt)
      throw conflict('withdrawn', 'This application is withdrawn. Please restore it first.')
    refuseUnpublished(row)
    const passcode = newFirstPassword()
    await tx
      .update(assessmentCandidates)
      .set({ passcodeHash: passcodeHashOf(candidate.applicationId, passcode) })
      .where(eq(assessmentCandidates.id, id))
    // Who mistyped the old one too often may use the new one at once.
    await resetCount(tx, failuresKey(candidate.applicationId))
    if (sends_email) await sendPasscode(services, tx, { row, candidate, passcode })
    return { ...(await readCandidate(tx, id)), passcode }
  })
}

export function withdraw(
  actor: ActingUser,
  { db, now }: Services,
  { id, is_withdrawn }: { id: number; is_withdrawn: boolean },
): Promise<CandidateRow> {
  return db.transaction(async (tx) => {
    const { candidate } = await lockCandidateOf(actor, tx, id)
    if ((candidate.blockedAt !== null) === is_withdrawn) return readCandidate(tx, id)
    const { state } = await readCandidate(tx, id)
    if (is_withdrawn && (state === 'running' || state === 'handed_in'))
      throw conflict('started', 'They have started already. Their answers stay.')
    if (is_withdrawn && candidate.paidAt)
      throw conflict('already_paid', 'They have paid the fee. Please pay it back first.')
    await tx
      .update(assessmentCandidates)
      .set({ blockedAt: is_withdrawn ? now() : null })
      .where(eq(assessmentCandidates.id, id))
    return readCandidate(tx, id)
  })
}
