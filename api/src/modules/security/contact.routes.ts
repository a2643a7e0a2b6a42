import {
  accountPaths,
  changeContact,
  confirmContact,
  removeContact,
  verifyContact,
} from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../../database/database.ts'
import type { ActingUser } from '../../server/acting-user.ts'
import { conflict, invalidInput, tooManyRequests } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { contactChangedMessage } from '../auth/auth.messages.ts'
import { codeLifetimeInMinutes, codeSender, redeemCode, wrongCode } from '../auth/contact-codes.ts'
import { countOne } from '../auth/throttle.repository.ts'
import { limitContact } from '../auth/throttle.ts'
import { readContact } from '../countries/contact.ts'
import type { Contact } from '../countries/contact.ts'
import { newCause } from '../messages/outbox.ts'
import { sendMessage } from '../messages/send-message.ts'
import { readProfile } from '../profile/profile.repository.ts'
import { reportOwnAccountEvent } from '../students/report-student-event.ts'
import {
  clearOwnContact,
  dropOpenCodes,
  hasLinkedIdentity,
  lockOwnContacts,
  setOwnContact,
} from './contact.repository.ts'
import { reauthenticate } from './reauthenticate.ts'

const words = { email: 'email address', mobile: 'mobile number' } as const

export function contactRoutes(app: FastifyInstance, services: Services) {
  const { db, now, publicOrigin } = services

  const sendCode = codeSender(services, 'contact-code')

  const askFor = async (actor: ActingUser, contact: Contact) => {
    await limitContact(services, contact, codeLifetimeInMinutes)
    return sendCode(contact, { userId: actor.id })
  }

  const notifyOldContact = (tx: Database, contact: Contact) =>
    sendMessage(services, tx, {
      cause: newCause('contact-changed'),
      to: [contact],
      message: contactChangedMessage(
        words[contact.kind],
        `${publicOrigin}${accountPaths.forgotPassword.to()}`,
      ),
    })

  /** A contact on a kid's account opens it, so the kid's guardians hear of it. */
  const reportChange = ({ id }: ActingUser, what: string, tx: Database) =>
    reportOwnAccountEvent(services, { userId: id, actorId: id, event: 'contact-changed', what }, tx)

  registerCall(app, changeContact, async (actor, { contact: text, country_id, ...proof }) => {
    const contact = readContact(text, country_id)
    if (!contact) throw invalidInput({ contact: 'Please enter a valid email or mobile number.' })
    await reauthenticate(actor, services, proof.current_password)
    return askFor(actor, contact)
  })

  registerCall(app, verifyContact, async (actor, { kind }) => {
    const profile = await readProfile(actor, db)
    const value = profile[kind]
    if (!value) throw invalidInput({ kind: `Your account has no ${words[kind]}.` })
    if (profile[`${kind}_verified`]) {
      throw conflict('verified_already', `Your ${words[kind]} is already confirmed.`)
    }
    return askFor(actor, { kind, value })
  })

  registerCall(app, confirmContact, async (actor, { ticket, code }) => {
    const time = now()
    // Each ticket has its own few tries; this is for many tickets.
    const tries = { key: `code:user:${actor.id}`, limit: 30, windowInMinutes: 30 }
    const retryAfter = await countOne(db, tries, time)
    if (retryAfter !== null) throw tooManyRequests(retryAfter)
    const confirmed = await db.transaction(async (tx) => {
      const redeemed = await redeemCode(tx, { ticket, code, now: time }, actor.id)
      if (!redeemed) return null
      const { kind, contact: value } = redeemed
      const before = (await lockOwnContacts(actor, tx))[kind]
      if (!(await setOwnContact(actor, tx, { kind, value }, time))) {
        throw invalidInput({ code: `Another account now has this ${words[kind]}.` })
      }
      await dropOpenCodes(actor, tx)
      if (before !== value) await reportChange(actor, `new ${words[kind]} ${value}`, tx)
      if (before && before !== value) await notifyOldContact(tx, { kind, value: before })
      return kind
    })
    if (!confirmed) throw wrongCode()
    return { message: `Your ${words[confirmed]} is confirmed.` }
  })

  registerCall(app, removeContact, async (actor, { kind, current_password }) => {
    await reauthenticate(actor, services, current_password)
    await db.transaction(async (tx) => {
      const own = await lockOwnContacts(actor, tx)
      const other = kind === 'email' ? own.mobile : own.email
      if (!other && !own.loginId && !(await hasLinkedIdentity(actor, tx))) {
        throw invalidInput({
          kind: 'Please keep an email address or a mobile number to sign in with.',
        })
      }
      await clearOwnContact(actor, tx, kind)
      await dropOpenCodes(actor, tx)
      const before = own[kind]
      if (!before) return
      await reportChange(actor, `${words[kind]} ${before} removed`, tx)
      await notifyOldContact(tx, { kind, value: before })
    })
    return { message: `Your ${words[kind]} is removed.` }
  })
}
