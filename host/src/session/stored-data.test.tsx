import { expect, test } from '@jest/globals'
import { type Navigation, passGuards } from '../routing/guards.ts'
import {
  dropIndividualData,
  dropTabData,
  storedIndividualData,
  storedVendorId,
} from './stored-data.ts'

test('X-005: nothing stored is nothing', () => {
  expect([storedVendorId(), storedIndividualData()]).toEqual([null, null])
})

test('X-001: vendor_id comes from browser storage', () => {
  localStorage.setItem('vendor_id', '42')
  expect(storedVendorId()).toBe('42')
})

test.each([
  ['{"password":"4711","application_id":"a1","name":"Asha"}', true],
  ['{"password":"4711"}', false],
  ['{"password":4711,"application_id":"a1"}', false],
  ['null', false],
  ['"text"', false],
  ['{', false],
])('X-006: individual data stored as %s is taken: %s', (stored, taken) => {
  sessionStorage.setItem('individual', stored)
  const expected = taken ? { password: '4711', application_id: 'a1' } : null
  expect(storedIndividualData()).toEqual(expected)
})

test('Z-008: the passcode stays in this tab alone, and is gone with the session', () => {
  sessionStorage.setItem('individual', '{"password":"4711","application_id":"a1"}')
  expect(localStorage.getItem('individual')).toBeNull()
  expect(document.cookie).not.toContain('4711')
  dropIndividualData()
  expect(storedIndividualData()).toBeNull()
  expect(sessionStorage.getItem('individual')).toBeNull()
})

test('R-113: a page of takers is shown to a candidate with a passcode, other pages are not', async () => {
  sessionStorage.setItem('individual', '{"password":"4711","application_id":"a1"}')
  const navigation: Navigation = {
    url: new URL('https://brightyard.example/assessment/instructions/1'),
    access: 'protected',
    roles: ['guardian', 'student'],
    session: () => Promise.resolve({ status: 'signed-out' }),
    recordVisited: () => {},
  }
  expect(await passGuards({ ...navigation, passcode: true })).toBeNull()
  expect(await passGuards(navigation)).toEqual({ redirect: '/login' })
  sessionStorage.clear()
  expect(await passGuards({ ...navigation, passcode: true })).toEqual({ redirect: '/login' })
})

test('A-014: nothing that was typed stays in a tab after a sign-out', () => {
  sessionStorage.setItem('brightyard.feed-draft.comment-7-12', 'Not sent.')
  dropTabData()
  expect(sessionStorage).toHaveLength(0)
})
