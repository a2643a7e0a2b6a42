import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { visitedRouteKey } from '@brightyard/contract/paths'
import { readyEvent } from './ready.ts'
import { waitForPerson, whenVisited } from './wait-for-person.ts'

const scripts = () =>
  [...document.head.querySelectorAll('script')].map((script) => script.getAttribute('src'))

let visitType: string
beforeEach(() => {
  visitType = 'navigate'
  Object.assign(performance, { getEntriesByType: () => [{ type: visitType }] })
  document.head.innerHTML =
    '<script type="module" src="/starter.js" data-scripts="/a.js /b.js" data-preloads="/c.js"></script>'
  document.body.innerHTML = `<div id="root"><main>
    <a href="/shop">Shop</a> <button type="button">Add to bag</button>
    <form><input name="text"><label><input type="checkbox"> New</label><button>Send</button></form>
  </main></div>`
})
afterEach(() => {
  jest.useRealTimers()
  // The starter of this test has nothing left to wait for.
  happen('pointermove')
  happen('online', window)
  happen(readyEvent, document)
  document.documentElement.removeAttribute('data-used')
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

const find = <E extends HTMLElement>(selector: string): E => {
  const found = document.querySelector<E>(selector)
  if (!found) throw new Error(`nothing is ${selector}`)
  return found
}
const start = () => waitForPerson(find('script[data-scripts]'))
const waiting = ['/starter.js']
const started = ['/starter.js', '/a.js', '/b.js']
const happen = (type: string, target: EventTarget = document.body, init: object = {}) =>
  target.dispatchEvent(Object.assign(new Event(type, { bubbles: true, cancelable: true }), init))

function rememberPage(mark: string) {
  sessionStorage.setItem(visitedRouteKey, '/workshop/booking')
  find('main').setAttribute(mark, '')
}

test.each(['pointermove', 'keydown', 'focusin'])(
  'Q-042: scripts wait for the first %s, in their order',
  (sign) => {
    start()
    expect(scripts()).toEqual(waiting)
    happen(sign)
    expect(scripts()).toEqual(started)
    expect(find<HTMLLinkElement>('link[rel=preload]').getAttribute('href')).toBe('/c.js')
    expect(document.documentElement.hasAttribute('data-used')).toBe(true)
    happen(sign)
    expect(scripts()).toEqual(started)
  },
)

test('a finger on a button starts them before it is lifted; one beside it does not', () => {
  start()
  happen('pointerdown', document.body, { pointerType: 'touch' })
  happen('pointerdown', find('a'), { pointerType: 'touch' })
  expect(scripts()).toEqual(waiting)
  happen('pointerdown', find('button'), { pointerType: 'touch' })
  expect(scripts()).toEqual(started)
})

test('a finger that scrolls starts them once it rests; a link that it follows does not', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  start()
  happen('pointermove', document.body, { pointerType: 'touch' })
  happen('click', find('a'))
  happen('scroll')
  jest.advanceTimersByTime(1_500)
  happen('click', find('a'))
  jest.advanceTimersByTime(1_500)
  happen('scroll')
  jest.advanceTimersByTime(1_500)
  expect(scripts()).toEqual(waiting)
  jest.advanceTimersByTime(600)
  expect(scripts()).toEqual(started)
})

test.each([
  ['somebody is signed in here', () => localStorage.setItem('brightyard.session', '7')],
  ['something is in the bag', () => localStorage.setItem('brightyard.shop.guest-bag', '{}')],
  ['the address has a hash', () => history.replaceState(null, '', '/#offers')],
  ['the page is reloaded', () => void (visitType = 'reload')],
  ['the inspector is asked for', () => history.replaceState(null, '', '/?inspector')],
  ['something counts on', () => find('main').setAttribute('data-live', '')],
  ['something is still loading', () => find('main').setAttribute('aria-busy', 'true')],
  ['the page says what asked for it', () => rememberPage('data-visited')],
])('they start at once where %s', (_, prepare) => {
  prepare()
  start()
  expect(scripts()).toEqual(started)
})

test('a tab that remembers another page starts only one that says so', () => {
  history.replaceState(null, '', '/login')
  rememberPage('data-other')
  start()
  expect(scripts()).toEqual(waiting)
})

test('a page that says what asked for it waits in a new tab', () => {
  history.replaceState(null, '', '/login')
  find('main').setAttribute('data-visited', '')
  start()
  expect(scripts()).toEqual(waiting)
})

test('a page that is drawn ahead begins when somebody comes to it', () => {
  history.replaceState(null, '', '/#offers')
  Object.assign(document, { prerendering: true })
  whenVisited(start)
  expect(scripts()).toEqual(waiting)
  Object.assign(document, { prerendering: false })
  happen('prerenderingchange', document)
  expect(scripts()).toEqual(started)
})

test('they start where somebody leaves the page for a while, not where they come to it', () => {
  start()
  const state = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('visible')
  happen('visibilitychange', document)
  expect(scripts()).toEqual(waiting)
  state.mockReturnValue('hidden')
  happen('visibilitychange', document)
  state.mockRestore()
  expect(scripts()).toEqual(started)
})

test('nothing runs before the document is there, whatever a person does meanwhile', () => {
  const state = jest.spyOn(document, 'readyState', 'get').mockReturnValue('loading')
  start()
  happen('pointermove')
  find('button').click()
  expect(scripts()).toEqual(waiting)
  state.mockRestore()
  happen('DOMContentLoaded', document)
  expect(scripts()).toEqual(started)
})

test('what loads in a late part, and an ended session, are no reason', () => {
  localStorage.setItem('brightyard.session', 'false')
  find('main').innerHTML = '<div data-late><p aria-busy="true">Loading</p></div>'
  start()
  expect(scripts()).toEqual(waiting)
})

test('A-011: the page is remembered for after a sign-in', () => {
  history.replaceState(null, '', '/shop/product-details/details?ecommID=109')
  start()
  expect(sessionStorage.getItem('brightyard.visited-route')).toBe(
    '/shop/product-details/details?ecommID=109',
  )
})

test('what is pressed before the page can answer is pressed again when it can, once', () => {
  start()
  const onPress = jest.fn()
  const button = find('button')
  button.addEventListener('click', onPress)
  button.click()
  button.click()
  expect(onPress).not.toHaveBeenCalled()
  expect(button.hasAttribute('data-pressed')).toBe(true)
  expect(scripts()).toEqual(started)
  happen(readyEvent, document)
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(button.hasAttribute('data-pressed')).toBe(false)
  button.click()
  expect(onPress).toHaveBeenCalledTimes(2)
})

test('what was typed is there, and told as a change, when the page has started', () => {
  start()
  const field = find<HTMLInputElement>('input[name=text]')
  const told: string[] = []
  field.addEventListener('input', () => told.push(field.value))
  field.value = 'kite'
  happen('input', field)
  field.value = '' // as a page that starts with an empty field leaves it
  happen(readyEvent, document)
  expect(field.value).toBe('kite')
  expect(told.at(-1)).toBe('kite')
})

test.each(['of itself', 'of its label'])(
  'Q-015: a box is ticked at once by a press %s, and the page hears of it when it can',
  (where) => {
    const told: boolean[] = []
    const box = find<HTMLInputElement>('input[type=checkbox]')
    find('main').addEventListener('click', () => told.push(box.checked))
    start()
    const pressed = where === 'of itself' ? box : find('label')
    pressed.click()
    expect(box.checked).toBe(true)
    expect(told).toEqual([])
    happen(readyEvent, document)
    expect(box.checked).toBe(true)
    expect(told).toEqual([true])
  },
)

test('Q-015: of several the last one that was chosen stays, and the page hears of it alone', () => {
  find('form').insertAdjacentHTML(
    'beforeend',
    '<input type="radio" name="as" value="1" checked><input type="radio" name="as" value="2"><input type="radio" name="as" value="3">',
  )
  const told: string[] = []
  find('form').addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement) told.push(target.value)
  })
  start()
  for (const value of [2, 3]) find(`[value="${value}"]`).click()
  expect(find<HTMLInputElement>('[value="3"]').checked).toBe(true)
  told.length = 0
  // As a page that starts with another choice leaves it.
  find<HTMLInputElement>('[value="1"]').checked = true
  happen(readyEvent, document)
  expect(find<HTMLInputElement>('[value="3"]').checked).toBe(true)
  expect(told).toEqual(['3'])
})

test('a form is sent when the page can hear of it', () => {
  start()
  const sent = jest.fn((event: Event) => event.preventDefault())
  const form = find<HTMLFormElement>('form')
  expect(happen('submit', form)).toBe(false)
  form.addEventListener('submit', sent)
  happen(readyEvent, document)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('a button that waits for scripts can be pressed, and sends its form once they are there', () => {
  const button = find<HTMLButtonElement>('form button')
  button.disabled = true
  button.dataset['early'] = ''
  start()
  expect(button.disabled).toBe(false)
  const sent = jest.fn((event: Event) => event.preventDefault())
  find('form').addEventListener('submit', sent)
  button.click()
  expect(sent).not.toHaveBeenCalled()
  expect(scripts()).toEqual(started)
  happen(readyEvent, document)
  expect(sent).toHaveBeenCalledTimes(1)
})

test('where scripts do not come, a form cannot be sent away from the page', () => {
  start()
  find('form button').click()
  happen('error', find('script[src="/a.js"]'))
  expect(happen('submit', find('form'))).toBe(false)
  find('form').remove() // jsdom cannot send it again
})

test('a form with an address works without scripts, and so does a link', () => {
  find('form').setAttribute('action', '/search')
  start()
  expect(happen('submit', find('form'))).toBe(true)
  expect(happen('click', find('a'))).toBe(true)
})

test('a script that does not come is fetched again, and what was pressed is done then', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  const pressed = jest.fn()
  find('button').addEventListener('click', pressed)
  start()
  find('button').click()
  for (const pauseMs of [2_000, 4_000, 8_000, 16_000, 16_000]) {
    happen('error', find('script[src="/a.js"]'))
    expect(document.querySelectorAll('[role=alert]')).toHaveLength(1)
    jest.advanceTimersByTime(pauseMs - 1)
    const failed = find('script[src="/a.js"]')
    jest.advanceTimersByTime(1)
    expect(find('script[src="/a.js"]')).not.toBe(failed)
    expect(scripts()).toHaveLength(started.length)
  }
  expect(pressed).not.toHaveBeenCalled()
  happen(readyEvent, document)
  expect(pressed).toHaveBeenCalledTimes(1)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('a press is explained when the connection is lost, until the page answers', () => {
  start()
  happen('offline', window)
  expect(document.querySelector('[role=alert]')).toBeNull() // nobody waits
  find('button').click()
  happen('offline', window)
  expect(find('[role=alert]').textContent).toContain('has not loaded completely')
  happen(readyEvent, document)
  happen('offline', window)
  expect(document.querySelector('[role=alert]')).toBeNull()
})

test('whoever has waited long for what was pressed is told why', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  start()
  find('button').click()
  jest.advanceTimersByTime(7_900)
  expect(document.querySelector('[role=alert]')).toBeNull()
  jest.advanceTimersByTime(200)
  expect(find('[role=alert]').textContent).toContain('has not loaded completely')
})

test('a connection that comes back fetches it at once, and once', () => {
  jest.useFakeTimers({ doNotFake: ['performance'] })
  start()
  happen('pointermove')
  happen('error', find('script[src="/b.js"]'))
  expect(document.querySelector('[role=alert]')).toBeNull() // nobody waits
  const failed = find('script[src="/b.js"]')
  happen('online', window)
  const again = find('script[src="/b.js"]')
  expect(again).not.toBe(failed)
  jest.advanceTimersByTime(60_000)
  happen('online', window)
  expect(find('script[src="/b.js"]')).toBe(again)
  expect(scripts()).toEqual(started)
})
