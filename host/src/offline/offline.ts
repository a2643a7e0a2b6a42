import { navigated, releaseSetChanged, sessionChanged } from '@brightyard/contract/channels'
import { ApiError, channel, type Session } from '@brightyard/runtime'
import { sessionMarker, slotOwner } from '@brightyard/runtime/host'
import type { SiteSettings } from '../boot/page-state.ts'
import { whenIdle } from '../boot/when-idle.ts'
import { savesData } from '../device/saves-data.ts'
import type { Tab } from '../open-tab/tab.ts'
import { handleOf } from '../routing/used-modules.ts'
import { checkConnection, connection, followConnection } from './connection.ts'
import { openSavedPages } from './open-saved-pages.ts'
import { addressAsRead, isKept, readsOf } from './page-address.ts'
import { folderOf } from './page-files.ts'
import { forgetPagesOfOthers, forgetSavedPages, savePage } from './save-page.ts'

const workerAddress = '/service-worker.js'
/** A page that is only passed through is not saved. */
const stayMs = 1000
const againAfterMs = 5 * 60_000

const person = () => {
  const session = channel(sessionChanged).latest()
  return session?.status === 'signed-in' ? session.user.id : null
}

/** Resolves when a worker is there to answer with what is saved. */
async function registerWorker() {
  await navigator.serviceWorker.register(workerAddress, { scope: '/', updateViaCache: 'none' })
  await navigator.serviceWorker.ready
}

/**
 * Takes what is saved from this browser, and the worker that saved it: it gives way to one for push messages, or to
 * none. The edge sends such a worker too, for browsers that check for a new one without opening a page.
 */
async function stopSaving(mode: 'push-only' | 'off') {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (mode === 'off' ? registration?.unregister() : registration?.update())
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith('brightyard-')).map((name) => caches.delete(name)),
  )
}

/** What a tab does for times without a connection. To be called once, when the first page is idle. */
export function prepareForOffline(
  tab: Tab,
  session: Session,
  settings: SiteSettings,
  hasOverrides: boolean,
) {
  followConnection()
  refreshWhenBack(tab, session)
  if (!('serviceWorker' in navigator) || !('caches' in window)) return
  if (settings.serviceWorker) {
    void forgetSavedPages()
    stopSaving(settings.serviceWorker).catch(() => {})
    return
  }
  forgetWithSession()
  if (hasOverrides) return
  // Blocked, as in a private window of some browsers: then nothing is saved, and nothing promised.
  registerWorker().then(
    () => savePagesOf(tab),
    () => {},
  )
  openSavedPages()
}

/** Whatever fails for want of an answer is looked into; what is shown is fetched again once the site answers. */
function refreshWhenBack({ queryClient }: Tab, session: Session) {
  for (const cache of [queryClient.getQueryCache(), queryClient.getMutationCache()]) {
    cache.subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return
      const error: unknown = event.action.error
      const isUnanswered =
        error instanceof ApiError && ['unreachable', 'timeout'].includes(error.kind)
      if (isUnanswered && connection.get() === 'here') void checkConnection()
    })
  }
  connection.subscribe(() => {
    if (connection.get() !== 'here') return
    // A page that was loaded without a connection has not heard yet who is signed in.
    const resumed = person() === null && sessionMarker.get() ? session.resume() : Promise.resolve()
    void resumed
      .catch(() => {})
      .then(() =>
        queryClient.refetchQueries({ type: 'active', stale: true }, { cancelRefetch: false }),
      )
  })
}

/** Addresses and titles of a person's visit are nobody else's business. */
function forgetWithSession() {
  let shown = person()
  channel(sessionChanged).subscribe(({ status }) => {
    if (status === 'unknown') return
    const before = shown
    shown = person()
    if (before !== null && before !== shown) void forgetSavedPages()
    // Signed out by a lost connection is not signed out: the marker stays.
    else if (shown !== null || !sessionMarker.get()) void forgetPagesOfOthers(shown)
  })
}

/** Saves every open page that is shown for a moment. */
function savePagesOf(tab: Tab) {
  const { router } = tab
  let saving = new AbortController()
  const savedAt = new Map<string, number>()

  function shownModules() {
    const { modules } = tab.environment
    const slots = ['header', 'footer'].map((name) => slotOwner(modules, name))
    const page = handleOf(router.state.matches)?.page
    const used = [...slots, page && { remote: page.remote, module: page.route.module }]
    return used.flatMap((one) => {
      const folder = one && folderOf(modules.set.remotes[one.remote]?.entry ?? '')
      return folder ? [{ folder, module: one.module }] : []
    })
  }

  async function saveShown(signal: AbortSignal) {
    await new Promise((resolve) => {
      setTimeout(() => whenIdle(() => resolve(undefined)), stayMs)
    })
    const route = handleOf(router.state.matches)?.page?.route
    if (signal.aborted || savesData() || connection.get() !== 'here') return
    if (!route || !isKept(route) || router.state.errors) return
    const reads = readsOf(route)
    const address = addressAsRead(router.state.location, reads)
    if (Date.now() - (savedAt.get(address) ?? 0) < againAfterMs) return
    savedAt.set(address, Date.now())
    await savePage({ address, reads, visitor: person(), modules: shownModules() }, signal)
  }

  channel(navigated).subscribe(() => {
    saving.abort()
    saving = new AbortController()
    void saveShown(saving.signal)
  })
  const forget = () => savedAt.clear()
  channel(sessionChanged).subscribe(forget)
  channel(releaseSetChanged).subscribe(forget)
}
