import {
  accountPaths,
  completeSocialSignUp,
  finishSocialSignIn,
  listSocialProviders,
  startSocialLink,
  startSocialSignIn,
  unlinkSocial,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, notFound, notSignedIn } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { findAccountById } from '../auth/account.repository.ts'
import { linkedMessage, unlinkedMessage } from '../auth/auth.messages.ts'
import { deviceOf } from '../auth/device.ts'
import { contactsOf } from '../auth/password.routes.ts'
import { hashOf } from '../auth/secrets.ts'
import { answerSignedIn } from '../auth/session.routes.ts'
import { referrerOf } from '../auth/sign-up.routes.ts'
import { limitAddress } from '../auth/throttle.ts'
import { newCause } from '../messages/outbox.ts'
import type { Message } from '../messages/send-message.ts'
import { sendMessage } from '../messages/send-message.ts'
import { reportOwnAccountEvent } from '../students/report-student-event.ts'
import { readSocialCookie, providerOf, startFlow, flowExpired } from './social-flow.ts'
import { admitNewcomer, welcomeNewcomer } from './social-newcomer.ts'
import type { SocialPerson, SocialProvider } from './social-provider.ts'
import { SocialRefusal } from './social-provider.ts'
import {
  endFlow,
  findByIdentity,
  findByVerifiedEmail,
  insertIdentity,
  removeIdentity,
} from './social.repository.ts'
import * as z from '@brightyard/contract/schema'
import { appleCallbackPath } from './known-providers.ts'

export function socialRoutes(app: FastifyInstance, services: Services) {
  const { db, sessions, social, now, publicOrigin } = services
  const securityLink = `${publicOrigin}${accountPaths.security.to()}`
  appleCallbackRoutes(app, services)
  const departures = { name: 'social', limit: 30, windowInMinutes: 10 }

  async function notifyOwner(tx: Database, userId: number, message: Message) {
    const change = { userId, actorId: userId, what: message.subject }
    await reportOwnAccountEvent(services, { ...change, event: 'sign-in-changed' }, tx)
    await sendMessage(services, tx, {
      cause: newCause('linked-account'),
      to: contactsOf(await findAccountById(tx, userId)),
      message,
    })
  }

  /** False where the identity belongs to another account, or this account has one of the provider. */
  const addIdentity = (provider: SocialProvider, identity: Parameters<typeof insertIdentity>[1]) =>
    db.transaction(async (tx) => {
      const isNew = await insertIdentity(tx, identity)
      if (isNew) await notifyOwner(tx, identity.userId, linkedMessage(provider.name, securityLink))
      return isNew
    })

  registerCall(app, listSocialProviders, () => ({
    data: social.map(({ id, name }) => ({ id, name })),
  }))

  registerCall(app, startSocialSignIn, async (_actor, { provider }, { request, reply }) => {
    await limitAddress(services, request, departures)
    return startFlow(null, services, { provider, reply })
  })

  registerCall(app, startSocialLink, async (actor, { provider }, { request, reply }) => {
    await limitAddress(services, request, departures)
    return startFlow(actor, services, { provider, reply })
  })

  registerCall(app, finishSocialSignIn, async (actor, input, { request, reply }) => {
    await limitAddress(services, request, { ...departures, name: 'social-callback' })
    const flow = await endFlow(db, {
      stateHash: hashOf(input.state),
      browserHash: hashOf(readSocialCookie(request) ?? ''),
      now: now(),
    })
    if (!flow) throw flowExpired()
    const provider = providerOf(services, flow.provider)
    const person = await identify(provider, { ...input, ...flow })
    if (flow.userId !== null) {
      if (actor?.id !== flow.userId) throw notSignedIn() // signed out, or someone else by now
      await link(actor, provider, person)
      return { outcome: 'linked' as const, name: provider.name }
    }
    const userId = await accountOf(provider, person)
    if (userId === null) return welcomeNewcomer(services, provider.id, person)
    request.log.info({ event: 'signed_in', provider: provider.id, userId })
    const device = deviceOf(request.headers['user-agent'])
    const token = answerSignedIn(
      services,
      { request, reply },
      await sessions.start(userId, { device }),
    )
    return { outcome: 'signed-in' as const, token }
  })

  async function link(actor: ActingUser, provider: SocialProvider, person: SocialPerson) {
    const { id, name } = provider
    const { subject, email } = person
    const identity = { userId: actor.id, provider: id, subject, label: email ?? person.name }
    if (await addIdentity(provider, identity)) return
    const owner = await findByIdentity(db, id, subject)
    if (owner?.userId === actor.id) return
    throw conflict(
      'identity_taken',
      owner
        ? `This ${name} account is linked to another account. Remove it there first.`
        : `Your account already has another ${name} account. Remove it first.`,
    )
  }

  /** The matching account; the same mailbox counts only where both sides have verified it. */
  async function accountOf(provider: SocialProvider, person: SocialPerson) {
    const { id } = provider
    const known = await findByIdentity(db, id, person.subject)
    if (known?.lockedAt) throw flowExpired()
    if (known) return known.userId
    if (!person.email || !person.emailIsVerified) return null
    const userId = await findByVerifiedEmail(db, person.email)
    if (userId === undefined) return null
    const identity = { userId, provider: id, subject: person.subject, label: person.email }
    return (await addIdentity(provider, identity)) ? userId : null
  }

  registerCall(app, completeSocialSignUp, async (_actor, input, { request, reply }) => {
    const referredBy = await referrerOf(services, input.reference_code)
    await limitAddress(services, request, { name: 'sign-up', limit: 5, windowInMinutes: 30 })
    const userId = await admitNewcomer(services, {
      ticket: input.ticket,
      name: input.name,
      referredBy,
    })
    if (userId === null) throw flowExpired()
    request.log.info({ event: 'signed_up', userId })
    const device = deviceOf(request.headers['user-agent'])
    return answerSignedIn(services, { request, reply }, await sessions.start(userId, { device }))
  })

  registerCall(app, unlinkSocial, async (actor, { provider }) => {
    const name = social.find(({ id }) => id === provider)?.name ?? provider
    const outcome = await db.transaction(async (tx) => {
      const result = await removeIdentity(actor, tx, provider)
      if (result === 'removed') await notifyOwner(tx, actor.id, unlinkedMessage(name, securityLink))
      return result
    })
    if (outcome === 'not-linked') throw notFound(`${name} on your account`)
    if (outcome === 'last-way-in') {
      throw conflict(
        'last_way_in',
        `${name} is the only way into your account. Set a password or link another account first.`,
      )
    }
    return { message: `${name} is removed from your account.` }
  })
}

async function identify(
  provider: SocialProvider,
  arrival: Parameters<SocialProvider['identify']>[0],
): Promise<SocialPerson> {
  try {
    return await provider.identify(arrival)
  } catch (error) {
    if (error instanceof SocialRefusal) throw flowExpired()
    throw error
  }
}

const text = z.optional(z.string().check(z.minLength(1), z.maxLength(4000)))
const Form = z.object({ state: text, code: text, error: text })

/**
 * Apple posts a form from its own site, without our cookies and our header. So this only redirects the browser to
 * the page that all providers return to, which compares the state and finishes.
 */
function appleCallbackRoutes(app: FastifyInstance, services: Services) {
  app.post(
    appleCallbackPath,
    { schema: { hide: true }, config: { fromOutside: true } },
    async (request, reply) => {
      await limitAddress(services, request, {
        name: 'apple-callback',
        limit: 30,
        windowInMinutes: 10,
      })
      const { state, code, error } = Form.safeParse(request.body).data ?? {}
      const query = { state: state ?? null, ...(code ? { code } : { error: error ?? 'no_code' }) }
      const target = `${services.publicOrigin}${accountPaths.socialCallback.to({}, query)}`
      return reply.header('cache-control', 'no-store').redirect(target, 303)
    },
  )
}
