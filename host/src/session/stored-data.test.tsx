import { expect, test } from '@jest/globals'
import { storedIndividualData, storedVendorId } from './stored-data.ts'

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
