import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Provider } from 'oidc-provider'
import * as z from '@brightyard/contract/schema'
import { invalidInput } from '../../server/api-problem.ts'
import { choosePersonPage } from './choose-person.page.ts'
import { clientNames, createIdentityProvider, identityProviderPath } from './identity-provider.ts'
import type { ProviderPerson } from './people.ts'
import { personOf, samplePeople } from './people.ts'

const Chosen = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254)),
  verified: z.optional(z.string()),
})
const hidden = { schema: { hide: true }, config: { fromOutside: true } }

/** The development provider with its page; the library serves all other URLs below its path. */
export async function identityProviderRoutes(app: FastifyInstance, publicOrigin: string) {
  const people = new Map<string, ProviderPerson>(samplePeople.map((person) => [person.id, person]))
  const provider = await createIdentityProvider(publicOrigin, people)
  const answer = provider.callback()

  app.get(`${identityProviderPath}/interaction/:uid`, hidden, async (request, reply) => {
    const { uid, params } = await provider.interactionDetails(request.raw, reply.raw)
    const known = Object.entries(clientNames).find(([id]) => id === params['client_id'])
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
    return choosePersonPage(
      known?.[1] ?? 'Provider',
      samplePeople,
      `${identityProviderPath}/interaction/${uid}`,
    )
  })

  app.post(`${identityProviderPath}/interaction/:uid`, hidden, async (request, reply) => {
    const chosen = Chosen.safeParse(request.body)
    if (!chosen.success) throw invalidInput({ email: 'Please enter a name and an email address.' })
    const { name, email, verified } = chosen.data
    const person = personOf(name, email, verified === '1')
    people.set(person.id, person)
    await finish(provider, request, reply, { login: { accountId: person.id, remember: false } })
  })

  app.post(`${identityProviderPath}/interaction/:uid/cancel`, hidden, (request, reply) =>
    finish(provider, request, reply, { error: 'access_denied' }),
  )

  // A separate scope, because the library parses bodies itself.
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.route({
      ...hidden,
      method: ['GET', 'POST', 'OPTIONS'],
      url: `${identityProviderPath}/*`,
      handler: async (request, reply) => {
        reply.hijack()
        // Its form_post response is a page with a script; our policy allows none.
        reply.raw.setHeader(
          'content-security-policy',
          "default-src 'none'; script-src 'unsafe-inline'",
        )
        const { raw } = request
        Object.assign(raw, { originalUrl: raw.url })
        raw.url = raw.url?.slice(identityProviderPath.length) ?? '/'
        if (raw.url.startsWith('/me-of-graph')) await answerMe(provider, people, request, reply)
        else await answer(raw, reply.raw)
      },
    })
  })
}

async function finish(
  provider: Provider,
  request: FastifyRequest,
  reply: FastifyReply,
  result: Parameters<Provider['interactionFinished']>[2],
) {
  const target = await provider.interactionResult(request.raw, reply.raw, result)
  return reply.header('cache-control', 'no-store').redirect(target, 303)
}

/** Facebook's /me endpoint: not a standard, so the library does not provide it. */
async function answerMe(
  provider: Provider,
  people: ReadonlyMap<string, ProviderPerson>,
  request: FastifyRequest,
  { raw }: FastifyReply,
) {
  const token = request.headers.authorization?.replace(/^Bearer /i, '') ?? ''
  const grant = await provider.AccessToken.find(token)
  const person = grant ? people.get(grant.accountId) : undefined
  raw.writeHead(person ? 200 : 401, { 'content-type': 'application/json' })
  raw.end(
    JSON.stringify(
      person
        ? { id: person.id, name: person.name, email: person.email }
        : { error: 'invalid_token' },
    ),
  )
}
