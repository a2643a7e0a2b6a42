import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitForPerson } from './wait-for-person.ts'

const isNewHere = () => document.documentElement.hasAttribute('data-new-here')
const hasStarted = () => document.querySelector('script[src="/a.js"]') !== null

beforeEach(() => {
  document.head.innerHTML =
    '<script src="/starter.js" data-scripts="/a.js" data-preloads=""></script>'
  document.body.innerHTML =
    '<div id="root"><div data-for-known><p aria-busy="true">Loading</p></div></div>'
  Object.assign(performance, { getEntriesByType: () => [{ type: 'navigate' }] })
})
afterEach(() => localStorage.clear())

const start = () => {
  const tag = document.querySelector('script')
  if (tag) waitForPerson(tag)
}

test('who has left nothing here sees what is for them, and no script starts for it', () => {
  start()
  expect([isNewHere(), hasStarted()]).toEqual([true, false])
})

test('who has left something sees that it is loading, and it starts', () => {
  localStorage.setItem('brightyard.shop.guest-bag', '{}')
  start()
  expect([isNewHere(), hasStarted()]).toEqual([false, true])
})
