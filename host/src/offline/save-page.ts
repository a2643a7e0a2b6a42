import { formatDate, viewerZone } from '@brightyard/runtime'
import { savedAtName } from './document-saved-at.ts'
import { pageStateId } from '../boot/page-state.ts'
import { pagesFor, pagesWithin } from './limits.ts'
import {
  filesOfModules,
  loadedFiles,
  onDemandFiles,
  scriptsOf,
  type ShownModule,
  shownPictures,
} from './page-files.ts'
import {
  clearSavedPages,
  readSavedPages,
  type SavedPage,
  storeDocument,
  storeFile,
  writeSavedPages,
} from './saved-page.ts'

interface Visit extends Pick<SavedPage, 'address' | 'reads' | 'visitor'> {
  /** On the page that is shown. */
  modules: readonly ShownModule[]
}

/**
 * The document as the edge sends it to everybody: whole, of a release set and without anything that this browser alone
 * gets, such as an override. Null if it is not.
 */
async function fetchDocument(address: string, signal: AbortSignal) {
  const response = await fetch(address, { headers: { accept: 'text/html' }, signal })
  const { headers, redirected, status } = response
  const set = Number(headers.get('x-release-set'))
  const isPrivate = /no-store/.test(headers.get('cache-control') ?? '')
  if (status !== 200 || redirected || isPrivate || !set) return null
  const html = await response.text()
  const page = new DOMParser().parseFromString(html, 'text/html')
  const isRendered = (page.getElementById('root')?.childElementCount ?? 0) > 0
  return isRendered ? { html, page, set, headers } : null
}

/** Of what the edge sent with the document. */
const keptHeaders = [
  'content-type',
  'content-security-policy',
  'cross-origin-opener-policy',
  'permissions-policy',
  'referrer-policy',
  'x-content-type-options',
  'x-release-set',
]

function savedDocument(html: string, sent: Headers, savedAt: number) {
  const note = `<meta name="${savedAtName}" content="${new Date(savedAt).toISOString()}">`
  const headers = keptHeaders.flatMap((name): [string, string][] => {
    const value = sent.get(name)
    return value === null ? [] : [[name, value]]
  })
  return new Response(
    html.replace('<head>', () => `<head>${note}`),
    { headers },
  )
}

/** Stores the files; null if one that the page cannot do without is not to be had. */
async function storeFiles(page: Document, shown: readonly ShownModule[], signal: AbortSignal) {
  const scripts = scriptsOf(page)
  // After a swap the document is of other releases than the tab.
  const releases = page.getElementById(pageStateId)?.textContent ?? ''
  const modules = shown.filter(({ folder }) => releases.includes(folder))
  const [ofModules, ofHost] = await Promise.all([
    filesOfModules(modules, signal),
    onDemandFiles(signal),
  ])
  const extras = [...ofModules, ...ofHost, ...loadedFiles(scripts, modules), ...shownPictures()]
  const files: Record<string, number> = {}
  for (const path of new Set([...scripts, ...extras])) {
    const response = await storeFile(path, signal)
    if (response) files[path] = (await response.blob()).size
    else if (scripts.includes(path)) return null
  }
  return files
}

/** Saves the page that is shown, with the files that it needs, and removes what is beyond the limits. */
async function save({ address, reads, visitor, modules }: Visit, signal: AbortSignal) {
  const found = await fetchDocument(address, signal)
  const files = found && (await storeFiles(found.page, modules, signal))
  if (!found || !files) return
  const savedAt = Date.now()
  const { html, page, set, headers } = found
  files[address] = new Blob([html]).size
  const savedOn = formatDate(new Date(savedAt).toISOString(), 'moment', viewerZone())
  const title = address === '/' ? 'Home' : page.title.replace(/ · Brightyard$/, '')
  signal.throwIfAborted()
  await storeDocument(address, savedDocument(html, headers, savedAt))
  const others = (await readSavedPages()).filter((one) => one.address !== address)
  const pages = pagesWithin(
    [{ address, reads, visitor, title, set, savedAt, savedOn, files }, ...others],
    savedAt,
  )
  signal.throwIfAborted()
  await writeSavedPages(pages)
}

const lock = 'brightyard.saved-pages'

/** One tab at a time, because all of them write the same index. Never rejects. */
export async function savePage(visit: Visit, signal: AbortSignal) {
  const saveOrMakeRoom = async () => {
    try {
      await save(visit, signal)
    } catch (error) {
      if (!(error instanceof DOMException && error.name === 'QuotaExceededError')) return
      // Storage is full: the older half goes, and the next page has room.
      const pages = await readSavedPages()
      await writeSavedPages(pages.slice(0, Math.floor(pages.length / 2)))
    }
  }
  await navigator.locks.request(lock, { signal }, saveOrMakeRoom).catch(() => {})
}

/** Removes everything, at once and after what another tab may just be saving. Never rejects. */
export async function forgetSavedPages() {
  try {
    await clearSavedPages()
    await navigator.locks.request(lock, clearSavedPages)
  } catch {
    // Blocked storage holds nothing.
  }
}

/** Removes what was saved while somebody else was signed in. Never rejects. */
export async function forgetPagesOfOthers(person: number | null) {
  const forget = async () => {
    const pages = await readSavedPages()
    const own = pagesFor(pages, person)
    if (own.length < pages.length) await writeSavedPages(own)
  }
  await navigator.locks.request(lock, forget).catch(() => {})
}
