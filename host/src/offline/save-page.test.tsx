import { beforeEach, expect, jest, test } from '@jest/globals'
import { forgetPagesOfOthers, forgetSavedPages, savePage } from './save-page.ts'
import { readSavedPages } from './saved-page.ts'

const stored = new Map<string, Response>()
const pathOf = (request: string | { url: string }) =>
  new URL(typeof request === 'string' ? request : request.url, location.href).pathname

/** As much of a browser's storage as saving uses. */
const cache = {
  put: jest.fn(async (path: string, response: Response) => void stored.set(path, response)),
  match: async (path: string) => stored.get(path)?.clone(),
  keys: async () => [...stored.keys()].map((path) => ({ url: location.origin + path })),
  delete: async (request: { url: string }) => stored.delete(pathOf(request)),
}
const caches = {
  open: async () => cache,
  match: cache.match,
  delete: async () => {
    stored.clear()
    return true
  },
}
const locks = { request: async (...given: unknown[]) => (given.at(-1) as () => unknown)() }

const html = (root: string, script = '/assets/host.1.js') =>
  `<!doctype html><html><head><title>Shop · Brightyard</title><script src="${script}"></script></head><body><div id="root">${root}</div></body></html>`
const pageHeaders = { 'x-release-set': '7', 'content-type': 'text/html', 'set-cookie': 'visitor=1' }
const immutable = { 'cache-control': 'public, max-age=31536000, immutable' }

let answers: Record<string, () => Response>
beforeEach(() => {
  stored.clear()
  cache.put.mockClear()
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true })
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  performance.getEntriesByType = () => []
  answers = {
    '/shop': () => new Response(html('<h1>Shop</h1>'), { headers: pageHeaders }),
    '/assets/host.1.js': () => new Response('run()', { headers: immutable }),
  }
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (address) => {
    const answer = answers[pathOf(address instanceof Request ? address.url : String(address))]
    return answer?.() ?? new Response('', { status: 404 })
  })
})

const save = (visitor: number | null = null, signal = new AbortController().signal) =>
  savePage({ address: '/shop', reads: [], visitor, modules: [] }, signal)
const addresses = async () => (await readSavedPages()).map(({ address }) => address)

test('E-022: a page is saved with the files that it needs, and says when', async () => {
  await save()
  expect([...stored.keys()].toSorted()).toEqual(['/assets/host.1.js', '/saved-pages.json', '/shop'])
  const [page] = await readSavedPages()
  expect(page).toMatchObject({ address: '/shop', title: 'Shop', set: 7, visitor: null })
  expect(page?.files['/assets/host.1.js']).toBe(5)
  expect(await stored.get('/shop')?.text()).toContain('<head><meta name="saved-at" content="20')
  expect(stored.get('/shop')?.headers.get('set-cookie')).toBeNull()
})

test('E-022: what menus and messages load on demand is saved with the page, as far as it is to be had', async () => {
  answers['/on-demand.json'] = () => Response.json(['/assets/menu.2.js', '/assets/gone.3.js'])
  answers['/assets/menu.2.js'] = () => new Response('menu()', { headers: immutable })
  await save()
  const [page] = await readSavedPages()
  expect(Object.keys(page?.files ?? {}).toSorted()).toEqual([
    '/assets/host.1.js',
    '/assets/menu.2.js',
    '/shop',
  ])
})

test('E-022: scripts that wait for somebody to use the page are saved with it', async () => {
  const starter =
    '<script src="/assets/starter.1.js" data-scripts="/assets/host.1.js" data-preloads="/r/a/1/b.js">'
  const waiting = html('<h1>Shop</h1>').replace('<script src="/assets/host.1.js">', starter)
  answers['/shop'] = () => new Response(waiting, { headers: pageHeaders })
  await save()
  expect(await addresses()).toEqual([]) // one is not to be had
  for (const path of ['/assets/starter.1.js', '/r/a/1/b.js'])
    answers[path] = () => new Response('run()', { headers: immutable })
  await save()
  expect([...stored.keys()]).toEqual(
    expect.arrayContaining(['/assets/starter.1.js', '/assets/host.1.js', '/r/a/1/b.js', '/shop']),
  )
})

test.each<[string, () => Response]>([
  [
    'one of this browser alone, such as a preview',
    () =>
      new Response(html('<h1>Mine</h1>'), {
        headers: { ...pageHeaders, 'cache-control': 'private, no-store' },
      }),
  ],
  ['one without content', () => new Response(html(''), { headers: pageHeaders })],
  ['an error', () => new Response(html('<h1>Sorry</h1>'), { status: 500, headers: pageHeaders })],
  ['one that is not the edge’s', () => new Response(html('<h1>Sign in to Wi-Fi</h1>'))],
  [
    'one whose script is not to be had',
    () => new Response(html('<h1>Shop</h1>', '/assets/gone.js'), { headers: pageHeaders }),
  ],
])('a page is not saved: %s', async (_, answer) => {
  answers['/shop'] = answer
  await save()
  expect(await addresses()).toEqual([])
})

test('full storage harms nothing', async () => {
  cache.put.mockRejectedValueOnce(new DOMException('full', 'QuotaExceededError'))
  await save()
  expect(await addresses()).toEqual([])
  await save()
  expect(await addresses()).toEqual(['/shop'])
})

test('what was saved for somebody is gone with them, and what is not finished is not saved', async () => {
  await save(4711)
  await forgetPagesOfOthers(4711)
  expect(await addresses()).toEqual(['/shop'])
  await forgetPagesOfOthers(null)
  expect([...stored.keys()]).toEqual(['/saved-pages.json'])

  const leaving = new AbortController()
  answers['/assets/host.1.js'] = () => {
    leaving.abort()
    return new Response('run()', { headers: immutable })
  }
  await save(4711, leaving.signal)
  expect(await addresses()).toEqual([])
  await save()
  await forgetSavedPages()
  expect(stored.size).toBe(0)
})
