import type { Layout, Route } from '@brightyard/contract/release'
import type { PageModule, QueryClient, Api } from '@brightyard/runtime'
import { PagePattern } from '@brightyard/runtime/host'
import { Suspense } from 'react'
import { replace, type RouteObject } from 'react-router-dom'
import { useModules } from '../composition/context.ts'
import type { Modules } from '../composition/modules.ts'
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
}

export const routeId = (remote: string, route: Route) => `${remote}:${route.path}`

/** A verdict as react-router wants it thrown. */
export function asResponse(verdict: NonNullable<Verdict>): Response {
  return 'redirect' in verdict ? replace(verdict.redirect) : new Response(null, verdict)
}

function RemotePage({ remote, module }: { remote: string; module: string }) {
  const Page = useModules().component(remote, module)
  return (
    <Suspense fallback={<PageSkeleton />}>
      <Page />
    </Suspense>
  )
}

/** A page of a remote as a route: guards first, then the remote's own loader; a failure stays in the page's place. */
export function pageRoute(
  remote: string,
  route: Route,
  environment: RouteEnvironment,
): RouteObject {
  const { modules, api, queryClient, judge, onServer } = environment
  const shared = {
    id: routeId(remote, route),
    path: route.path,
    handle: { layout: route.layout, page: { remote, route } } satisfies RouteHandle,
    ErrorBoundary: () => <PageError remote={remote} module={route.module} />,
  }
  if (onServer && route.render === 'client') return { ...shared, Component: PageSkeleton }
  return {
    ...shared,
    Component: () => (
      <PagePattern value={route.path}>
        <RemotePage remote={remote} module={route.module} />
      </PagePattern>
    ),
    HydrateFallback: PageSkeleton,
    async loader({ params, request }) {
      const loading = modules.load(remote, route.module)
      loading.catch(() => {}) // judged first; a failure is heard of below
      const verdict = await judge(new URL(request.url), route)
      if (verdict) throw asResponse(verdict)
      const { loader } = (await loading) as PageModule
      const value: unknown = await loader?.({ params, request, api, queryClient })
      return value ?? null
    },
  }
}
