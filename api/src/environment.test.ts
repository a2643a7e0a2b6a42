import { expect, test } from '@jest/globals'
import { readCommandSettings, readEnvironment } from './environment.ts'

const production = {
  NODE_ENV: 'production',
  SESSION_SECRET: 's'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  PUBLIC_ORIGIN: 'https://brightyard.example',
  STRIPE_SECRET_KEY: 'sk_live_of_a_test',
  STRIPE_WEBHOOK_SECRET: 'whsec_of_a_test',
  VAPID_PUBLIC_KEY: 'the public one',
  VAPID_PRIVATE_KEY: 'the private one',
}

const development = { NODE_ENV: 'development' }

test('nothing else needs to be set for development', () => {
  expect(readEnvironment(development)).toMatchObject({
    PORT: 3001,
    HOST: '127.0.0.1',
    DEMO_DATA: false,
    PUBLIC_ORIGIN: ['http://localhost:3000'],
  })
})

test('demonstration data is refused in production, since its passwords are known', () => {
  expect(() => readEnvironment({ ...production, DEMO_DATA: '1' })).toThrow(
    /DEMO_DATA .*leave it off/,
  )
  expect(readEnvironment({ ...production }).DEMO_DATA).toBe(false)
  expect(readEnvironment({ ...development, DEMO_DATA: 'true' }).DEMO_DATA).toBe(true)
})

test.each(['SESSION_SECRET', 'SMTP_URL'])('production needs %s', (name) => {
  expect(() => readEnvironment({ ...production, [name]: '' })).toThrow(
    new RegExp(`${name} is needed in production`),
  )
})

test('keys for push messages come in pairs, and production needs them', () => {
  expect(() => readEnvironment({ VAPID_PUBLIC_KEY: 'one alone' })).toThrow(/set both, or neither/)
  expect(() =>
    readEnvironment({ ...production, VAPID_PUBLIC_KEY: '', VAPID_PRIVATE_KEY: '' }),
  ).toThrow(/VAPID_PUBLIC_KEY is needed in production/)
})

test('all that is wrong is named at once, without the values', () => {
  const wrong = {
    PORT: '99999',
    DATABASE_URL: 'mysql://someone:topsecret@host/db',
    PUBLIC_ORIGIN: 'https://brightyard.example/path',
    SESSION_SECRET: 'short-secret',
  }
  try {
    readEnvironment(wrong)
    throw new Error('It was accepted.')
  } catch (error) {
    const { message } = error as Error
    for (const name of Object.keys(wrong)) expect(message).toContain(name)
    expect(message).not.toMatch(/topsecret|short-secret/)
  }
})

test('one variable takes several public origins', () => {
  const { PUBLIC_ORIGIN } = readEnvironment({
    ...development,
    PUBLIC_ORIGIN: 'https://a.example, https://b.example:8443',
  })
  expect(PUBLIC_ORIGIN).toEqual(['https://a.example', 'https://b.example:8443'])
})

test('production takes payments through a provider; the sandbox only if switched on', () => {
  const without = { ...production, STRIPE_SECRET_KEY: '', STRIPE_WEBHOOK_SECRET: '' }
  expect(() => readEnvironment(without)).toThrow(/STRIPE_SECRET_KEY is needed in production/)
  expect(readEnvironment({ ...without, SANDBOX_PAYMENTS: '1' }).SANDBOX_PAYMENTS).toBe(true)
  expect(() => readEnvironment({ STRIPE_SECRET_KEY: 'sk_test_x' })).toThrow(/belong together/)
})

test.each([undefined, '', 'production'])('NODE_ENV %s means production', (NODE_ENV) => {
  expect(() => readEnvironment({ ...production, NODE_ENV, SESSION_SECRET: '' })).toThrow(
    /SESSION_SECRET is needed in production/,
  )
})

test('the description of all calls is off in production unless it is switched on', () => {
  expect(readEnvironment(production).API_DOCS).toBe(false)
  expect(readEnvironment({ ...production, API_DOCS: '1' }).API_DOCS).toBe(true)
  expect(readEnvironment(development).API_DOCS).toBe(true)
  expect(readEnvironment({ ...development, API_DOCS: '0' }).API_DOCS).toBe(false)
})

test('commands need the database and the origin alone, in production too', () => {
  const settings = { DATABASE_URL: 'postgres://db/site', PUBLIC_ORIGIN: 'https://site.example' }
  expect(readCommandSettings({ NODE_ENV: 'production', ...settings })).toMatchObject({
    DATABASE_URL: 'postgres://db/site',
    PUBLIC_ORIGIN: ['https://site.example'],
  })
  expect(readCommandSettings({ DATA_FOLDER: '/data' })).toMatchObject({ DATA_FOLDER: '/data' })
  expect(() => readCommandSettings({ DATABASE_URL: 'mysql://db' })).toThrow(/DATABASE_URL must/)
})

test('the store of files has its keys, bucket and region in one URL', () => {
  const url = 'https://AKEY:se%2Fcret@storage.example:9000/files/site?region=ap-south-1'
  expect(readEnvironment({ ...development, FILES_URL: url }).FILES_URL).toEqual({
    url: 'https://storage.example:9000/files',
    prefix: 'site/',
    region: 'ap-south-1',
    keyId: 'AKEY',
    secret: 'se/cret',
  })
})

test.each([
  's3://files',
  'https://storage.example/files',
  'https://AKEY:topsecret@storage.example/',
])('a store without server, keys or bucket is refused: %s', (url) => {
  const read = () => readEnvironment({ ...development, FILES_URL: url })
  expect(read).toThrow(/FILES_URL must be like https:/)
  expect(read).not.toThrow(/topsecret/)
})

test.each(['valkey:6379', 'http://valkey', 'redis:'])('LIMITS_URL is refused: %s', (url) => {
  const read = () => readEnvironment({ ...development, LIMITS_URL: url })
  expect(read).toThrow(/LIMITS_URL must be like redis:/)
})
