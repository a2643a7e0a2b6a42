import { expect, jest, test } from '@jest/globals'
import { ApiError } from './api-error.ts'
import { type FormWithErrors, placeServerError } from './place-server-error.ts'

const formOf = (values: object) => ({
  getValues: () => values,
  setError: jest.fn<FormWithErrors['setError']>(),
})

test('messages appear at their fields in form order, and the first is focused', () => {
  const form = formOf({ name: '', mobile: '', pincode: '' })
  const error = new ApiError('invalid', 'Please check the form.', {
    fields: { pincode: 'There is no such PIN code.', name: 'Please enter a name.' },
  })
  expect(placeServerError(error, form)).toBeNull()
  expect(form.setError.mock.calls).toEqual([
    ['name', { type: 'server', message: 'Please enter a name.' }, { shouldFocus: true }],
    ['pincode', { type: 'server', message: 'There is no such PIN code.' }, { shouldFocus: false }],
  ])
})

test('a message about a field of a group appears there', () => {
  const form = formOf({ name: '', address: { city: '' }, choices: [{ age: '' }] })
  const fields = {
    'choices.0.age': 'Please choose an age.',
    'address.city': 'Please enter a city.',
  }
  expect(placeServerError(new ApiError('invalid', 'Please check.', { fields }), form)).toBeNull()
  expect(form.setError.mock.calls.map(([name, { message }]) => [name, message])).toEqual([
    ['address.city', 'Please enter a city.'],
    ['choices.0.age', 'Please choose an age.'],
  ])
})

test('a message about an unknown field is shown for the whole form', () => {
  const form = formOf({ name: '' })
  const error = new ApiError('invalid', 'The address is not complete.', {
    fields: { country: 'Please choose a country.' },
  })
  expect(placeServerError(error, form)).toBe('The address is not complete.')
  expect(form.setError).not.toHaveBeenCalled()
})

test('after too many tries the form says how long to wait', () => {
  const error = new ApiError('rate-limited', 'Too many requests.', { retryAfterSeconds: 90 })
  expect(placeServerError(error, formOf({ name: '' }))).toBe(
    'Too many tries. Please wait 2 minutes and try again.',
  )
})

test('what is no answer of the server names no field', () => {
  expect(placeServerError(new Error('name'), formOf({ name: '' }))).toBe(
    'Something went wrong. Please try again.',
  )
})
