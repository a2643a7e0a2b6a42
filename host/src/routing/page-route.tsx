import type { Layout, Route } from '@brightyard/contract/release'
import type { PageModule, QueryClient, Api } from '@brightyard/runtime'
import { PagePattern } from '@brightyard/runtime/host'
import { Suspense } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import type { Modules } from '../composition/modules.ts'
import type { RemoteModules } from '../composition/remote-modules.ts'
import { PageError } from '../errors/page-error.tsx'
import { PageSkeleton } from '../layouts/page-skeleton.tsx'
import type { Verdict } from './guards.ts'

/** What a matched route tells the shell. */
export interface RouteHandle {
  layout: Layout
  page?: { remote: string; route: Route }
}

/** What routes need from the place they run in: a tab, or one render on the server. */
export interface RouteEnvironment {
  modules: Modules
  api: Api
  queryClient: QueryClient
  /** Runs the guards of a navigation. */
  judge: (url: URL, route: Pick<Route, 'access' | 'roles'>) => Promise<Verdict>
  onServer: boolean
  /** The routes of releases that an earlier table of this environment had: the same again, so that pages stay. */
  kept?: WeakMap<RemoteModules, RouteObject[]>
}

/** Of one release: react-router shows a page that is being left by the newest route of its id. */
const routeId = (remote: string, version: string, route: Route) =>
  `${remote}@${version}:${route.path}`

/** A verdict as react-router wants it thrown. */
export function asResponse(verdict: NonNullable<Verdict>): Response {
  return 'redirect' in verdict ? replace(verdict.redirect) : new Response(null, verdict)
}

/** Of the release whose route this is, also when the tab has gone on to another set. */
function RemotePage({ modules, module }: { modules: RemoteModules; module: string }) {
  const Page = modules.component(module)
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  )
}

/** All pages of a remote. */
export function pageRoutes(remote: string, environment: RouteEnvironment): RouteObject[] {
  const modules = environment.modules.of(remote)
  const existing = environment.kept?.get(modules)
  if (existing) return existing
  const routes = modules.release.routes.map((route) =>
    pageRoute(remote, route, modules, environment),
  )
  environment.kept?.set(modules, routes)
  return routes
}

/** A page of a remote as a route: guards first, then the remote's own loader; a failure stays in the page's place. */
function pageRoute(
  remote: string,
  route: Route,
  modules: RemoteModules,
  { api, queryClient, judge, onServer }: RouteEnvironment,
): RouteObject {
  const shared = {
    id: routeId(remote, modules.release.version, route),
    path: route.path,
    handle: { layout: route.layout, page: { remote, route } } satisfies RouteHandle,
    ErrorBoundary: () => <PageError remote={remote} modules={modules} module={route.module} />,
  }
  if (onServer && route.render === 'client') return { ...shared, Component: PageSkeleton }
  return {
    ...shared,
    Component: () => (
      <PagePattern value={route.path}>
        <RemotePage modules={modules} module={route.module} />
      </PagePattern>
    ),
    HydrateFallback: PageSkeleton,
    async loader({ params, request }) {
      const loading = modules.load(route.module)
      loading.catch(() => {}) // judged first; a failure is heard of below
      const verdict = await judge(new URL(request.url), route)
      if (verdict) throw asResponse(verdict)
      const { loader } = (await loading) as PageModule
      const value: unknown = await loader?.({ params, request, api, queryClient })
      return value ?? null
    },
  }
}
