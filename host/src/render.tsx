/** The server's side of the shell: bundled into one file that the render workers load. */
import type { HostSet } from '@brightyard/contract/release'
import {
  createApi,
  createQueryClient,
  dehydrate,
  type ModuleSource,
  partsLoaded,
} from '@brightyard/runtime/host'
import { createServerStyles, type ServerRules } from '@brightyard/ui/provider'
import { isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom'
import { type PipeableStream, renderToPipeableStream } from 'react-dom/server'
import { App } from './app.tsx'
import type { PageProblem, PageState, SiteSettings } from './boot/page-state.ts'
import { shownModules } from './composition/live-modules.tsx'
import { createServerRoutes, type ServerRoutes } from './routing/server-routes.ts'
import { usedModules } from './routing/used-modules.ts'

export { shared } from './shared-modules.ts'

export interface RenderRequest {
  /** Path and query. */
  address: string
  set: HostSet
  settings: SiteSettings
  /** Bases of the APIs as this process reaches them. */
  bases: SiteSettings['bases']
  /** Sent with the page's calls: the request id and the mark of the edge. */
  headers: Readonly<Record<string, string>>
  nonce: string
  load: ModuleSource
}

export type Rendered =
  | { redirect: string; status: number }
  | {
      status: number
      state: PageState
      /** All data was loaded; an incomplete page is shown once and not cached. */
      complete: boolean
      /** Modules of this page: the edge preloads their files. */
      modules: { remote: string; module: string }[]
      /** Rules of what has been rendered; from then on they come with the markup. */
      takeRules: () => ServerRules
      /** Calls back when the shell is written; the stream then carries the page. */
      stream: (events: { onShell: () => void; onError: (error: unknown) => void }) => PipeableStream
    }

const problemOf = (error: unknown): PageProblem =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText }
    : { status: 500, statusText: 'Something went wrong' }

const tables = new WeakMap<HostSet, { load: ModuleSource; routes: ServerRoutes }>()

/** One table for all renders of a set with the same bundles. */
function routesOf(set: HostSet, load: ModuleSource): ServerRoutes {
  const known = tables.get(set)
  if (known?.load === load) return known.routes
  const routes = createServerRoutes(set, load)
  tables.set(set, { load, routes })
  return routes
}

/** Runs the page's loaders for the anonymous visitor and prepares its markup. */
export async function render(request: RenderRequest): Promise<Rendered> {
  const { set, settings, bases, headers, load, nonce } = request
  const api = createApi({ bases, headers, timeout: 5000 })
  const queryClient = createQueryClient(api)
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  })
  const routes = routesOf(set, load)
  const { modules } = routes
  const pageRequest = new Request(new URL(request.address, settings.origin))
  const context = await routes.load(pageRequest, { api, queryClient })
  await partsLoaded()
  if (context instanceof Response) {
    return { redirect: context.headers.get('location') ?? '/', status: context.status }
  }

  const failed = Object.entries(context.errors ?? {})
  const unexpected = failed.find(([, error]) => !isRouteErrorResponse(error))
  if (unexpected) throw unexpected[1]
  const rendersHere = Object.keys(context.loaderData).length > 0 || failed.length > 0
  const router = routes.routerOf(context)
  const styles = createServerStyles()
  return {
    status: context.statusCode,
    complete: queryClient
      .getQueryCache()
      .getAll()
      .every(({ state, meta }) => state.status === 'success' && meta?.['keepPage'] !== false),
    modules: usedModules(modules, context.matches),
    state: {
      set,
      settings,
      queries: dehydrate(queryClient),
      router: rendersHere
        ? {
            loaderData: context.loaderData,
            errors: context.errors
              ? Object.fromEntries(failed.map(([id, error]) => [id, problemOf(error)]))
              : null,
          }
        : null,
    },
    takeRules: styles.take,
    stream: ({ onShell, onError }) =>
      renderToPipeableStream(
        <App
          shown={shownModules(modules)}
          queryClient={queryClient}
          queries={undefined}
          settings={settings}
          session={null}
          prefetch={() => {}}
          styleCache={styles.cache}
        >
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </App>,
        {
          nonce,
          // Never split the content into segments that need a script to appear.
          progressiveChunkSize: Number.MAX_SAFE_INTEGER,
          onShellReady: onShell,
          onShellError: onError,
          onError,
        },
      ),
  }
}
