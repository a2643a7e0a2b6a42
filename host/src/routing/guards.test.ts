import { describe, expect, jest, test } from '@jest/globals'
import { type RoleName, roleIds } from '@brightyard/contract/entities'
import type { Access } from '@brightyard/contract/release'
import { userOf } from '@brightyard/testing'
import { type KnownSession, roleVerdict, sessionMarker } from '@brightyard/runtime/host'
import { globalGuards, passGuards, type Navigation } from './guards.ts'

const signedIn = (role: RoleName): KnownSession => ({ status: 'signed-in', user: userOf(role) })
const nobody: KnownSession = { status: 'signed-out' }

function navigationOf(address: string, access: Access, session: KnownSession, roles?: RoleName[]) {
  const asked = jest.fn(() => Promise.resolve(session))
  const recordVisited = jest.fn()
  const url = new URL(address, 'https://brightyard.example')
  const navigation: Navigation = { url, access, roles, session: asked, recordVisited }
  return { navigation, asked, recordVisited }
}

const runGuards = (...input: Parameters<typeof navigationOf>) =>
  passGuards(navigationOf(...input).navigation)

describe('auth', () => {
  test.each([
    ['A-008', 'protected', nobody, { redirect: '/login' }],
    ['A-008', 'protected', signedIn('guardian'), null],
    ['A-008', 'guest', nobody, null],
    ['A-009', 'guest', signedIn('student'), { redirect: '/' }],
    ['A-008', 'open', nobody, null],
    ['A-008', 'open', signedIn('guardian'), null],
  ] as const)('%s: a page marked %s, for $status', async (_, access, session, verdict) => {
    expect(await runGuards('/page', access, session)).toEqual(verdict)
  })

  test('A-008: the wanted path is saved, with query and hash', async () => {
    const { navigation, recordVisited } = navigationOf('/kids/rooms?Id=7#top', 'protected', nobody)
    await passGuards(navigation)
    expect(recordVisited.mock.calls).toEqual([['/kids/rooms?Id=7#top']])
  })

  test('nobody whose session could not be asked about is sent to sign in', async () => {
    const marker = jest.spyOn(sessionMarker, 'get').mockReturnValue(true)
    try {
      const { navigation, recordVisited } = navigationOf('/kids', 'protected', nobody)
      await expect(passGuards(navigation)).rejects.toMatchObject({ kind: 'unreachable' })
      expect(recordVisited).not.toHaveBeenCalled()
      expect(await runGuards('/login', 'guest', nobody)).toBeNull()
    } finally {
      marker.mockRestore()
    }
  })

  test('a page that anybody may see does not wait for the session', async () => {
    const { navigation, asked } = navigationOf('/blog', 'open', nobody)
    await passGuards(navigation)
    expect(asked).not.toHaveBeenCalled()
  })
})

describe('roles', () => {
  test('a role guard without a user refuses with the first text', () => {
    const refusal = { status: 403, statusText: 'You are not connected' }
    expect(roleVerdict(['guardian'], null)).toEqual(refusal)
  })

  test('P-013, Z-004: nobody signed in is led to sign-in, whatever the roles', async () => {
    expect(await runGuards('/page', 'protected', nobody, ['guardian'])).toEqual({
      redirect: '/login',
    })
  })

  test.each(Object.keys(roleIds) as RoleName[])('P-014, E-010: role %s', async (role) => {
    const refusal = { status: 403, statusText: 'You are not authorized for this content.' }
    expect(await runGuards('/page', 'protected', signedIn(role), [role])).toBeNull()
    const others = (Object.keys(roleIds) as RoleName[]).filter((name) => name !== role)
    expect(await runGuards('/page', 'protected', signedIn(role), others)).toEqual(refusal)
    expect(await runGuards('/page', 'protected', signedIn(role))).toBeNull()
  })
})

describe('order', () => {
  test('P-015, Z-052: auth, dynamicUrl and checkRoute run in this order', async () => {
    expect(globalGuards).toEqual(['auth', 'dynamicUrl', 'checkRoute'])
    // auth before dynamicUrl: the sign-in wins over a legacy target.
    expect(await runGuards('/?type=program&program_id=1', 'protected', nobody)).toEqual({
      redirect: '/login',
    })
    // dynamicUrl before checkRoute: a redirected address is not recorded.
    const { navigation, recordVisited } = navigationOf(
      '/?type=program&program_id=1',
      'open',
      nobody,
    )
    expect(await passGuards(navigation)).toEqual({ redirect: '/program/1' })
    expect(recordVisited).not.toHaveBeenCalled()
  })

  test('P-016: checkRoute records where the visitor is', async () => {
    const { navigation, recordVisited } = navigationOf('/shop?page=2', 'open', nobody)
    expect(await passGuards(navigation)).toBeNull()
    expect(recordVisited.mock.calls).toEqual([['/shop?page=2']])
  })

  test.each(['speedLimit', 'toString', '__proto__', ''])(
    'P-017, E-015, Z-039: the unknown guard "%s" is a 500',
    async (name) => {
      const { navigation } = navigationOf('/', 'open', nobody)
      const verdict = await passGuards(navigation, ['auth', name])
      expect(verdict).toEqual({ status: 500, statusText: 'Unknown middleware' })
    },
  )

  test.each([
    ['G-019, Z-045', '/?type=program&program_id=7', { redirect: '/program/7' }],
    ['G-019, Z-045', '/open?type=program&program_id=7', { redirect: '/program/7' }],
    ['G-019, G-023', '/OPEN/?type=program&program_id=7', { redirect: '/program/7' }],
    ['G-019', '/open', { redirect: '/' }],
    ['G-019', '/blog?type=program&program_id=7', null],
    ['G-018', '/?type=nobody-knows', { redirect: '/' }],
    ['G-018', '/?utm_source=mail', null],
  ])('%s: %s', async (_, address, verdict) => {
    expect(await runGuards(address, 'open', nobody)).toEqual(verdict)
  })
})
