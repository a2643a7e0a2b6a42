import type { HostSet } from '@brightyard/contract/release'
import { createQueryClient, createSession, showLateParts } from '@brightyard/runtime/host'
import { startTransition } from 'react'
import { hydrateRoot, createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes } from 'react-router-dom'
import { RouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import { readPageState } from './boot/page-state.ts'
import { routerState } from './boot/router-state.ts'
import { yieldToBrowser } from './boot/stage.ts'
import { whenIdle } from './boot/when-idle.ts'
import { writtenRules } from './boot/written-rules.ts'
import { climbLadder } from './composition/ladder.ts'
import { loadModule } from './composition/load-module.ts'
import { shownModules } from './composition/live-modules.tsx'
import { createModules, type ModuleSource } from './composition/modules.ts'
import { slotOwner } from './composition/slot-filler.tsx'
import { passGuards } from './routing/guards.ts'
import type { Tab } from './open-tab/tab.ts'
import type { RouteEnvironment } from './routing/page-route.tsx'
import { createRoutes } from './routing/route-table.tsx'
import { handleOf } from './routing/used-modules.ts'
import { afterSignIn, recordVisitedPath } from './routing/visited-path.ts'
import { knownSession } from './session/known-session.ts'
import { cancelReload, leaveFor } from './session/leave.ts'
import { dropIndividualData, storedIndividualData, storedVendorId } from './session/stored-data.ts'

/** What is thrown before somebody is there to tell of it. */
function gatherErrors(): { error: unknown; file?: string }[] {
  const errors: { error: unknown; file?: string }[] = []
  const gather = ({ error, filename }: ErrorEvent) => errors.push({ error, file: filename })
  window.addEventListener('error', gather)
  whenIdle(() => window.removeEventListener('error', gather))
  return errors
}

/** Composes the site in this tab and hydrates what the edge wrote. */
export async function start() {
  const { set, settings, queries, router: rendered, overrides = [] } = readPageState()
  const earlier = gatherErrors()
  const sourceOf =
    (set: HostSet): ModuleSource =>
    (remote, module) =>
      climbLadder(set, remote, module, loadModule)
  const modules = createModules(set, sourceOf(set))
  const here = () => location.pathname + location.search + location.hash

  const session = createSession({
    bases: settings.bases,
    vendorId: storedVendorId,
    individual: storedIndividualData,
    onSignedIn() {
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
      // The page that is left would ask again, without a session, for what is cleared under it.
      const leave = async () => {
        await router.navigate('/')
        queryClient.clear()
      }
      leaveFor(() => void leave())
    },
  })
  const queryClient = createQueryClient(session.api)

  // Until the shell has taken over the server's markup, no loader may end: what it shows would differ.
  let onHydrated = () => {}
  const hydrated = new Promise<void>((resolve) => {
    onHydrated = resolve
  })
  // A loader's request has no hash, but whoever signs in comes back to it.
  const withHash = (url: URL) => {
    const target = router.state.navigation.location ?? location
    if (target.pathname === url.pathname && target.search === url.search) url.hash = target.hash
    return url
  }
  const judge: RouteEnvironment['judge'] = async (url, { access, roles }) => {
    await hydrated // from here on there is a router
    return passGuards({
      url: withHash(url),
      access,
      roles,
      session: knownSession,
      recordVisited: recordVisitedPath,
    })
  }
  const environment: RouteEnvironment = {
    modules,
    api: session.api,
    queryClient,
    judge,
    onServer: false,
    kept: new WeakMap(),
  }
  const routes = createRoutes(environment)

  // The header's and the page's code are on their way while the router is made (their files are preloaded).
  const header = slotOwner(modules, 'header')
  if (header?.render === 'server') modules.load(header.remote, header.module).catch(() => {})
  const page = handleOf(matchRoutes(routes, location) ?? [])?.page
  if (page) modules.load(page.remote, page.route.module).catch(() => {})
  await yieldToBrowser()

  const router = createBrowserRouter(routes, {
    hydrationData: rendered ? routerState(rendered) : { loaderData: {} },
  })
  const tab: Tab = { router, shown: shownModules(modules), sourceOf, environment, routes }
  const prefetch = (address: string) => {
    const page = handleOf(matchRoutes(tab.routes, address) ?? [])?.page
    if (page) tab.environment.modules.load(page.remote, page.route.module).catch(() => {})
  }
  const pattern = () => handleOf(router.state.matches)?.page?.route.path ?? 'other'
  const app = (
    <App
      {...{ shown: tab.shown, queryClient, queries, settings, session, prefetch, onHydrated }}
      rules={writtenRules()}
    >
      <RouterProvider router={router} />
    </App>
  )
  await yieldToBrowser()

  // Whoever reloads, comes back or follows a link to a part of the page is put where they were, or where that is.
  const [visit] = performance.getEntriesByType('navigation')
  if (location.hash || visit?.type !== 'navigate') showLateParts()

  const root = document.getElementById('root')
  if (!root) throw new Error('This page was served without a root.')
  startTransition(() => {
    if (root.childElementCount > 0) hydrateRoot(root, app)
    else createRoot(root).render(app)
  })
  await hydrated
  whenIdle(() => {
    // Without it the tab stays with the set that it has, and nobody learns how the page did.
    import('./background.ts')
      .then(({ keepUpToDate, startTelemetry }) => {
        keepUpToDate(tab, overrides)
        // Figures of a browser with overrides say nothing about the releases that others get.
        if (overrides.length === 0) startTelemetry({ set: set.number, pattern, earlier })
      })
      .catch(() => {})
  })
  await session.start()
  await judgeFirstPage()

  /** A page that came from the server was shown before the guards could ask who is here. */
  async function judgeFirstPage() {
    if (!rendered || !page) return
    const address = here()
    const verdict = await judge(new URL(location.href), page.route)
    if (verdict && 'redirect' in verdict && here() === address) {
      await router.navigate(verdict.redirect, { replace: true })
    }
  }
}
