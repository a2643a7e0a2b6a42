import { createHash } from 'node:crypto'
import type { SocialProviderId } from '@brightyard/contract'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ActingUser } from '../../server/acting-user.ts'
import { ApiProblem, notFound } from '../../server/api-problem.ts'
import type { Services } from '../../server/services.ts'
import { hashOf, newSecret } from '../auth/secrets.ts'
import { insertFlow } from './social.repository.ts'

/** Time limit for signing in at the provider. */
export const flowLifetimeSeconds = 10 * 60

export const providerOf = ({ social }: Services, id: SocialProviderId) => {
  const provider = social.find((one) => one.id === id)
  if (!provider) throw notFound('this way to sign in')
  return provider
}

export const flowExpired = () =>
  new ApiProblem(
    422,
    'sign_in_expired',
    'This sign-in took too long, or was started in another browser. Please start again.',
  )

/** Sends a browser to the provider; the identity will be linked to `actor`. */
export async function startFlow(
  actor: ActingUser | null,
  services: Services,
  { provider: id, reply }: { provider: SocialProviderId; reply: FastifyReply },
) {
  const provider = providerOf(services, id)
  const [state, nonce, codeVerifier, browser] = [newSecret(), newSecret(), newSecret(), newSecret()]
  await insertFlow(services.db, {
    stateHash: hashOf(state),
    browserHash: hashOf(browser),
    provider: id,
    nonce,
    codeVerifier,
    userId: actor?.id ?? null,
    validUntil: new Date(services.now().getTime() + flowLifetimeSeconds * 1000),
  })
  setSocialCookie(reply, browser, flowLifetimeSeconds)
  const codeChallenge = createHash('sha256').update(codeVerifier).digest('base64url')
  return { state, url: provider.authorizeUrl({ state, nonce, codeChallenge }).href }
}

/** Binds a sign-in to the browser that started it: a state sent to someone else is useless. */
const socialCookie = '__Host-brightyard_social'
const attributes = { path: '/', secure: true, httpOnly: true, sameSite: 'lax' } as const

export const setSocialCookie = (reply: FastifyReply, value: string, lifetimeSeconds: number) =>
  reply.setCookie(socialCookie, value, { ...attributes, maxAge: lifetimeSeconds })
export const readSocialCookie = (request: FastifyRequest) => request.cookies[socialCookie]
