import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { logout } from '@brightyard/contract/calls'
import { toastRequested } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'
import { credentials, letAshaIn, status, token, user } from '../testing/asha.ts'
import { at, bases, json, network, refusal } from '../testing/network.ts'
import { createSession } from './session.ts'
import { sessionMarker } from './session-marker.ts'

const onExpired = jest.fn()
const onSignedOut = jest.fn()
const onReplaced = jest.fn()
const onSignedInElsewhere = jest.fn()
const open = () => createSession({ bases, onExpired, onSignedOut, onReplaced, onSignedInElsewhere })
beforeEach(() => {
  onExpired.mockClear()
  onSignedOut.mockClear()
  onReplaced.mockClear()
  onSignedInElsewhere.mockClear()
})

test('signing in notifies all subscribers and stores no token', async () => {
  letAshaIn()
  expect(await open().signIn(credentials)).toMatchObject({ id: 7 })
  expect(status()).toBe('signed-in')
  expect(
    JSON.stringify([localStorage, sessionStorage].map((storage) => Object.entries(storage))),
  ).not.toContain('access')
})

test('A-004: wrong credentials are an error of the form, not the end of a session', async () => {
  let asked = 0
  network.use(
    at('/oauth/token', () => {
      asked += 1
      return refusal(401)
    }),
  )
  await expect(open().signIn(credentials)).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect([asked, onExpired.mock.calls.length]).toEqual([1, 0])
})

test('A-003: ten refused calls end the session once', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  let renewals = 0
  network.use(
    at('/oauth/token', () => {
      renewals += 1
      return refusal(401)
    }),
    at('/api/logout', () => refusal(401)),
  )
  const calls = Array.from({ length: 10 }, () => session.api.call(logout, {}))
  const settled = await Promise.allSettled(calls)
  expect(settled.every((one) => one.status === 'rejected')).toBe(true)
  expect([renewals, onExpired.mock.calls.length]).toEqual([1, 1])
  expect([status(), sessionMarker.get()]).toEqual(['signed-out', false])
})

test('Y-002: a renewal waits for the cookie of a session that has taken the place of this one', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  let refusals = 2
  let isRenewed = false
  network.use(
    at('/oauth/token', () => {
      if (refusals-- > 0) return refusal(401, { code: 'session_replaced' })
      isRenewed = true
      return json(token)
    }),
    at('/api/user', () => (isRenewed ? json(user) : refusal(401))),
  )
  await session.reload()
  expect([status(), sessionMarker.get(), onExpired.mock.calls.length]).toEqual([
    'signed-in',
    true,
    0,
  ])
})

test('a lost connection does not end a session', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  network.use(
    at('/oauth/token', () => Response.error()),
    at('/api/logout', () => refusal(401)),
  )
  await expect(session.api.call(logout, {})).rejects.toMatchObject({ kind: 'unreachable' })
  expect([status(), onExpired.mock.calls.length]).toEqual(['signed-in', 0])
})

test.each([
  [null, false],
  ['false', false],
  ['true', true],
])('A-013, Z-035: the stored marker %s means signed in: %s', (stored, expected) => {
  if (stored !== null) localStorage.setItem('brightyard.session', stored)
  expect(sessionMarker.get()).toBe(expected)
})

test('A-013: after a load no refresh is tried where the marker says signed out', async () => {
  sessionMarker.set(false)
  await open().start()
  expect(status()).toBe('signed-out')
})

test('A-024: signing out in another tab signs out here', async () => {
  letAshaIn()
  sessionMarker.set(7)
  await open().start()
  expect(status()).toBe('signed-in')
  sessionMarker.set(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'brightyard.session' }))
  expect(status()).toBe('signed-out')
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

/** What another tab's sign-in or sign-out looks like here. */
function changeElsewhere(newValue: string) {
  localStorage.setItem('brightyard.session', newValue)
  window.dispatchEvent(new StorageEvent('storage', { key: 'brightyard.session', newValue }))
}

test('A-024: signing in in another tab signs in here, and the host checks its page', async () => {
  letAshaIn()
  await open().start()
  changeElsewhere('7')
  await waitFor(() => expect(onSignedInElsewhere).toHaveBeenCalled())
  expect([status(), onReplaced.mock.calls.length]).toEqual(['signed-in', 0])
})

test('A-024: another person who signs in in another tab replaces the one here', async () => {
  letAshaIn()
  await open().signIn(credentials)
  const session = open()
  await session.start()
  changeElsewhere('7')
  expect(onReplaced).not.toHaveBeenCalled()
  changeElsewhere('8')
  expect([status(), onReplaced.mock.calls.length]).toEqual(['signed-out', 1])
  expect(onSignedOut).not.toHaveBeenCalled()
})

test('a renewal that answers for another person is not used, and this tab starts over', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  let sent = 0
  network.use(
    at('/oauth/token', () => json({ ...token, access_token: 'foreign', user_id: 8 })),
    at('/api/logout', () => {
      sent += 1
      return refusal(401)
    }),
  )
  await expect(session.api.call(logout, {})).rejects.toMatchObject({ kind: 'unauthenticated' })
  expect([sent, onReplaced.mock.calls.length, onExpired.mock.calls.length]).toEqual([1, 1, 0])
  expect(status()).toBe('signed-out')
})

test('signing in over another person of this tab starts over', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  network.use(at('/api/user', () => json({ ...user, id: 8 })))
  await session.signIn({ ...credentials, username: 'ravi@example.com' })
  expect([onReplaced.mock.calls.length, localStorage.getItem('brightyard.session')]).toEqual([
    1,
    '8',
  ])
})

test('a busy server signs nobody out: a load waits for the session, and says so', async () => {
  let refusals = 1
  network.use(
    at('/oauth/token', () =>
      refusals-- > 0 ? refusal(429, { code: 'busy' }, { 'retry-after': '1' }) : json(token),
    ),
    at('/api/user', () => json(user)),
  )
  const toasts: string[] = []
  const stop = channel(toastRequested).subscribe(({ title }) => toasts.push(title))
  sessionMarker.set(user.id)
  await open().start()
  stop()
  expect(status()).toBe('signed-in')
  expect(toasts).toEqual(['Too many people are here at once'])
  expect(onExpired).not.toHaveBeenCalled()
})
