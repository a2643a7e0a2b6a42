import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { fetchAhead } from './fetch-ahead.ts'

let hovers: boolean
let isKnown: boolean
let isConnected: boolean
let files: string[]
let stop = () => {}
/** What has been transferred so far, in bytes. */
let spent: number
/** Once the line has rested, and the libraries have come, or not. */
async function start() {
  stop = fetchAhead('/libraries.js')
  await jest.advanceTimersByTimeAsync(1_000)
}
beforeEach(() => {
  jest.useFakeTimers()
  isConnected = true
  files = []
  spent = 0
  hovers = false
  isKnown = true
  Object.assign(HTMLScriptElement, { supports: () => isKnown })
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: !hovers }),
    requestIdleCallback: (work: () => void) => work(),
    fetch: (address: string) => {
      files.push(address)
      if (!isConnected) return Promise.reject(new TypeError('Failed to fetch'))
      spent += 118_000
      return Promise.resolve({ arrayBuffer: () => Promise.resolve() })
    },
  })
  Object.assign(performance, {
    getEntriesByType: (type: string) => (type === 'resource' ? [{ transferSize: spent }] : []),
  })
  document.head.innerHTML = ''
  document.body.innerHTML = '<main></main>'
})
afterEach(() => {
  stop()
  jest.useRealTimers()
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

test('the four pages nearest to the middle of the window are fetched, each once', async () => {
  link('/shop', { top: 20 })
  link('/blog', { top: 380 })
  link('/shop/a?x=1', { top: 300 })
  link('/far', { top: 900 })
  link('/beside', { top: 380, left: 1030 })
  link('/news', { top: 500 })
  link('/team', { top: 700 })
  await start()
  expect(fetched()).toEqual([['/blog', '/shop/a?x=1', '/news', '/team']])
  scroll()
  expect(fetched()).toHaveLength(1)
})

test('of links side by side the one in the middle comes first', async () => {
  link('/left', { top: 380, left: 10 })
  link('/middle', { top: 390, left: 450 })
  await start()
  scroll()
  expect(fetched()).toEqual([['/middle', '/left']])
  expect(drawn()).toEqual(['/middle'])
})

test('where a finger stops scrolling, the page in the middle is drawn, and no other', async () => {
  link('/shop', { top: 20 })
  const blog = link('/blog', { top: 380 })
  await start()
  expect(drawn()).toEqual([])
  scroll()
  expect(drawn()).toEqual(['/blog'])
  blog.remove()
  scroll()
  expect(drawn()).toEqual(['/shop'])
})

test('the page whose link a finger presses is drawn', async () => {
  const shop = link('/shop', { top: 20 })
  const name = shop.appendChild(document.createElement('b'))
  const paper = link('/paper.pdf', { top: 40 }, { download: 'paper' })
  const elsewhere = link('https://example.com/shop', { top: 60 })
  await start()
  for (const one of [name, paper, elsewhere, document.body]) press(one)
  expect(drawn()).toEqual(['/shop'])
  stop()
  expect(drawn()).toEqual([])
})

test('no downloads, files, other tabs, nor the page itself', async () => {
  link('/', { top: 10 })
  link('/paper.pdf', { top: 300 }, { download: 'paper' })
  link('/media/a.webp', { top: 310 })
  link('/elsewhere', { top: 320 }, { target: '_blank' })
  await start()
  expect(fetched()).toEqual([])
})

test('twelve pages at most, and none after the stop', async () => {
  await start()
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
  [20_000, 1, 4],
  [100_000, 1, 2],
  [200_000, 1, 0],
  [210_000, 0, 2],
  [310_000, 0, 0],
])(
  'a page of %d bytes fetches %d times the libraries and then %d pages ahead while nobody touches it',
  async (bytes, libraries, pages) => {
    spent = bytes
    for (const at of [1, 2, 3, 4, 5]) link(`/shop/${at}`, { top: at * 30 })
    await start()
    expect(files).toEqual(Array(libraries).fill('/libraries.js'))
    expect(fetched().flat()).toHaveLength(pages)
    scroll()
    expect(fetched().flat().length).toBeGreaterThan(0)
  },
)

test('what is still to come is seen before anything is fetched ahead, and counts', async () => {
  link('/shop', { top: 300 })
  spent = 130_000
  stop = fetchAhead('/libraries.js')
  for (let picture = 0; picture < 5; picture += 1) {
    await jest.advanceTimersByTimeAsync(900)
    spent += 30_000
  }
  expect([files, fetched()]).toEqual([[], []])
  await jest.advanceTimersByTimeAsync(2_000)
  expect([files, fetched()]).toEqual([[], []])
  scroll()
  expect(fetched()).toEqual([['/shop']])
})

test('pages are fetched where the libraries do not come', async () => {
  isConnected = false
  link('/shop', { top: 300 })
  await start()
  expect(fetched()).toEqual([['/shop']])
})

test('nothing for a person who saves data', async () => {
  Object.assign(navigator, { connection: { saveData: true } })
  link('/shop', { top: 300 })
  await start()
  scroll()
  expect([fetched(), files]).toEqual([[], []])
  Object.assign(navigator, { connection: undefined })
})

test('nothing where a pointer hovers, and no page where the browser knows no such rules', async () => {
  link('/shop', { top: 300 })
  hovers = true
  await start()
  expect(files).toEqual([])
  hovers = false
  isKnown = false
  await start()
  scroll()
  expect(files).toEqual(['/libraries.js'])
  expect(fetched()).toEqual([])
})
