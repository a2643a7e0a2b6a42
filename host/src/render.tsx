/** The server's side of the shell: bundled into one file that the render processes load. */
import type { HostSet } from '@brightyard/contract/release'
import {
  createApi,
  createQueryClient,
  createRenderTransport,
  dehydrate,
  type ModuleSource,
  partsLoaded,
  type PlainAnswer,
  type PlainCall,
} from '@brightyard/runtime/host'
import { createServerStyles, type ServerRules } from '@brightyard/ui/provider'
import { isRouteErrorResponse, StaticRouterProvider } from 'react-router-dom'
import { App } from './app.tsx'
import type { PageProblem, PageState, SiteSettings } from './boot/page-state.ts'
import { shownModules } from './composition/live-modules.tsx'
import { markupOf } from './page-markup.ts'
import { createServerRoutes, type ServerRoutes } from './routing/server-routes.ts'
import { handleOf, isDocumentAt, usedModules } from './routing/used-modules.ts'

export { shared } from './shared-modules.ts'

export interface RenderRequest {
  /** Path and query. */
  address: string
  set: HostSet
  settings: SiteSettings
  load: ModuleSource
  /** How the page's calls reach the API. */
  ask: (call: PlainCall) => Promise<PlainAnswer>
  /** Nobody waits for the page any more. */
  signal: AbortSignal
}

export type Rendered =
  | { redirect: string; status: number }
  | {
      status: number
      /** All but the set, which the edge adds; null for a document, which runs no scripts. */
      state: Omit<PageState, 'set'> | null
      /** All data was loaded; an incomplete page is shown once and not cached. */
      complete: boolean
      /** Some of it may be withdrawn at any time, so it is kept for half a minute. */
      brief: boolean
      /** Everything is there and may be seen by everybody: nothing has to start before somebody uses the page. */
      waits: boolean
      /** Modules of this page: the edge preloads their files. */
      modules: { remote: string; module: string }[]
      /** The whole page: nothing in it waits for a script to appear. */
      markup: () => Promise<string>
      /** Rules of what has been rendered. */
      takeRules: () => ServerRules
    }

const problemOf = (error: unknown): PageProblem =>
  isRouteErrorResponse(error)
    ? { status: error.status, statusText: error.statusText }
    : { status: 500, statusText: 'Something went wrong' }

/** The server renders these whole; what a protected page shows is fetched by the browser. */
const isForVisitors = (route: { access: string } | undefined) =>
  route?.access === 'open' || route?.access === 'guest'

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
  const { set, settings, load, ask, signal } = request
  const { bases } = settings
  const api = createApi({ bases, transport: createRenderTransport(bases, ask) })
  const queryClient = createQueryClient(api)
  queryClient.setDefaultOptions({
    queries: { ...queryClient.getDefaultOptions().queries, retry: false, gcTime: Infinity },
  })
  const routes = routesOf(set, load)
  const { modules } = routes
  const pageRequest = new Request(new URL(request.address, settings.origin), { signal })
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
  const queries = queryClient.getQueryCache().getAll()
  const complete = queries.every(
    ({ state, meta }) => state.status === 'success' && meta?.['keepPage'] !== false,
  )
  return {
    status: context.statusCode,
    complete,
    brief: queries.some(({ meta }) => meta?.['keepPage'] === 'briefly'),
    waits: complete && rendersHere && isForVisitors(handleOf(context.matches)?.page?.route),
    modules: usedModules(context.matches),
    state: isDocumentAt(context.matches, context.location.pathname)
      ? null
      : {
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
    markup: () =>
      markupOf(
        () => (
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
          </App>
        ),
        signal,
      ),
  }
}
