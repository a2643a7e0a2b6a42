import { confirmSignUp, signUp } from '@brightyard/contract'
import type { CallParsed } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { SignUpDraft } from '../../database/schema/identity.schema.ts'
import { invalidInput } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { markJoined } from '../referrals/referral-reward.repository.ts'
import { createGuardian, findByReferenceCode } from './account.repository.ts'
import { consentVersions, recordConsents } from './consent.repository.ts'
import { codeLifetimeInMinutes, codeSender, redeemCode, wrongCode } from './contact-codes.ts'
import { deviceOf } from './device.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { refuseReservedName } from './reserved-names.ts'
import { answerSignedIn } from './session.routes.ts'
import { limitAddress, limitContact } from './throttle.ts'

export function signUpRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions, now } = services
  const sendCode = codeSender(services, 'sign-up-code')

  registerCall(app, signUp, async (_actor, input, { request }) => {
    const contact = readContact(input.username, input.country_id)
    if (!contact) throw invalidInput({ username: 'Please enter a valid email or mobile number.' })
    refuseCommonPassword(input.password)
    await refuseReservedName(db, input.name)
    const referredBy = await referrerOf(services, input.reference_code)
    // Counted only when a code would be sent: a typing mistake does not count.
    await limitAddress(services, request, { name: 'sign-up', limit: 5, windowInMinutes: 30 })
    await limitContact(services, contact, codeLifetimeInMinutes)
    return sendCode(contact, { signUp: await draftOf(input, referredBy) })
  })

  registerCall(app, confirmSignUp, async (_actor, { ticket, code }, { request, reply }) => {
    await limitAddress(services, request, { name: 'code', limit: 30, windowInMinutes: 30 })
    const time = now()
    const userId = await db.transaction(async (tx) => {
      const redeemed = await redeemCode(tx, { ticket, code, now: time }, null)
      if (!redeemed?.signUp) return null
      const contact = { kind: redeemed.kind, value: redeemed.contact }
      const made = await createGuardian(tx, { ...redeemed.signUp, contact, verifiedAt: time })
      if (made === null)
        throw invalidInput({ code: 'This contact already has an account. Please sign in.' })
      await recordConsents(tx, made, redeemed.signUp.consents, time)
      await markJoined(tx, {
        contact,
        userId: made,
        referredBy: redeemed.signUp.referredBy,
        now: time,
      })
      return made
    })
    if (userId === null) throw wrongCode()
    request.log.info({ event: 'signed_up', userId })
    const device = deviceOf(request.headers['user-agent'])
    return answerSignedIn(services, { request, reply }, await sessions.start(userId, { device }))
  })
}

export async function referrerOf({ db }: Services, code: string | undefined) {
  if (!code) return null
  const referrer = await findByReferenceCode(db, code)
  if (referrer) return referrer.id
  throw invalidInput({
    reference_code: 'We do not know this referral code. Check it or leave it out.',
  })
}

async function draftOf(
  input: CallParsed<typeof signUp>,
  referredBy: number | null,
): Promise<SignUpDraft> {
  const subjects = input.consents_to_child_data
    ? (['terms', 'child-data'] as const)
    : (['terms'] as const)
  return {
    name: input.name,
    passwordHash: await hashPassword(input.password),
    referredBy,
    consents: subjects.map((subject) => ({ subject, version: consentVersions[subject] })),
  }
}
