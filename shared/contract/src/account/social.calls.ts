import * as z from '@brightyard/contract/schema'
import { Ticket, Token } from '../auth/entities.ts'
import { MessageResponse, oneLine } from '../common/fields.ts'
import { PersonName } from '../common/person.entities.ts'
import { defineCall } from '../define/define-call.ts'
import { SocialProvider, SocialProviderId } from './entities.ts'

const base = 'vendor'
const providerParams = z.object({ provider: SocialProviderId })
const Departure = z.object({
  /** The provider's page, where the browser goes next. */
  url: z.url(),
  /** To be compared with the state that comes back. */
  state: z.string(),
})

export const listSocialProviders = defineCall({
  name: 'listSocialProviders',
  method: 'GET',
  base,
  path: '/api/social/providers',
  session: 'none',
  summary: 'Providers to sign in with',
  response: z.object({ data: z.array(SocialProvider) }),
})

/** A cookie binds the sign-in to this browser. */
export const startSocialSignIn = defineCall({
  name: 'startSocialSignIn',
  method: 'POST',
  base,
  path: '/api/social/:provider/sign-in',
  session: 'none',
  summary: 'Start to sign in with a provider',
  params: providerParams,
  response: Departure,
})

export const startSocialLink = defineCall({
  name: 'startSocialLink',
  method: 'POST',
  base,
  path: '/api/social/:provider/link',
  session: 'required',
  summary: 'Start to link an identity to the account',
  params: providerParams,
  response: Departure,
})

/** Once for each state; 422 `sign_in_expired` for one that is unknown, used, too old or of another browser. */
export const finishSocialSignIn = defineCall({
  name: 'finishSocialSignIn',
  method: 'POST',
  base,
  path: '/api/social/callback',
  session: 'optional',
  summary: 'Finish after the return from a provider',
  body: z.object({
    code: z.string().check(z.minLength(1), z.maxLength(4000)),
    state: z.string().check(z.minLength(1), z.maxLength(200)),
    /** Who issued the code, where the provider says so (RFC 9207). */
    iss: z.optional(z.string().check(z.maxLength(500))),
  }),
  response: z.discriminatedUnion('outcome', [
    z.object({ outcome: z.literal('signed-in'), token: Token }),
    z.object({ outcome: z.literal('linked'), name: z.string() }),
    /** No account has this identity: one is created when the terms are accepted. */
    z.object({
      outcome: z.literal('new'),
      ticket: z.string(),
      name: z.string(),
      email: z.nullable(z.string()),
    }),
  ]),
})

export const completeSocialSignUp = defineCall({
  name: 'completeSocialSignUp',
  method: 'POST',
  base,
  path: '/api/social/sign-up',
  session: 'none',
  summary: 'Create an account from an identity at a provider',
  body: z.object({
    ticket: Ticket,
    name: z.optional(PersonName),
    reference_code: z.optional(z.string().check(oneLine(), z.maxLength(32))),
    accepts_terms: z.literal(true, 'Please accept the terms of service to continue.'),
  }),
  response: Token,
})

/** 409 `last_way_in` when it is the only way to sign in. */
export const unlinkSocial = defineCall({
  name: 'unlinkSocial',
  method: 'DELETE',
  base,
  path: '/api/social/:provider',
  session: 'required',
  summary: 'Remove a linked identity',
  params: providerParams,
  response: MessageResponse,
})
