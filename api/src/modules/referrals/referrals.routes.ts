import { accountPaths, getPoints, listReferrals, referUser } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { invitationIdOf } from '../applications/invitation-id.ts'
import { readSessionCookie } from '../auth/session.routes.ts'
import { countOne } from '../auth/throttle.repository.ts'
import { requireVerifiedContact } from '../auth/verified-contact.ts'
import { readContact } from '../countries/contact.ts'
import { indiaId } from '../countries/countries.ts'
import { invitationEmail } from '../messages/emails.ts'
import {
  hasAccount,
  insertReferral,
  readInvitations,
  readPoints,
  readReferrer,
} from './referral.repository.ts'

/** The same text for every refusal, so that it does not reveal who has an account. */
const failure = 'Enter valid email or phone'
const refused = () => invalidInput({ email: failure }, failure)

/** Per person, so that nobody is flooded with invitations. */
const invitationsADay = 20

export function referralsRoutes(app: FastifyInstance, services: Services) {
  const { db, now, sessions } = services

  registerCall(app, getPoints, async (_actor, _input, { request, reply }) => {
    void reply.header('cache-control', 'no-store') // it is one person's, though no token is asked for
    const refreshValue = readSessionCookie(request)
    const actor = refreshValue ? await sessions.actorByRefresh(refreshValue) : null
    return { points: actor && (await readPoints(actor, db)) }
  })

  registerCall(app, listReferrals, async (actor) => ({
    data: await readInvitations(actor, db),
    points: await readPoints(actor, db),
  }))

  registerCall(app, referUser, async (actor, input) => {
    await requireVerifiedContact(actor, db)
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
    await db.transaction(async (tx) => {
      const id = await insertReferral(actor, tx, {
        contact: contact.value,
        isVendor: input.is_vendor,
        name: input.is_vendor ? input.name || null : null,
        city: input.is_vendor ? input.city || null : null,
        countryId,
      })
      if (id === null) throw refused()
      if (contact.kind === 'mobile') return
      const isVendor = input.is_vendor
      await sendInvitation(actor, services, tx, { to: contact.value, isVendor, id })
    })
    return { message: 'User successfully invited.' }
  })
}

async function sendInvitation(
  actor: ActingUser,
  { outbox, publicOrigin, linkSecret }: Services,
  tx: Database,
  { to, isVendor, id }: { to: string; isVendor: boolean; id: number },
) {
  const referrer = await readReferrer(actor, tx)
  if (!referrer) return
  const reference_code = referrer.referenceCode
  const invitation = invitationIdOf(linkSecret, id)
  const paths = isVendor
    ? [
        accountPaths.partnerRegister.to({}, { reference_code, invitation }),
        accountPaths.schoolRegistration.to({ id: invitation }),
      ]
    : [accountPaths.signup.to({}, { reference_code })]
  const links = paths.map((path) => `${publicOrigin}${path}`)
  const email = invitationEmail(to, { from: referrer.name, links, isVendor })
  await outbox.add(tx, { cause: `invitation:${id}` }, [{ channel: 'email', ...email }])
}
