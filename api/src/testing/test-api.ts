import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { jest } from '@jest/globals'
import type { Call, CallInput, CallOutput } from '@brightyard/contract'
import { fillPattern, queryString } from '@brightyard/contract'
import { openTestDatabase } from '@brightyard/database'
import type { OpenDatabase } from '@brightyard/database'
import type { FastifyInstance } from 'fastify'
import { createApi } from '../create-api.ts'
import type { ApiOptions } from '../api-options.ts'
import { queryable } from '../database/database.ts'
import { migrate, migrationsFolder } from '../database/migrate.ts'
import type { Database } from '../database/database.ts'
import { queueFingerprint } from '../queue/boss.ts'
import type { Email } from '../modules/messages/email-port.ts'
import { send } from './send.ts'

// Sign-ins hash passwords with the real cost, dozens in parallel, which is slow on a busy machine.
jest.setTimeout(30_000)

export const testOrigin = 'http://localhost:3000'
export const testSecret = 'a secret of the tests, longer than 32 characters'

export interface TestApi {
  app: FastifyInstance
  db: Database
  database: OpenDatabase
  /** Emails and text messages sent so far. */
  emails: Email[]
  /** The time that the API believes it is; tests move it. */
  clock: { now: Date }
  /** Sends what is in the outbox, and does the tasks that requests left. */
  settled(): Promise<void>
  close(): Promise<void>
}

/** A migrated database, the same for every test file. */
export const migratedDatabase = (options: { embedded?: boolean } = {}) =>
  openTestDatabase({
    ...options,
    prepare: migrate,
    fingerprint: readdirSync(migrationsFolder)
      .filter((file) => file.endsWith('.sql'))
      .map((file) => readFileSync(join(migrationsFolder, file), 'utf8'))
      .concat(queueFingerprint)
      .join('\n'),
  })

/** The API with a separate database: in memory, or on the server of TEST_DATABASE_URL. */
export async function startTestApi({
  embedded = false,
  database: given,
  ...options
}: Partial<
  Pick<
    ApiOptions,
    'email' | 'files' | 'limitsUrl' | 'rateLimitFactor' | 'rowLock' | 'push' | 'social' | 'logger'
  >
> & {
  /** In memory, even where TEST_DATABASE_URL names a server. */
  embedded?: boolean
  /** Migrated already, and closed with the API. */
  database?: OpenDatabase
} = {}): Promise<TestApi> {
  const database = given ?? (await migratedDatabase({ embedded }))
  const emails: Email[] = []
  const clock = { now: new Date('2026-03-18T10:00:00.000Z') }
  const app = await createApi({
    database,
    sessionSecret: testSecret,
    publicOrigins: [testOrigin],
    email: { send: async (email) => void emails.push(email) },
    texts: {
      send: async ({ to, text }) => void emails.push({ to, subject: 'Text message', text }),
    },
    now: () => new Date(clock.now),
    ...options,
    describesItself: false, // its parts cannot be loaded by jest; server.test.ts asks the real process
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const close = async () => {
    await app.close()
    await database.close()
  }
  return {
    app,
    db: queryable(database),
    database,
    emails,
    clock,
    settled: () => app.settled(),
    close,
  }
}

/** Headers that the site's own pages send with every call. */
export const ownHeaders = { origin: testOrigin, 'x-requested-with': 'fetch' }

type InputArguments<C extends Call> =
  object extends CallInput<C> ? [input?: CallInput<C>] : [input: CallInput<C>]
type Loose = Readonly<Record<string, unknown>>

/** Makes calls of the contract; parses a 200 response by the contract's schema, so that drift fails. */
export function callerOf(
  app: Pick<FastifyInstance, 'listeningOrigin'>,
  headers: Record<string, string> = {},
) {
  const sendCall = (call: Call, input: Loose = {}, beyond: Loose = {}) => {
    const pick = (schema: Call['query']) =>
      Object.fromEntries(
        Object.keys(schema?.shape ?? {}).flatMap((name) =>
          input[name] === undefined ? [] : [[name, input[name]]],
        ),
      )
    const query = queryString(pick(call.query) as Record<string, string>)
    return send(app, `/${call.base}${fillPattern(call.path, pick(call.params))}${query}`, {
      method: call.method,
      headers: { ...ownHeaders, ...headers },
      ...(call.body ? { json: { ...pick(call.body), ...beyond } } : {}),
    })
  }
  return {
    /** Any response is allowed; the input may break the contract. */
    send: (call: Call, input?: Loose) => sendCall(call, input),
    /** With fields in the body that the contract does not know. */
    sendBeyond: (call: Call, input: Loose, beyond: Loose) => sendCall(call, input, beyond),
    async call<C extends Call>(call: C, ...[input]: InputArguments<C>): Promise<CallOutput<C>> {
      const response = await sendCall(call, input)
      if (response.statusCode !== 200) {
        throw new Error(`${call.name} answered ${response.statusCode}: ${response.body}`)
      }
      return call.response.parse(response.json()) as CallOutput<C>
    },
  }
}
export type Caller = ReturnType<typeof callerOf>
