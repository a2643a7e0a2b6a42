import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { getUser, requestToken, resetPassword } from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { users } from '../database/schema/users.schema.ts'
import { closeDemoAccounts, refuseKnownPasswords } from '../demo/known-passwords.ts'
import { demoPassword, demoReferenceCodes } from '../demo/people/people.seed.ts'
import { readCommandSettings, readEnvironment } from '../environment.ts'
import { hashPassword } from '../modules/auth/passwords.ts'
import { aUser, signedInAs } from '../testing/factories.ts'
import { callerOf, startTestApi, testOrigin } from '../testing/test-api.ts'
import type { TestApi } from '../testing/test-api.ts'
import { startApi } from '../start-api.ts'
import { createAdmin } from './create-admin.ts'
import { runCommand } from './run-command.ts'

let api: TestApi
beforeAll(async () => {
  api = await startTestApi()
}, 60_000)
afterAll(() => api.close())

const create = (email: string) =>
  createAdmin(api.db, { email, publicOrigin: testOrigin, now: api.clock.now })
const tokenIn = (link: string) =>
  /^http:\/\/localhost:3000\/reset_password\/([\w-]+)$/.exec(link)?.[1]
const choose = (token: string | undefined, password = 'copper-lantern-58') =>
  callerOf(api.app).send(resetPassword, { token, password })

const productionOn = (DATABASE_URL: string) =>
  readEnvironment({
    DATABASE_URL,
    SESSION_SECRET: 's'.repeat(32),
    SMTP_URL: 'smtps://mail.example',
    SANDBOX_PAYMENTS: '1',
    VAPID_PUBLIC_KEY: 'the public one',
    VAPID_PRIVATE_KEY: 'the private one',
  })

test.each([[['create-admin']], [['create-admin', 'a@b.example', 'more']], [['make-tea']]])(
  'what is no command is answered with the commands: %s',
  async (command) => {
    const lines: string[] = []
    expect(await runCommand(command, readCommandSettings({}), (line) => lines.push(line))).toBe(2)
    expect(lines.join()).toContain('create-admin <email>')
  },
)

test('nobody becomes an admin by an address that is none, or that of another account', async () => {
  expect(() => create('not an address')).toThrow('is not an email address')
  const guardian = await aUser(api.db)
  await expect(create(guardian.email ?? '')).rejects.toThrow('not an admin’s')
  const [after] = await api.db.select().from(users).where(eq(users.id, guardian.id))
  expect(after?.role).toBe('guardian')
})

test('the first admin chooses a password by a link that works once, and signs in', async () => {
  const { link, isNew } = await create(' First.Admin@Example.com ')
  expect(isNew).toBe(true)
  expect((await choose(tokenIn(link))).statusCode).toBe(200)
  expect((await choose(tokenIn(link))).statusCode).toBe(422)
  const { access_token } = await callerOf(api.app).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: 'first.admin@example.com',
    password: 'copper-lantern-58',
  })
  const admin = callerOf(api.app, { authorization: `Bearer ${access_token}` })
  expect((await admin.call(getUser)).role).toBe('superAdmin')
})

test('a second link replaces the first, and both end after a day', async () => {
  const first = await create('second@example.com')
  const again = await create('second@example.com')
  expect(again.isNew).toBe(false)
  expect((await choose(tokenIn(first.link))).statusCode).toBe(422)
  const start = api.clock.now
  api.clock.now = new Date(start.getTime() + 24 * 60 * 60_000)
  expect((await choose(tokenIn(again.link))).statusCode).toBe(422)
  api.clock.now = start
})

test('production does not start with a seeded account and its known password', async () => {
  await expect(refuseKnownPasswords(api.db)).resolves.toBeUndefined()
  const seeded = await aUser(api.db, {
    email: 'renamed@example.com',
    referenceCode: demoReferenceCodes[3] ?? '',
    passwordHash: await hashPassword(demoPassword),
  })
  await expect(refuseKnownPasswords(api.db)).rejects.toThrow('renamed@example.com')
  await aUser(api.db, { referenceCode: demoReferenceCodes[4] ?? '' })
  await expect(refuseKnownPasswords(api.db)).rejects.toThrow(/password: renamed@example.com\./)
  if (api.database.kind === 'postgres') {
    const start = startApi(productionOn(String(api.database.client.options.connectionString)))
    await expect(start).rejects.toThrow('renamed@example.com')
  }
  const [own] = await api.db.select().from(users).where(eq(users.id, seeded.id))
  expect(own?.passwordHash).not.toBeNull()
  expect(await closeDemoAccounts(api.db, api.clock.now)).toBe(1)
  await expect(refuseKnownPasswords(api.db)).resolves.toBeUndefined()
  await expect(signedInAs(api, seeded)).rejects.toThrow('401')
})
