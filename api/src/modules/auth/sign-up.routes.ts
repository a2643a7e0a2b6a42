import { signUp } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { readContact } from '../countries/contact.ts'
import { createGuardian, findByReferenceCode } from './account.repository.ts'
import { hashPassword, refuseCommonPassword } from './passwords.ts'
import { answerSignedIn } from './session.routes.ts'
import { limitAddress } from './throttle.ts'

export function signUpRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions } = services

  registerCall(app, signUp, async (_actor, input, { request, reply }) => {
    const contact = readContact(input.username, input.country_id)
    if (!contact)
      throw invalidInput({ username: 'Please enter a valid email id or mobile number.' })
    refuseCommonPassword(input.password)
    const referrer = input.reference_code
      ? await findByReferenceCode(db, input.reference_code)
      : undefined
    if (input.reference_code && !referrer) {
      throw invalidInput({
        reference_code: 'We do not know this referral code. Check it or leave it out.',
      })
    }
    // Counted only when an account would be made: a typing mistake costs nobody a try (Y-018).
    await limitAddress(services, request, { name: 'sign-up', limit: 5, windowInMinutes: 30 })
    const userId = await createGuardian(db, {
      name: input.name,
      contact,
      passwordHash: await hashPassword(input.password),
      referredBy: referrer?.id ?? null,
    })
    if (userId === null) {
      throw invalidInput({
        username:
          'There is an account with this contact already. Sign in, or ask for a new password.',
      })
    }
    request.log.info({ event: 'signed_up', userId })
    return answerSignedIn(reply, await sessions.start(userId))
  })
}
