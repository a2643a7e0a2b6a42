import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { preparePagesInView } from './pages-ahead.ts'

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
  Object.assign(performance, { getEntriesByType: () => [] })
  document.head.innerHTML = ''
  document.body.innerHTML = '<main></main>'
})
afterEach(() => {
  stop()
  jest.restoreAllMocks()
})

interface Place {
  top: number
  left?: number
}

/** A link at that place of a window of 1024 × 768 px. */
function link(
  href: string,
  { top, left = 0 }: Place,
  extra: Partial<HTMLAnchorElement> = {},
): HTMLAnchorElement {
  const one = Object.assign(document.createElement('a'), extra)
  one.setAttribute('href', href)
  jest
    .spyOn(one, 'getBoundingClientRect')
    .mockReturnValue({ top, bottom: top + 20, left, right: left + 100, width: 100 } as DOMRect)
  document.querySelector('main')?.append(one)
  return one
}
const rules = (kind: 'prefetch' | 'prerender') =>
  [...document.head.querySelectorAll('script')].flatMap(({ textContent }) => {
    const rule = JSON.parse(textContent) as Partial<Record<typeof kind, [{ urls: string[] }]>>
    return rule[kind]?.map(({ urls }) => urls) ?? []
  })
const fetched = () => rules('prefetch')
const drawn = () => rules('prerender').flat()
const scroll = () => window.dispatchEvent(new Event('scrollend'))
const press = (target: Element) => target.dispatchEvent(new Event('pointerdown', { bubbles: true }))

test('the four pages nearest to the middle of the window are fetched, each once', () => {
  link('/shop', { top: 20 })
  link('/blog', { top: 380 })
  link('/shop/a?x=1', { top: 300 })
  link('/far', { top: 900 })
  link('/beside', { top: 380, left: 1030 })
  link('/news', { top: 500 })
  link('/team', { top: 700 })
  stop = preparePagesInView()
  expect(fetched()).toEqual([['/blog', '/shop/a?x=1', '/news', '/team']])
  scroll()
  expect(fetched()).toHaveLength(1)
})

test('of links side by side the one in the middle comes first', () => {
  link('/left', { top: 380, left: 10 })
  link('/middle', { top: 390, left: 450 })
  stop = preparePagesInView()
  scroll()
  expect(fetched()).toEqual([['/middle', '/left']])
  expect(drawn()).toEqual(['/middle'])
})

test('where a finger stops scrolling, the page in the middle is drawn, and no other', () => {
  link('/shop', { top: 20 })
  const blog = link('/blog', { top: 380 })
  stop = preparePagesInView()
  expect(drawn()).toEqual([])
  scroll()
  expect(drawn()).toEqual(['/blog'])
  blog.remove()
  scroll()
  expect(drawn()).toEqual(['/shop'])
})

test('the page whose link a finger presses is drawn', () => {
  const shop = link('/shop', { top: 20 })
  const name = shop.appendChild(document.createElement('b'))
  const paper = link('/paper.pdf', { top: 40 }, { download: 'paper' })
  const elsewhere = link('https://example.com/shop', { top: 60 })
  stop = preparePagesInView()
  for (const one of [name, paper, elsewhere, document.body]) press(one)
  expect(drawn()).toEqual(['/shop'])
  stop()
  expect(drawn()).toEqual([])
})

test('no downloads, files, other tabs, nor the page itself', () => {
  link('/', { top: 10 })
  link('/paper.pdf', { top: 300 }, { download: 'paper' })
  link('/media/a.webp', { top: 310 })
  link('/elsewhere', { top: 320 }, { target: '_blank' })
  stop = preparePagesInView()
  expect(fetched()).toEqual([])
})

test('twelve pages at most, and none after the stop', () => {
  stop = preparePagesInView()
  for (let page = 0; page < 8; page += 1) {
    document.querySelector('main')?.replaceChildren()
    link(`/a${page}`, { top: 300 })
    link(`/b${page}`, { top: 320 })
    scroll()
  }
  expect(fetched().flat()).toHaveLength(12)
  stop()
  expect(fetched()).toEqual([])
})

test.each([
  [190_000, 4],
  [260_000, 2],
  [310_000, 0],
])('a page of %d bytes fetches %d ahead while nobody touches it', (transferSize, pages) => {
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'resource' ? [{ transferSize }] : []),
  })
  for (const at of [1, 2, 3, 4, 5]) link(`/shop/${at}`, { top: at * 30 })
  stop = preparePagesInView()
  expect(fetched().flat()).toHaveLength(pages)
  scroll()
  expect(fetched().flat().length).toBeGreaterThan(0)
})

test('nothing for a person who saves data', () => {
  Object.assign(navigator, { connection: { saveData: true } })
  link('/shop', { top: 300 })
  stop = preparePagesInView()
  scroll()
  expect(fetched()).toEqual([])
  Object.assign(navigator, { connection: undefined })
})

test('nothing where a pointer hovers, or where the browser knows no such rules', () => {
  link('/shop', { top: 300 })
  hovers = true
  stop = preparePagesInView()
  hovers = false
  isKnown = false
  stop = preparePagesInView()
  expect(fetched()).toEqual([])
})
