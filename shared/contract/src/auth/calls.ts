import * as z from '@brightyard/contract/schema'
import { CountryId, MessageResponse, oneLine } from '../common/fields.ts'
import { EmailOrMobile, NewPassword, PersonName, SentCode } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { CodeSent, SessionUser, Ticket, Token } from './entities.ts'

/** Starts a session, or renews one from the cookie. Body as JSON or form-encoded. */
export const requestToken = defineCall({
  name: 'requestToken',
  method: 'POST',
  base: 'vendor',
  path: '/oauth/token',
  session: 'none',
  summary: 'Sign in with a password, or renew the session of the cookie',
  body: z.object({
    grant_type: z.enum(['password', 'refresh_token']),
    client_id: z.literal('web'),
    /** Accepted for older clients and ignored: a browser holds no secret. */
    client_secret: z.optional(z.string().check(z.maxLength(200))),
    /** With grant_type password: email, mobile number or a kid's login id. */
    username: z.optional(z.string().check(oneLine(), z.maxLength(254))),
    password: z.optional(z.string().check(z.maxLength(256))),
  }),
  response: Token,
})

/** Ends the session on the server and removes the cookie. */
export const logout = defineCall({
  name: 'logout',
  method: 'PATCH',
  base: 'vendor',
  path: '/api/logout',
  session: 'optional',
  summary: 'Sign out',
  response: MessageResponse,
})

/** 401 without a session. */
export const getUser = defineCall({
  name: 'getUser',
  method: 'GET',
  base: 'vendor',
  path: '/api/user',
  session: 'required',
  summary: 'The signed-in user',
  response: SessionUser,
})

/**
 * Sends a code to the contact; `confirmSignUp` creates the account. The response is the same when the contact already
 * has an account: its owner then gets an email that says so.
 */
export const signUp = defineCall({
  name: 'signUp',
  method: 'POST',
  base: 'vendor',
  path: '/api/signup',
  session: 'none',
  summary: 'Start to create an account',
  body: z.object({
    name: PersonName,
    /** The email address or mobile number to sign in with. */
    username: EmailOrMobile,
    /** The country of the mobile number. */
    country_id: z.optional(CountryId),
    password: NewPassword,
    /** The inviter's personal code. */
    reference_code: z.optional(z.string().check(oneLine(), z.maxLength(32))),
    accepts_terms: z.literal(true, 'Please accept the terms of service to continue.'),
    /** The guardian's consent to what is stored about kids. */
    consents_to_child_data: z.optional(z.boolean()),
  }),
  response: CodeSent,
})

/** Creates a guardian's account and signs it in, like requestToken. Five wrong codes invalidate the ticket. */
export const confirmSignUp = defineCall({
  name: 'confirmSignUp',
  method: 'POST',
  base: 'vendor',
  path: '/api/signup/confirm',
  session: 'none',
  summary: 'Create the account with the code that was sent',
  body: z.object({ ticket: Ticket, code: SentCode }),
  response: Token,
})

/** The response is the same whether or not an account has this contact. */
export const forgotKidId = defineCall({
  name: 'forgotKidId',
  method: 'POST',
  base: 'vendor',
  path: '/api/kid-id/forgot',
  session: 'none',
  summary: "Send the kids' login ids to their guardian",
  body: z.object({ username: EmailOrMobile }),
  response: MessageResponse,
})

/** The response is the same whether or not the account exists. */
export const forgotPassword = defineCall({
  name: 'forgotPassword',
  method: 'POST',
  base: 'vendor',
  path: '/api/password/forgot',
  session: 'none',
  summary: 'Send a link for a new password',
  body: z.object({ username: EmailOrMobile }),
  response: MessageResponse,
})

/** Sets the password and ends every session of the account. */
export const resetPassword = defineCall({
  name: 'resetPassword',
  method: 'POST',
  base: 'vendor',
  path: '/api/password/reset',
  session: 'none',
  summary: 'Set a new password with the link that was sent',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: NewPassword,
  }),
  response: MessageResponse,
})
