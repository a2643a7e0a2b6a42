import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { prefetchPagesInView } from './pages-ahead.ts'

let hovers: boolean
let isKnown: boolean
let stop = () => {}
beforeEach(() => {
  hovers = false
  isKnown = true
  Object.assign(HTMLScriptElement, { supports: () => isKnown })
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: !hovers }),
    requestIdleCallback: (work: () => void) => work(),
  })
  document.head.innerHTML = ''
  document.body.innerHTML = '<main></main>'
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

/** A link at that height of a window of 768 px. */
function link(href: string, top: number, extra: Partial<HTMLAnchorElement> = {}) {
  const one = Object.assign(document.createElement('a'), extra)
  one.setAttribute('href', href)
  jest
    .spyOn(one, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 20, width: 100 } as DOMRect)
  document.querySelector('main')?.append(one)
}
const rules = () =>
  [...document.head.querySelectorAll('script')].map(
    ({ textContent }) =>
      (JSON.parse(textContent) as { prefetch: [{ urls: string[] }] }).prefetch[0].urls,
  )
const scroll = () => window.dispatchEvent(new Event('scrollend'))

test('the two pages nearest to the middle of the window are fetched, each once', () => {
  link('/shop', 20)
  link('/blog', 380)
  link('/shop/a?x=1', 300)
  link('/far', 900)
  stop = prefetchPagesInView()
  expect(rules()).toEqual([['/blog', '/shop/a?x=1']])
  scroll()
  expect(rules()).toHaveLength(1)
})

test('no downloads, files, other tabs, nor the page itself', () => {
  link('/', 10)
  link('/paper.pdf', 300, { download: 'paper' })
  link('/media/a.webp', 310)
  link('/elsewhere', 320, { target: '_blank' })
  stop = prefetchPagesInView()
  expect(rules()).toEqual([])
})

test('ten pages at most, and none after the stop', () => {
  stop = prefetchPagesInView()
  for (let page = 0; page < 8; page += 1) {
    document.querySelector('main')?.replaceChildren()
    link(`/a${page}`, 300)
    link(`/b${page}`, 320)
    scroll()
  }
  expect(rules().flat()).toHaveLength(10)
  stop()
  expect(rules()).toEqual([])
})

test('nothing where a pointer hovers, or where the browser knows no such rules', () => {
  link('/shop', 300)
  hovers = true
  stop = prefetchPagesInView()
  hovers = false
  isKnown = false
  stop = prefetchPagesInView()
  expect(rules()).toEqual([])
})
