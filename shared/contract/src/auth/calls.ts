import * as z from '@brightyard/contract/schema'
import { CountryId, MessageResponse } from '../common/fields.ts'
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
    /** With grant_type password: e-mail, mobile number or a kid's login id. */
    username: z.optional(z.string().check(z.trim(), z.maxLength(254))),
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

/** */
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
 * Sends a code to the contact; the account is made by `confirmSignUp`. The answer is the same where the contact
 * has an account: its owner then gets a letter that says so.
 */
export const signUp = defineCall({
  name: 'signUp',
  method: 'POST',
  base: 'vendor',
  path: '/api/signup',
  session: 'none',
  summary: 'Begin to make an account',
  body: z.object({
    name: PersonName,
    /** The e-mail address or mobile number to sign in with. */
    username: EmailOrMobile,
    /** Of the country whose numbers the mobile number is read as. */
    country_id: z.optional(CountryId),
    password: NewPassword,
    /** The personal code of whoever sent the invitation. */
    reference_code: z.optional(z.string().check(z.trim(), z.maxLength(32))),
    accepts_terms: z.literal(true, 'Please accept the terms of service to continue.'),
    /** The guardian's consent to what is stored about kids. */
    consents_to_child_data: z.optional(z.boolean()),
  }),
  response: CodeSent,
})

/** Makes a guardian's account and signs it in, as requestToken does. Five wrong codes end the ticket. */
export const confirmSignUp = defineCall({
  name: 'confirmSignUp',
  method: 'POST',
  base: 'vendor',
  path: '/api/signup/confirm',
  session: 'none',
  summary: 'Make the account by the code that was sent',
  body: z.object({ ticket: Ticket, code: SentCode }),
  response: Token,
})

/** R-021, Z-002. Answers the same whether anybody has this contact. */
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

/** Answers the same whether the account exists or not. */
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
  summary: 'Set a new password by a sent link',
  body: z.object({
    token: z.string().check(z.minLength(1), z.maxLength(200)),
    password: NewPassword,
  }),
  response: MessageResponse,
})
