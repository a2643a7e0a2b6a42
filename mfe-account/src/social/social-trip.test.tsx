import { beforeEach, expect, jest, test } from '@jest/globals'
import { arrive, leaveForProvider } from './social-trip.ts'

const state = 'q7Yk2mZtVb4nXc8rLw1pHs6dJf3gAe9uTiOoKxNvBzM'
const trip = { state, purpose: 'sign-in', redirectURL: '/shop' } as const
const leave = jest.fn()
const setOut = () => leaveForProvider('https://provider.example/auth', trip, leave)
const returning = (query: string) => arrive(new URLSearchParams(query))

beforeEach(() => {
  sessionStorage.clear()
  leave.mockClear()
})

test('the tab remembers the state before it leaves', () => {
  leave.mockImplementation(() => {
    expect(sessionStorage.getItem('brightyard.social')).toContain(state)
  })
  setOut()
  expect(leave).toHaveBeenCalledWith('https://provider.example/auth')
})

test.each([
  '',
  'code=c',
  'code=c&state=',
  'state=',
  'code=c&state=undefined',
  'code=c&state=null',
  'code=c&state=true',
  'code=c&state=%00',
  'code=c&state=[object Object]',
  `code=c&state=${state.slice(0, -1)}`,
  `code=c&state=${state}x`,
  `code=c&state=x${state}`,
  `code=c&state=${state.toLowerCase()}`,
  `code=c&state=${state.toUpperCase()}`,
  `code=c&state=${state}%20`,
  `code=c&state=%20${state}`,
  `code=c&State=${state}`,
  `code=c&state[]=${state}`,
  `code=c&state=${state}&state=${state}`,
  `code=c&state=other&state=${state}`,
  `code=c&state=${state.slice(20)}${state.slice(0, 20)}`,
  `error=access_denied&state=wrong`,
])('A-017: a return with another state is ignored: %s', (query) => {
  setOut()
  expect(returning(query)).toEqual({ kind: 'ignored' })
})

test.each([
  null,
  '',
  'null',
  '{}',
  '{"state":""}',
  '{"state":7}',
  '{"state":null}',
  '[]',
  '{',
  '{"state":"short"}',
])('A-017: a return is ignored where the tab remembers %s', (stored) => {
  if (stored !== null) sessionStorage.setItem('brightyard.social', stored)
  for (const query of [`code=c&state=${state}`, 'code=c&state=', 'code=c', 'code=c&state=short'])
    expect(returning(query)).toEqual({ kind: 'ignored' })
})

test('A-018: the state works once, also when the first return was a wrong one', () => {
  setOut()
  expect(returning(`code=c&state=${state}`)).toEqual({
    kind: 'arrived',
    trip,
    code: 'c',
    iss: null,
  })
  expect(returning(`code=c&state=${state}`)).toEqual({ kind: 'ignored' })
  setOut()
  returning('code=c&state=wrong')
  expect(returning(`code=c&state=${state}`)).toEqual({ kind: 'ignored' })
})

test('who refuses at the provider comes back with nothing', () => {
  setOut()
  expect(returning(`error=access_denied&state=${state}`)).toEqual({ kind: 'refused', trip })
  setOut()
  expect(returning(`error=x&code=c&state=${state}`)).toEqual({ kind: 'refused', trip })
})

test('A-021: a stored target that leads off the site is none', () => {
  sessionStorage.setItem(
    'brightyard.social',
    JSON.stringify({ ...trip, redirectURL: '//elsewhere.example' }),
  )
  expect(returning(`code=c&state=${state}`)).toMatchObject({ trip: { redirectURL: null } })
})
