/* global self, caches, settings */
// Answers navigations when the network does not: with the saved copy of the page, or with the offline page and the list of
// what is saved. Pages save themselves (src/offline); this only reads what they save.

const ownCache = 'brightyard-offline-1'
const savedCache = 'brightyard-saved-1'
const indexKey = '/saved-pages.json'
/** A page that is saved is shown when the network takes longer. */
const patienceMs = 8000
/** Without a saved copy a slow answer is waited for, but not as long as browsers would. */
const longestWaitMs = 25_000

/** Addresses that are not pages of remotes: API calls, files, event streams, the operators' page. */
const notPages =
  /^\/(?:vendor|cms|media|dev|sandbox-gateway|ops|docs|assets|fonts|r|release-set|telemetry|inspector|healthz|readyz|metrics)(?:\/|$)|\.[a-z0-9]+$/i
/** Files whose address changes with their content, and pictures, of which only such are ever saved. */
const files = /^\/(?:assets|fonts|r|media)\/|^\/offline\.js$/

function kindOf({ method, mode, url }) {
  const { origin, pathname, searchParams } = new URL(url)
  if (method !== 'GET' || origin !== self.location.origin) return null
  if (mode !== 'navigate') return files.test(pathname) ? 'file' : null
  // Such a link changes what this browser is shown; the edge answers it with a redirect.
  const isPreview = [...searchParams.keys()].some((name) => name.startsWith('remote.'))
  return isPreview || notPages.test(pathname) ? null : 'page'
}

async function readIndex() {
  const stored = await caches.match(indexKey, { cacheName: savedCache })
  const { pages } = (await stored?.json()) ?? { pages: [] }
  return pages.toSorted((one, other) => other.savedAt - one.savedAt)
}

/** The address with the query parameters that the page reads, as src/offline/page-address.ts has it. */
function addressAsRead({ pathname, searchParams, search }, reads) {
  if (reads === null) return pathname + search
  const names = new Set(reads)
  const query = new URLSearchParams(
    [...searchParams].filter(([name]) => names.has(name.toLowerCase())),
  )
  query.sort()
  return pathname + (query.size > 0 ? `?${query}` : '')
}

async function findSaved(url) {
  try {
    const address = new URL(url)
    const pages = await readIndex()
    const page = pages.find((one) => one.address === addressAsRead(address, one.reads))
    return page && (await caches.match(page.address, { cacheName: savedCache, ignoreVary: true }))
  } catch {
    return undefined
  }
}

const inHtml = (text) =>
  String(text).replaceAll(
    /[&<>"']/g,
    (letter) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[letter],
  )

function listItem({ address, title, savedAt, savedOn }) {
  const time = `<time datetime="${new Date(savedAt).toISOString()}">Saved ${inHtml(savedOn)}</time>`
  return `<li><a href="${inHtml(address)}">${inHtml(title)}</a>${time}</li>`
}

/** `/offline` or `/saved-pages`, with the list of what is saved; undefined where it could not be stored. */
async function pageWithList(path, status) {
  const template = await caches.match(path, { cacheName: ownCache })
  if (!template) return undefined
  const pages = await readIndex().catch(() => [])
  const list = `<ul>${pages.map(listItem).join('')}</ul>`
  const text = await template.text()
  const html =
    pages.length > 0 ? text.replace(/<!-- saved pages -->.*<!-- end -->/s, () => list) : text
  return new Response(html, { status, headers: template.headers })
}

/** The offline page and its files, from the network; also after an installation that could not store them. */
async function storeOwnFiles() {
  const cache = await caches.open(ownCache)
  await cache.addAll(settings.files.map((file) => new Request(file, { cache: 'no-cache' })))
  for (const { url } of await cache.keys()) {
    if (!settings.files.includes(new URL(url).pathname)) await cache.delete(url)
  }
}
async function completeOwnFiles() {
  if (!(await caches.match('/offline', { cacheName: ownCache }))) await storeOwnFiles()
}

const isOutage = ({ status }) => status === 502 || status === 503 || status === 504
const after = (milliseconds) =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds, null)
  })

async function answerPage(event) {
  const { url } = event.request
  if (new URL(url).pathname === '/saved-pages') {
    return (await pageWithList('/saved-pages', 200)) ?? fetch(event.request)
  }
  const network = fetch(event.request)
  const answer = network.catch(() => null)
  const response = await Promise.race([answer, after(patienceMs)])
  if (response && !isOutage(response)) {
    event.waitUntil(completeOwnFiles().catch(() => {}))
    return response
  }
  const saved = await findSaved(url)
  if (saved) return saved
  // The site's own words about an outage are shown.
  const late = await Promise.race([answer, after(longestWaitMs - patienceMs)])
  return late ?? (await pageWithList('/offline', 503)) ?? network
}

/** In place of a picture that is not saved; its text is still read out. */
const blank = () =>
  new Response(
    '<svg xmlns="http://www.w3.org/2000/svg"><rect width="100%" height="100%" fill="#f3eee3"/></svg>',
    { headers: { 'content-type': 'image/svg+xml', 'cache-control': 'no-store' } },
  )

async function answerFile(request) {
  const stored = await caches.match(request.url, { ignoreVary: true }).catch(() => undefined)
  if (stored) return stored
  const response = fetch(request)
  return request.destination === 'image' ? response.catch(blank) : response
}

async function install() {
  // Full or blocked storage is no reason to go without push messages.
  await storeOwnFiles().catch(() => {})
  await self.skipWaiting()
}

async function activate() {
  const known = [ownCache, savedCache]
  const names = await caches.keys()
  const old = names.filter((name) => name.startsWith('brightyard-') && !known.includes(name))
  await Promise.all(old.map((name) => caches.delete(name)))
  await self.clients.claim()
}

self.addEventListener('install', (event) => event.waitUntil(install()))
self.addEventListener('activate', (event) => event.waitUntil(activate()))
self.addEventListener('fetch', (event) => {
  const kind = kindOf(event.request)
  if (kind === 'page') event.respondWith(answerPage(event))
  if (kind === 'file') event.respondWith(answerFile(event.request))
})
