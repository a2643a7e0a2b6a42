import type { Layout, Route } from '@brightyard/contract/release'
import type { PageModule, QueryClient, Api } from '@brightyard/runtime'
import {
  type Modules,
  PagePattern,
  type RemoteModules,
  type Verdict,
} from '@brightyard/runtime/host'
import { Suspense, useEffect } from 'react'
import { type LoaderFunctionArgs, replace, type RouteObject } from 'react-router-dom'
import { PageError } from '../errors/page-error.tsx'
import { PageSkeleton, WaitingPage } from '../layouts/page-skeleton.tsx'

/** What the shell knows of a matched route. */
export interface RouteHandle {
  layout: Layout
  page?: { remote: string; route: Route }
}

/** What loaders fetch with: one for a tab, and one for each render on the server. */
export interface LoaderServices {
  api: Api
  queryClient: QueryClient
}

/** What routes need from the place they run in: a tab, or a release set on the server. */
export interface RouteEnvironment {
  modules: Modules
  /** Of a navigation, by the router's context; nothing of a visitor belongs into the routes of a server. */
  servicesOf: (context: unknown) => LoaderServices
  /** Runs the guards of a navigation. */
  runGuards: (url: URL, route: Pick<Route, 'access' | 'roles' | 'passcode'>) => Promise<Verdict>
  onServer: boolean
  /** Called when the page of a remote has started. */
  onStarted?: (() => void) | undefined
  /** The routes of releases from earlier tables; reusing them keeps pages mounted. */
  routeCache?: WeakMap<RemoteModules, RouteObject[]>
}

/** With the version: react-router shows a page that is being left with the newest route of its id. */
const routeId = (remote: string, version: string, route: Route) =>
  `${remote}@${version}:${route.path}`

/** A verdict as the response that react-router expects to be thrown. */
export function asResponse(verdict: NonNullable<Verdict>): Response {
  return 'redirect' in verdict ? replace(verdict.redirect) : new Response(null, verdict)
}

interface RemotePageProps extends Pick<RouteEnvironment, 'onServer' | 'onStarted'> {
  waiting: string | undefined
  modules: RemoteModules
  module: string
}

/** Starts with what stands beside it, and shows nothing. */
function Started({ onStarted }: Pick<RouteEnvironment, 'onStarted'>) {
  useEffect(() => onStarted?.(), [onStarted])
  return null
}

/** Stays on its release when the tab switches to another set. */
function RemotePage({ modules, module, waiting, onServer, onStarted }: RemotePageProps) {
  const Page = modules.component(module)
  // React renders the fallback of a large part even where the part is complete, and throws it away.
  return (
    <Suspense fallback={onServer ? null : <PageSkeleton waiting={waiting} />}>
      <Page />
      <Started onStarted={onStarted} />
    </Suspense>
  )
}

/** All pages of a remote. */
export function pageRoutes(remote: string, environment: RouteEnvironment): RouteObject[] {
  const modules = environment.modules.of(remote)
  const existing = environment.routeCache?.get(modules)
  if (existing) return existing
  const routes = modules.release.routes.map((route) =>
    pageRoute(remote, route, modules, environment),
  )
  environment.routeCache?.set(modules, routes)
  return routes
}

/** A page of a remote as a route: guards first, then the remote's own loader; a failure stays in the page's place. */
function pageRoute(
  remote: string,
  route: Route,
  modules: RemoteModules,
  { servicesOf, runGuards, onServer, onStarted }: RouteEnvironment,
): RouteObject {
  const shared = {
    id: routeId(remote, modules.release.version, route),
    path: route.path,
    handle: { layout: route.layout, page: { remote, route } } satisfies RouteHandle,
    ErrorBoundary: () => <PageError {...{ remote, modules, onStarted }} module={route.module} />,
  }
  const Fallback = () => <WaitingPage title={route.title} waiting={route.waiting} />
  if (onServer && route.render === 'client') return { ...shared, Component: Fallback }
  return {
    ...shared,
    Component: () => (
      <PagePattern value={route.path}>
        <RemotePage
          {...{ modules, onServer, onStarted }}
          module={route.module}
          waiting={route.waiting}
        />
      </PagePattern>
    ),
    HydrateFallback: Fallback,
    async loader({ params, request, context }: LoaderFunctionArgs<unknown>) {
      const loading = modules.load(route.module)
      loading.catch(() => {}) // guards first; a failure is thrown below
      const verdict = await runGuards(new URL(request.url), route)
      if (verdict) throw asResponse(verdict)
      const { loader } = (await loading) as PageModule
      const value: unknown = await loader?.({ params, request, ...servicesOf(context) })
      return value ?? null
    },
  }
}
