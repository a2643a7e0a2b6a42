import { accountPaths, referUser } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { countOne } from '../auth/throttle.repository.ts'
import { readContact } from '../countries/contact.ts'
import { indiaId } from '../countries/countries.ts'
import { invitationLetter } from '../mail/letters.ts'
import { hasAccount, insertReferral, readReferrer } from './referral.repository.ts'

/** One text for every refusal, so that nobody learns who has an account (E-005, Z-043). */
const failure = 'Enter valid email or phone'
const refused = () => invalidInput({ email: failure }, failure)

/** F-026. */
const invitationsADay = 20

export function referralsRoutes(app: FastifyInstance, services: Services) {
  const { db, now, background } = services

  registerCall(app, referUser, async (actor, input) => {
    const countryId = input.country_id ?? indiaId
    const contact = readContact(input.email, countryId)
    if (!contact || (await hasAccount(db, contact.value))) throw refused()
    const allowance = {
      key: `referral:user:${actor.id}`,
      limit: invitationsADay,
      windowInMinutes: 24 * 60,
    }
    const retryAfter = await countOne(db, allowance, now())
    if (retryAfter !== null) throw tooManyRequests(retryAfter, failure)
    const isNew = await insertReferral(actor, db, {
      contact: contact.value,
      isVendor: input.is_vendor,
      name: input.is_vendor ? input.name || null : null,
      city: input.is_vendor ? input.city || null : null,
      countryId,
    })
    if (!isNew) throw refused()
    if (contact.kind === 'email') {
      background.run('send an invitation', () =>
        sendInvitation(actor, services, { to: contact.value, isVendor: input.is_vendor }),
      )
    }
    return { message: 'User successfully invited.' }
  })
}

async function sendInvitation(
  actor: ActingUser,
  { db, mail, publicOrigin }: Services,
  { to, isVendor }: { to: string; isVendor: boolean },
) {
  const referrer = await readReferrer(actor, db)
  if (!referrer) return
  const path = isVendor ? accountPaths.partnerRegister : accountPaths.signup
  const link = `${publicOrigin}${path.to({}, { reference_code: referrer.referenceCode })}`
  await mail.send(invitationLetter(to, { from: referrer.name, link, isVendor }))
}
