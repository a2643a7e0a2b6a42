/** @jest-environment node */
import { expect, test } from '@jest/globals'
import { createBreakers } from './breakers.ts'

test('two failures in a row open it; one try after each pause, ever later, until one succeeds', () => {
  let now = 0
  const breakers = createBreakers(() => now)
  expect(breakers.failed('shop')).toBe(false)
  expect(breakers.ask('shop')).toBe('closed')
  expect(breakers.failed('shop')).toBe(true)
  expect(breakers.ask('shop')).toBe('open')
  now = 5000
  expect([breakers.ask('shop'), breakers.ask('shop')]).toEqual(['try', 'open'])
  expect(breakers.failed('shop')).toBe(false)
  now = 14_999
  expect(breakers.ask('shop')).toBe('open')
  now = 15_000
  expect(breakers.ask('shop')).toBe('try')
  breakers.succeeded('shop')
  expect(breakers.ask('shop')).toBe('closed')
})

test('a success in between starts the count again, and remotes do not share it', () => {
  const breakers = createBreakers()
  breakers.failed('shop')
  breakers.succeeded('shop')
  breakers.failed('shop')
  breakers.failed('content')
  expect([breakers.ask('shop'), breakers.ask('content')]).toEqual(['closed', 'closed'])
})
