import * as z from '@brightyard/contract/schema'
import { CodeSent, Ticket } from '../auth/entities.ts'
import { CountryId, MessageResponse } from '../common/fields.ts'
import { EmailOrMobile, SentCode } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { ActiveSession, LinkedAccount, SocialProvider } from './entities.ts'

const base = 'vendor'
const session = 'required'

/**
 * Proof that the user owns the account. An account without a password leaves it out: its session must then be
 * younger than 15 minutes, or the response is 403 `sign_in_again`.
 */
const ownership = {
  current_password: z.optional(z.string().check(z.maxLength(256))),
}

const ContactKind = z.enum(['email', 'mobile'])

export const getSecurity = defineCall({
  name: 'getSecurity',
  method: 'GET',
  base,
  path: '/api/profile/security',
  session,
  summary: 'Ways to sign in, and where the account is signed in',
  response: z.object({
    has_password: z.boolean(),
    linked: z.array(LinkedAccount),
    /** Providers the account can be linked with. */
    providers: z.array(SocialProvider),
    sessions: z.array(ActiveSession),
    /** When the account will be deleted; null unless its owner requested it. */
    deletion_due_at: z.nullable(z.iso.datetime()),
  }),
})

/** 404 for a session of another account. */
export const endSession = defineCall({
  name: 'endSession',
  method: 'DELETE',
  base,
  path: '/api/profile/sessions/:id',
  session,
  summary: 'Sign out another device',
  params: z.object({ id: z.string().check(z.regex(/^[\w-]{8,64}$/)) }),
  response: MessageResponse,
})

export const endOtherSessions = defineCall({
  name: 'endOtherSessions',
  method: 'DELETE',
  base,
  path: '/api/profile/sessions',
  session,
  summary: 'Sign out every other device',
  response: MessageResponse,
})

/** Takes effect with the code sent to the new contact; the old contact is notified. */
export const changeContact = defineCall({
  name: 'changeContact',
  method: 'POST',
  base,
  path: '/api/profile/contact',
  session,
  summary: 'Send a code to a new email address or mobile number',
  body: z.object({ contact: EmailOrMobile, country_id: z.optional(CountryId), ...ownership }),
  response: CodeSent,
})

/** Sends a code to the account's unverified contact. */
export const verifyContact = defineCall({
  name: 'verifyContact',
  method: 'POST',
  base,
  path: '/api/profile/contact/verify',
  session,
  summary: 'Send a code to an unverified contact',
  body: z.object({ kind: ContactKind }),
  response: CodeSent,
})

export const confirmContact = defineCall({
  name: 'confirmContact',
  method: 'POST',
  base,
  path: '/api/profile/contact/confirm',
  session,
  summary: 'Confirm a contact by the code that was sent to it',
  body: z.object({ ticket: Ticket, code: SentCode }),
  response: MessageResponse,
})

/** An account keeps at least one way to sign in. */
export const removeContact = defineCall({
  name: 'removeContact',
  method: 'POST',
  base,
  path: '/api/profile/contact/remove',
  session,
  summary: 'Remove an email address or mobile number',
  body: z.object({ kind: ContactKind, ...ownership }),
  response: MessageResponse,
})

/** All stored data about the user and their kids, as one document. */
export const exportOwnData = defineCall({
  name: 'exportOwnData',
  method: 'POST',
  base,
  path: '/api/profile/export',
  session,
  summary: 'All stored data of the account',
  body: z.object(ownership),
  response: z.object({
    made_at: z.iso.datetime(),
    /** By subject: `profile`, `kids`, `orders`, … */
    data: z.record(z.string(), z.unknown()),
  }),
})

/** Happens after 14 days unless cancelled. */
export const requestDeletion = defineCall({
  name: 'requestDeletion',
  method: 'POST',
  base,
  path: '/api/profile/deletion',
  session,
  summary: 'Request the deletion of the account',
  body: z.object({
    understands: z.literal(true, 'Please confirm that you know what will be deleted.'),
    ...ownership,
  }),
  response: z.object({ message: z.string(), deletion_due_at: z.iso.datetime() }),
})

export const cancelDeletion = defineCall({
  name: 'cancelDeletion',
  method: 'DELETE',
  base,
  path: '/api/profile/deletion',
  session,
  summary: 'Cancel the deletion',
  response: MessageResponse,
})
