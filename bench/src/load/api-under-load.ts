import { createApi, migrate } from '@brightyard/api'
import type { ApiOptions } from '@brightyard/api'
import { fillPattern, queryString } from '@brightyard/contract'
import type { Call, CallOutput } from '@brightyard/contract'
import type { OpenDatabase } from '@brightyard/database'

const origin = 'http://localhost:3000'
export type Input = Readonly<Record<string, unknown>>

/** A call as the site's pages send it. */
export function requestOf(call: Call, input: Input = {}, token?: string) {
  const pick = (part: Call['body']) =>
    Object.fromEntries(
      Object.keys(part?.shape ?? {}).flatMap((name) =>
        input[name] === undefined ? [] : [[name, input[name]]],
      ),
    )
  const query = queryString(pick(call.query) as Record<string, string>)
  return {
    method: call.method,
    path: `/${call.base}${fillPattern(call.path, pick(call.params))}${query}`,
    headers: {
      origin,
      'x-requested-with': 'fetch',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(call.body ? { 'content-type': 'application/json' } : {}),
    },
    ...(call.body ? { body: JSON.stringify(pick(call.body)) } : {}),
  }
}

/** The API on this database, as it runs in production but for its limits per address; emails are stored. */
export async function startApiOn(database: OpenDatabase, options: Pick<ApiOptions, 'logger'> = {}) {
  await migrate(database)
  const emails: { to: string; text: string }[] = []
  const app = await createApi({
    database,
    sessionSecret: 'a secret of the bench, longer than 32 characters',
    publicOrigins: [origin],
    email: { send: async ({ to, text }) => void emails.push({ to, text }) },
    rateLimitFactor: 1_000_000,
    describesItself: false,
    ...options,
  })
  const address = await app.listen({ port: 0, host: '127.0.0.1' })

  const send = (call: Call, input: Input = {}, token?: string) => {
    const { path, ...request } = requestOf(call, input, token)
    return fetch(address + path, request)
  }
  return {
    settled: () => app.settled(),
    close: () => app.close(),
    address,
    origin,
    emails,
    /** Whatever is answered. */
    send,
    async call<C extends Call>(call: C, input?: Input, token?: string): Promise<CallOutput<C>> {
      const response = await send(call, input, token)
      if (response.status !== 200)
        throw new Error(`${call.name} answered ${response.status}: ${await response.text()}`)
      return call.response.parse(await response.json()) as CallOutput<C>
    },
  }
}
export type ApiUnderLoad = Awaited<ReturnType<typeof startApiOn>>
