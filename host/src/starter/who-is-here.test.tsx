import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { waitForPerson } from './wait-for-person.ts'

const isNewHere = () => document.documentElement.hasAttribute('data-new')
const hasStarted = () => document.querySelector('script[src="/a.js"]') !== null

beforeEach(() => {
  document.head.innerHTML =
    '<script src="/starter.js" data-scripts="/a.js" data-preloads=""></script>'
  document.body.innerHTML =
    '<div id="root"><div data-known><p aria-busy="true">Loading</p></div></div>'
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

test.each([
  ['is kept where somebody is signed in, who may not have to', '7', false],
  ['is followed by a visitor', 'false', true],
])('a link to the sign-in page that is pressed early %s', (_what, session, isFollowed) => {
  localStorage.setItem('brightyard.session', session)
  document.body.innerHTML = '<a href="/login?redirectURL=%2Fshop">Notifications</a>'
  start()
  // jsdom cannot follow it.
  document.addEventListener('click', (event) => event.preventDefault(), { once: true })
  const link = document.querySelector('a')
  link?.click()
  expect(link?.hasAttribute('data-pressed')).toBe(!isFollowed)
})

test('a mouse that rests where the page comes starts nothing, one that moves does', () => {
  start()
  const move = (movementX: number) =>
    window.dispatchEvent(Object.assign(new MouseEvent('pointermove'), { movementX, movementY: 0 }))
  move(0)
  expect(hasStarted()).toBe(false)
  move(2)
  expect(hasStarted()).toBe(true)
})
