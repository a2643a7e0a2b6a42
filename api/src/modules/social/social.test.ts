import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals'
import {
  completeSocialSignUp,
  finishSocialSignIn,
  getProfile,
  getSecurity,
  getUser,
  requestToken,
  startSocialLink,
  startSocialSignIn,
  unlinkSocial,
} from '@brightyard/contract'
import { eq } from 'drizzle-orm'
import { socialIdentities, socialFlows } from '../../database/schema/identity.schema.ts'
import { users } from '../../database/schema/users.schema.ts'
import { aUser, signedInAs, testPassword } from '../../testing/factories.ts'
import { aBrowser } from '../../testing/test-browser.ts'
import { callerOf, startTestApi, testOrigin } from '../../testing/test-api.ts'
import type { TestApi } from '../../testing/test-api.ts'
import { startDevelopmentProviders } from '../identity-provider/development-providers.ts'

let api: TestApi
let made = 0
type Provider = 'google' | 'facebook' | 'apple'
interface Somebody {
  name: string
  email: string
  verified?: boolean
}

beforeAll(async () => {
  api = await startTestApi({ social: (app) => startDevelopmentProviders(app, testOrigin) })
  api.clock.now = new Date() // the provider has its own clock
}, 60_000)
beforeEach(async () => {
  await api.settled()
  api.emails.length = 0
})
afterAll(() => api.close())

const somebody = (change: Partial<Somebody> = {}): Somebody => ({
  name: 'Farah Khan',
  email: `farah${++made}@example.com`,
  verified: true,
  ...change,
})
const asToken = (token: string) => callerOf(api.app, { authorization: `Bearer ${token}` })

/** From the first click to the return of the provider, in a browser of its own unless one is given. */
async function flow(provider: Provider, who: Somebody, options: { token?: string } = {}) {
  const browser = aBrowser(api.app)
  const address = { 'x-forwarded-for': `198.51.100.${++made}` }
  const auth: Record<string, string> = options.token
    ? { authorization: `Bearer ${options.token}` }
    : {}
  const start = options.token ? startSocialLink : startSocialSignIn
  const started = await callerOf(api.app, { ...address, ...auth }).send(start, { provider })
  browser.keep(started)
  const { url, state } = start.response.parse(started.json())
  const page = await browser.visit(url)
  const action = /action="([^"]+)"/.exec(page.text)?.[1] ?? ''
  const isReturn = (target: URL) => target.pathname === '/callback'
  const fields = { name: who.name, email: who.email, ...(who.verified ? { verified: '1' } : {}) }
  let back = await browser.postForm(action, fields, isReturn)
  if (provider === 'apple') {
    // The provider answers with a page whose form the browser posts: from another site, without our cookies.
    const target = /action="([^"]+)"/.exec(back.text)?.[1] ?? ''
    const hidden: Record<string, string> = {}
    for (const [, name = '', value = ''] of back.text.matchAll(/name="(\w+)" value="([^"]*)"/g))
      hidden[name] = value
    back = await aBrowser(api.app).postForm(target, hidden, isReturn, 'https://appleid.apple.com')
  }
  const query = Object.fromEntries(back.url.searchParams)
  const finish = (
    change: object = {},
    headers: Record<string, string> = browser.headers(),
    token = options.token,
  ) =>
    callerOf(api.app, {
      ...headers,
      ...address,
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    }).send(finishSocialSignIn, {
      code: query['code'],
      state: query['state'],
      ...(query['iss'] ? { iss: query['iss'] } : {}),
      ...change,
    })
  return { url: new URL(url), state, back: back.url, finish, browser }
}

/** Makes the account of somebody who came for the first time. */
async function join(provider: Provider, who: Somebody) {
  const { finish } = await flow(provider, who)
  const answer = finishSocialSignIn.response.parse((await finish()).json())
  if (answer.outcome !== 'new') throw new Error(`The outcome was ${answer.outcome}.`)
  const { access_token } = await callerOf(api.app, {
    'x-forwarded-for': `203.0.113.${++made % 250}`,
  }).call(completeSocialSignUp, { ticket: answer.ticket, accepts_terms: true })
  return { answer, token: access_token, user: await asToken(access_token).call(getUser) }
}

test.each([
  ['A-015, X-033', 'google', 'openid profile email'],
  ['A-016, X-034', 'facebook', 'public_profile email'],
  ['X-035', 'apple', 'openid name email'],
] as const)('%s: %s is requested with %s, a random state and S256', async (_, provider, scope) => {
  const [one, other] = [await flow(provider, somebody()), await flow(provider, somebody())]
  const query = one.url.searchParams
  expect(query.get('scope')).toBe(scope)
  expect(query.get('response_type')).toBe('code')
  expect(query.get('code_challenge_method')).toBe('S256')
  expect(query.get('redirect_uri')).toBe(
    provider === 'apple'
      ? `${testOrigin}/vendor/api/callback/sign_in_with_apple`
      : `${testOrigin}/callback`,
  )
  expect(query.get('nonce') === null).toBe(provider === 'facebook')
  expect(Buffer.from(one.state, 'base64url').length).toBeGreaterThanOrEqual(16)
  expect(one.state).not.toBe(other.state)
  expect(query.get('code_challenge')).not.toBe(other.url.searchParams.get('code_challenge'))
  expect(JSON.stringify(await api.db.select().from(socialFlows))).not.toContain(one.state)
})

test.each(['google', 'facebook', 'apple'] as const)(
  'A-019, X-033 to X-035: with %s a new person joins, and is the same person the next time',
  async (provider) => {
    const who = somebody()
    const { answer, user } = await join(provider, who)
    expect(answer).toMatchObject({ outcome: 'new', name: who.name, email: who.email })
    expect(user).toMatchObject({ name: who.name, email: who.email, role: 'guardian' })
    const again = await (await flow(provider, who)).finish()
    const signedIn = finishSocialSignIn.response.parse(again.json())
    if (signedIn.outcome !== 'signed-in') throw new Error(signedIn.outcome)
    expect(again.cookies.map(({ name }) => name)).toContain('__Host-brightyard_session')
    expect((await asToken(signedIn.token.access_token).call(getUser)).id).toBe(user.id)
  },
)

test('A-019: a provider’s name that looks like Brightyard makes no account; the person gives their own', async () => {
  const { finish } = await flow('google', somebody({ name: 'Brіghtyard' })) // with a Cyrillic і
  const answer = finishSocialSignIn.response.parse((await finish()).json())
  if (answer.outcome !== 'new') throw new Error(answer.outcome)
  const visitor = callerOf(api.app, { 'x-forwarded-for': `203.0.113.${++made % 250}` })
  const accept = { ticket: answer.ticket, accepts_terms: true } as const
  const refused = await visitor.send(completeSocialSignUp, accept)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([422, ['name']])
  const { access_token } = await visitor.call(completeSocialSignUp, { ...accept, name: 'Asha Rao' })
  expect(await asToken(access_token).call(getUser)).toMatchObject({ name: 'Asha Rao' })
})

test('A-019: Apple’s form from its own site leads to the page where all providers return to', async () => {
  const { back, state } = await flow('apple', somebody())
  expect(back.origin + back.pathname).toBe(`${testOrigin}/callback`)
  expect(back.searchParams.get('state')).toBe(state)
  expect(back.searchParams.get('code')).toBeTruthy()
})

test('Y-020: an e-mail that only the provider calls verified is not enough, and an unverified one never is', async () => {
  const ours = await aUser(api.db, { emailVerifiedAt: null })
  const claimed = await join('google', somebody({ email: ours.email ?? '' }))
  expect(claimed.user).toMatchObject({ email: null })
  expect(claimed.user.id).not.toBe(ours.id)

  const verified = await aUser(api.db)
  const unverified = await join(
    'google',
    somebody({ email: verified.email ?? '', verified: false }),
  )
  expect(unverified.user.id).not.toBe(verified.id)
  const graph = await join('facebook', somebody({ email: verified.email ?? '' }))
  expect(graph.user.id).not.toBe(verified.id)
  expect((await asToken(graph.token).call(getProfile)).email_verified).toBe(false)
})

test('Y-020: where both sides have verified the mailbox the accounts are linked, and the owner notified', async () => {
  const ours = await aUser(api.db)
  const response = await (await flow('google', somebody({ email: ours.email ?? '' }))).finish()
  const answer = finishSocialSignIn.response.parse(response.json())
  if (answer.outcome !== 'signed-in') throw new Error(answer.outcome)
  expect((await asToken(answer.token.access_token).call(getUser)).id).toBe(ours.id)
  await api.settled()
  expect(api.emails.at(-1)).toMatchObject({ to: ours.email })
})

test.each([
  ['another state', { state: 'x'.repeat(43) }],
  ['a state of another letter case', { state: 'upper' }],
  ['an empty state', { state: '' }],
  ['a very long state', { state: 'x'.repeat(5000) }],
  ['no state', { state: undefined }],
  ['a state that is a list', { state: ['a', 'b'] }],
  ['a state that is an object', { state: { $ne: null } }],
  ['a state that is a number', { state: 7 }],
  ['another code', { code: 'x'.repeat(43) }],
  ['an empty code', { code: '' }],
  ['no code', { code: undefined }],
  ['a very long code', { code: 'x'.repeat(5000) }],
  ['a code that is an object', { code: {} }],
  ['another issuer', { iss: 'https://evil.example' }],
  ['an issuer in a longer address', { iss: `${testOrigin}/dev/identity/other` }],
])('Y-020: a return with %s is refused and signs nobody in', async (_, change) => {
  const { finish, state } = await flow('google', somebody())
  const given =
    'state' in change && change.state === 'upper' ? { state: state.toUpperCase() } : change
  const response = await finish(given)
  expect(response.statusCode).toBe(422)
  expect(response.cookies.filter(({ name }) => name.includes('session'))).toEqual([])
})

test.each([
  ['without the cookie of the browser that set out', {}],
  ['with an empty cookie', { cookie: '__Host-brightyard_social=' }],
  ['with a cookie of its own', { cookie: `__Host-brightyard_social=${'x'.repeat(43)}` }],
])('Y-020: another browser %s opens nothing with a state that it was sent', async (_, headers) => {
  const { finish } = await flow('google', somebody())
  expect((await finish({}, headers)).json().code).toBe('sign_in_expired')
})

test('A-018, Y-020: a state works once, also for two returns at once, and for ten minutes', async () => {
  const { finish } = await flow('google', somebody())
  const answers = await Promise.all([finish(), finish()])
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '422'])
  expect((await finish()).json().code).toBe('sign_in_expired')

  const late = await flow('google', somebody())
  const before = api.clock.now
  api.clock.now = new Date(before.getTime() + 10 * 60_000)
  expect((await late.finish()).json().code).toBe('sign_in_expired')
  api.clock.now = before
})

test('Y-020: a code of one flow is worth nothing in another, whose PKCE and nonce differ', async () => {
  const victim = await flow('google', somebody())
  const attacker = await flow('google', somebody())
  const response = await attacker.finish({ code: victim.back.searchParams.get('code') })
  expect(response.json().code).toBe('sign_in_expired')
})

test('Q-025: a linked account opens the account, and goes again; the last way in stays', async () => {
  const ours = await aUser(api.db)
  const caller = await signedInAs(api, ours)
  const { access_token } = await tokenOf(ours)
  const who = somebody()
  const linked = await (await flow('facebook', who, { token: access_token })).finish()
  expect(linked.json()).toEqual({ outcome: 'linked', name: 'Facebook' })
  await api.settled()
  expect(api.emails.at(-1)?.subject).toContain('Facebook now opens')
  const signedIn = (await (await flow('facebook', who)).finish()).json()
  expect(signedIn['outcome']).toBe('signed-in')
  expect((await caller.call(getSecurity)).linked).toMatchObject([
    { provider: 'facebook', label: who.email },
  ])
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, ours.id))
  const refused = await caller.send(unlinkSocial, { provider: 'facebook' })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'last_way_in'])
  await (await flow('google', somebody(), { token: access_token })).finish()
  await caller.call(unlinkSocial, { provider: 'facebook' })
  const again = (await (await flow('facebook', who)).finish()).json()
  expect(again['outcome']).toBe('new')
})

test('Q-025: of two removals at once of the two last ways in, one is refused', async () => {
  const ours = await aUser(api.db)
  const caller = await signedInAs(api, ours)
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.id, ours.id))
  const identity = { userId: ours.id, subject: `race-${ours.id}` }
  await api.db.insert(socialIdentities).values([
    { ...identity, provider: 'google' },
    { ...identity, provider: 'apple' },
  ])
  const answers = await Promise.all([
    caller.send(unlinkSocial, { provider: 'google' }),
    caller.send(unlinkSocial, { provider: 'apple' }),
  ])
  expect(answers.map(({ statusCode }) => String(statusCode)).toSorted()).toEqual(['200', '409'])
})

test('Y-011: an identity is linked to the person who started, and never to two accounts', async () => {
  const [owner, thief] = [await aUser(api.db), await aUser(api.db)]
  const who = somebody()
  const { access_token: ownToken } = await tokenOf(owner)
  const { access_token: otherToken } = await tokenOf(thief)
  await (await flow('google', who, { token: ownToken })).finish()
  const taken = await (await flow('google', who, { token: otherToken })).finish()
  expect([taken.statusCode, taken.json().code]).toEqual([409, 'identity_taken'])

  const started = await flow('apple', somebody(), { token: ownToken })
  const foreign = await started.finish({}, started.browser.headers(), otherToken)
  expect(foreign.statusCode).toBe(401)
  expect((await asToken(otherToken).call(getSecurity)).linked).toEqual([])
})

function tokenOf({ email }: { email: string | null }) {
  return callerOf(api.app, { 'x-forwarded-for': `192.0.2.${++made % 250}` }).call(requestToken, {
    grant_type: 'password',
    client_id: 'web',
    username: email ?? '',
    password: testPassword,
  })
}
