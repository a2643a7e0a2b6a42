import { beforeEach, expect, jest, test } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { analyticsRecorded } from '@brightyard/contract/channels'
import { channel } from '../channels/channel.ts'
import { ApiError } from '../http/api-error.ts'
import { letAshaIn, credentials, status, token } from '../testing/asha.ts'
import { at, bases, json, network, refusal } from '../testing/network.ts'
import { createSession } from './session.ts'
import { sessionMarker } from './session-marker.ts'

const ignore = () => {}
const onSignedOut = jest.fn()
const open = () => createSession({ bases, onExpired: ignore, onReplaced: ignore, onSignedOut })

beforeEach(() => {
  onSignedOut.mockClear()
})

// The first test: sessions listen for as long as their tab lives.
test('A-014: pressing Sign Out hides what the page shows, and goes through whatever the other tabs do', async () => {
  letAshaIn()
  const session = open()
  await session.start()
  await session.signIn(credentials)
  network.use(
    at('/api/room/save/details', () => json({ message: 'Done.' })),
    at('/api/logout', () => json({ message: 'Done.' })),
  )
  const signedOut = session.signOut()
  // The other tabs are quicker.
  sessionMarker.set(false)
  window.dispatchEvent(new StorageEvent('storage', { key: 'brightyard.session' }))
  expect(onSignedOut).not.toHaveBeenCalled()
  expect(document.documentElement.hasAttribute('data-leaving')).toBe(true)
  await signedOut
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

test.each([
  ['A-011, Z-035, Z-057', () => json({ message: 'Done.' })],
  ['A-012', () => refusal(500)],
  ['A-012', () => Response.error()],
])('%s: signing out takes its steps in order, whatever the server says', async (_, answer) => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  const steps: string[] = []
  let room: unknown
  network.use(
    at('/api/logout', ({ method }) => {
      steps.push(`${method} logout`)
      return answer()
    }),
    at('/api/room/save/details', async (request) => {
      steps.push('room')
      room = await request.json()
      return answer()
    }),
  )
  const stop = channel(analyticsRecorded).subscribe(({ event }) => steps.push(event))
  onSignedOut.mockImplementation(() => steps.push(`home, ${String(status())}`))
  await session.signOut()
  stop()
  expect(steps).toEqual(['room', 'logout', 'PATCH logout', 'home, signed-out'])
  expect(room).toMatchObject({ add_room: false })
  expect(sessionMarker.get()).toBe(false)
})

test('A-012: a sign-out that did not reach the server is retried by the next load, before anybody signs in', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  network.use(
    at('/api/room/save/details', () => json({ message: 'Done.' })),
    at('/api/logout', () => Response.error()),
  )
  await session.signOut()
  const calls: string[] = []
  let answer = () => {}
  network.use(
    at('/api/logout', async () => {
      calls.push('logout')
      await new Promise<void>((resolve) => (answer = resolve))
      return json({ message: 'Done.' })
    }),
    at('/oauth/token', () => {
      calls.push('sign in')
      return json(token)
    }),
  )
  const next = open()
  await next.start()
  expect(status()).toBe('signed-out')
  const signedIn = next.signIn(credentials)
  await waitFor(() => expect(calls).toEqual(['logout']))
  answer()
  await signedIn
  expect(calls).toEqual(['logout', 'sign in'])
  sessionMarker.set(false)
  await open().start()
  expect(calls).toHaveLength(2)
})

test('A-012: a sign-out that was cut off by closing the tab counts from the next load on', async () => {
  letAshaIn()
  network.use(at('/api/logout', () => json({ message: 'Done.' })))
  sessionMarker.set(7)
  sessionMarker.setEnding(true)
  const session = open()
  await session.start()
  expect([status(), sessionMarker.get()]).toEqual(['signed-out', false])
  await waitFor(() => expect(sessionMarker.isEnding()).toBe(false))
  await session.signIn(credentials)
  await open().start()
  expect(status()).toBe('signed-in')
})

test('A-012: where the network stalls, signing out ends here all the same, and sends nothing later', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  const limits = [new AbortController(), new AbortController()]
  const timeout = jest.spyOn(AbortSignal, 'timeout')
  for (const { signal } of limits) timeout.mockReturnValueOnce(signal)
  const sent: string[] = []
  const never = (name: string) => () => {
    sent.push(name)
    return new Promise<Response>(() => {})
  }
  network.use(at('/api/room/save/details', never('room')), at('/api/logout', never('logout')))
  const signedOut = session.signOut()
  await waitFor(() => expect(sent).toEqual(['room']))
  for (const limit of limits) limit.abort()
  await signedOut
  timeout.mockRestore()
  expect([status(), sessionMarker.get(), sessionMarker.isEnding()]).toEqual([
    'signed-out',
    false,
    true,
  ])
  expect([onSignedOut.mock.calls.length, sent]).toEqual([1, ['room']])
})

test('A-014: calls still running at sign-out are cancelled before the token is dropped', async () => {
  letAshaIn()
  const session = open()
  await session.signIn(credentials)
  const ended: string[] = []
  let onAsked = () => {}
  const asked = new Promise<void>((resolve) => {
    onAsked = resolve
  })
  network.use(
    at('/api/user', () => {
      onAsked()
      return new Promise<Response>(() => {})
    }),
    at('/api/room/save/details', () => json({ message: 'Done.' })),
    at('/api/logout', () => {
      ended.push('token')
      return json({ message: 'Done.' })
    }),
  )
  void session.reload().catch((error: unknown) => {
    ended.push(error instanceof ApiError ? error.kind : String(error))
  })
  await asked
  await session.signOut()
  expect(ended).toEqual(['cancelled', 'token'])
})

test('A-024: a sign-out that has only begun in another tab signs out here', async () => {
  letAshaIn()
  sessionMarker.set(7)
  await open().start()
  expect(status()).toBe('signed-in')
  sessionMarker.setEnding(true) // that tab may be closed before it is done
  window.dispatchEvent(
    new StorageEvent('storage', { key: 'brightyard.sign-out', newValue: 'true' }),
  )
  expect([status(), onSignedOut.mock.calls.length]).toEqual(['signed-out', 1])
})

test('a sign-out is not retried once somebody has signed in, in this tab or another', async () => {
  letAshaIn()
  let asked = 0
  network.use(
    at('/api/logout', () => {
      asked += 1
      return json({ message: 'Done.' })
    }),
  )
  let work: (() => Promise<unknown>) | undefined
  const locks = {
    request: (_: string, waiting: () => Promise<unknown>) => {
      work = waiting
      return new Promise(() => {})
    },
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  sessionMarker.setEnding(true)
  await open().start()
  await waitFor(() => expect(work).toBeDefined())
  Reflect.deleteProperty(navigator, 'locks')
  sessionMarker.setEnding(false) // a sign-in had the lock before
  await work?.()
  expect(asked).toBe(0)
})
