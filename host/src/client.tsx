import type { HostSet } from '@brightyard/contract/release'
import {
  createModules,
  createQueryClient,
  createSession,
  firstUse,
  knownSession,
  loadWithFallback,
  type ModuleSource,
  sessionMarker,
  showLateParts,
  slotOwner,
  startRetryPolicy,
  startUse,
} from '@brightyard/runtime/host'
import { startTransition } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { keepAnswersUntilUse } from './boot/keep-answers.ts'
import { collectEarlyErrors } from './boot/early-errors.ts'
import { readPageState } from './boot/page-state.ts'
import { routerState } from './boot/router-state.ts'
import { yieldToBrowser } from './boot/yield-to-browser.ts'
import { whenUsed } from './boot/when-idle.ts'
import { ssrStyles } from './boot/ssr-styles.ts'
import { loadModule } from './composition/load-module.ts'
import { shownModules } from './composition/live-modules.tsx'
import { forgetPlace } from './layouts/scroll-places.ts'
import { passGuards } from './routing/guards.ts'
import { documentSavedAt } from './offline/document-saved-at.ts'
import { createPrefetch } from './open-tab/prefetch.ts'
import type { Tab } from './open-tab/tab.ts'
import type { RouteEnvironment } from './routing/page-route.tsx'
import { createRoutes } from './routing/route-table.tsx'
import { readyEvent } from './starter/ready.ts'
import { handleOf } from './routing/used-modules.ts'
import { afterSignIn, recordVisitedPath } from './routing/visited-path.ts'
import { cancelReload, forgetQueries, leaveFor } from './session/leave.ts'
import {
  dropIndividualData,
  dropTabData,
  isKnownHere,
  storedIndividualData,
  storedVendorId,
} from './session/stored-data.ts'

/** Composes the site in this tab and hydrates the page of the edge. */
export async function start() {
  const { set, settings, queries, router: rendered, overrides = [] } = readPageState()
  const earlyErrors = collectEarlyErrors()
  let isStarting = rendered !== null
  const sourceOf =
    (set: HostSet): ModuleSource =>
    (remote, module) =>
      loadWithFallback(set, remote, module, loadModule, isStarting ? startRetryPolicy : undefined)
  const modules = createModules(set, sourceOf(set))
  const here = () => location.pathname + location.search + location.hash

  const session = createSession({
    bases: settings.bases,
    vendorId: storedVendorId,
    individual: storedIndividualData,
    onSignedIn() {
      dropIndividualData() // a candidate before in this tab is somebody else
      cancelReload()
      void router.navigate(afterSignIn(location.search), { replace: true })
    },
    onExpired() {
      recordVisitedPath(here())
      queryClient.clear()
      void router.navigate('/login')
    },
    onSignedOut() {
      dropIndividualData()
      // Navigate first: the current page would refetch what is cleared, without a session, and keep what was typed.
      const leave = async () => {
        await router.navigate('/')
        forgetQueries(queryClient, queries)
        dropTabData()
      }
      leaveFor(leave)
    },
    onReplaced() {
      dropTabData()
      location.assign('/')
    },
    onSignedInElsewhere: () => void guardShownPage(),
  })
  const queryClient = createQueryClient(session.api)
  keepAnswersUntilUse(queryClient)

  // No loader may end before the shell is hydrated, or its output would differ from the server's.
  let onHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  // A loader's request has no hash, but a sign-in returns to it.
  const withHash = (url: URL) => {
    const target = router.state.navigation.location ?? location
    if (target.pathname === url.pathname && target.search === url.search) url.hash = target.hash
    return url
  }
  /** Asks the server again where it did not answer when the page was loaded. */
  const confirmedSession = async () => {
    const known = await knownSession()
    if (known.status === 'signed-in' || !sessionMarker.get()) return known
    await session.resume()
    return knownSession()
  }
  const runGuards: RouteEnvironment['runGuards'] = async (url, { access, roles, passcode }) => {
    await hydrated // from here on there is a router
    return passGuards({
      url: withHash(url),
      access,
      roles,
      passcode,
      session: confirmedSession,
      recordVisited: recordVisitedPath,
    })
  }
  let onStarted = () => {}
  const pageStarted = new Promise<void>((resolve) => {
    onStarted = resolve
  })
  const services = { api: session.api, queryClient }
  const environment: RouteEnvironment = {
    modules,
    onStarted,
    servicesOf: () => services,
    runGuards,
    onServer: false,
    routeCache: new WeakMap(),
  }
  const routes = createRoutes(environment)

  const header = slotOwner(modules, 'header')
  const wantsAll = overrides.length > 0 || new URLSearchParams(location.search).has('inspector')
  if (wantsAll || isKnownHere() || documentSavedAt() || !navigator.onLine) startUse()
  if (header) void firstUse().then(() => modules.load(header.remote, header.module).catch(() => {}))
  // Loads the code of the page while the router is made (its files are preloaded).
  const page = handleOf(matchRoutes(routes, location) ?? [])?.page
  if (page) modules.load(page.remote, page.route.module).catch(() => {})
  await yieldToBrowser()

  const router = createBrowserRouter(routes, {
    hydrationData: rendered ? routerState(rendered) : { loaderData: {} },
  })
  const tab: Tab = {
    router,
    shown: shownModules(modules),
    sourceOf,
    environment,
    queryClient,
    routes,
  }
  const prefetch = createPrefetch(tab)
  const pattern = () => handleOf(router.state.matches)?.page?.route.path ?? 'other'
  const app = (
    <App
      {...{ shown: tab.shown, queryClient, queries, settings, session, prefetch, onHydrated }}
      styles={ssrStyles()}
    >
      <RouterProvider router={router} />
    </App>
  )
  await yieldToBrowser()

  // After a reload, on the way back or with a hash, the browser scrolls to a place that has to exist.
  const [visit] = performance.getEntriesByType('navigation')
  const isNewVisit = visit?.type === 'navigate'
  if (location.hash || !isNewVisit) showLateParts()
  if (isNewVisit) forgetPlace(location)

  const root = document.getElementById('root')
  if (!root) throw new Error('This page was served without a root.')
  startTransition(() => {
    if (root.childElementCount > 0) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await hydrated
  // What was pressed and typed until now is done again.
  void (page && rendered ? pageStarted : hydrated).then(() => {
    isStarting = false
    document.dispatchEvent(new Event(readyEvent))
  })
  // Nothing of this is needed by a visitor who only looks.
  whenUsed(() => {
    // If it fails, the tab keeps its release set and sends no telemetry.
    import(/* webpackChunkName: "background" */ './background.ts')
      .then((background) => {
        void background.detectDevice()
        background.restOffline(queryClient)
        background.keepUpToDate(tab, overrides)
        background.prepareForOffline(tab, session, settings, overrides.length > 0)
        background.fetchPagesInView(tab)
        // Telemetry of a browser with overrides, or of a saved page, says nothing about the live releases.
        if (overrides.length === 0 && !documentSavedAt())
          background.startTelemetry({ set: set.number, pattern, earlyErrors: earlyErrors.errors })
        earlyErrors.stop()
      })
      .catch(() => {})
  })
  await session.start()
  // A page from the server is shown before the guards know who is signed in.
  if (rendered) await guardShownPage()

  /** Leaves a page that the person who is signed in now may not see. */
  async function guardShownPage() {
    const page = handleOf(router.state.matches)?.page
    if (!page) return
    const address = here()
    const verdict = await runGuards(new URL(location.href), page.route)
    if (verdict && 'redirect' in verdict && here() === address) {
      await router.navigate(verdict.redirect, { replace: true })
    }
  }
}
