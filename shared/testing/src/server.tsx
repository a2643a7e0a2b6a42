import type { PageModule } from '@brightyard/runtime'
import {
  createApi,
  createQueryClient,
  partsLoaded,
  QueryClientProvider,
} from '@brightyard/runtime/host'
import { UiProvider } from '@brightyard/ui/provider'
import { renderToString } from 'react-dom/server'
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom'
import { testBases } from './network.ts'

export interface ServerRendering {
  /** 200, or what the loader threw, such as 404. */
  status: number
  /** Where the loader redirected to. */
  location: string | null
  html: string
  /** Keys of what the page reads and its loader did not fetch: the browser has to ask for it. */
  unfetched: readonly (readonly unknown[])[]
}

/** Renders an open page to a string in Node, as the edge does: loader first, no session, no DOM. */
export async function renderOnServer(
  { Component, loader }: PageModule,
  { path, address = path }: { path: string; address?: string },
): Promise<ServerRendering> {
  const api = createApi({ bases: testBases })
  const queryClient = createQueryClient(api)
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  const handler = createStaticHandler([
    {
      path,
      Component,
      ErrorBoundary: () => null,
      loader: async ({ params, request }) => {
        const value: unknown = await loader?.({ params, request, api, queryClient })
        return value ?? null
      },
    },
  ])
  const context = await handler.query(new Request(`http://localhost${address}`))
  if (context instanceof Response) {
    return {
      status: context.status,
      location: context.headers.get('Location'),
      html: '',
      unfetched: [],
    }
  }
  await partsLoaded()
  const html = renderToString(
    <UiProvider>
      <QueryClientProvider client={queryClient}>
        <StaticRouterProvider
          router={createStaticRouter(handler.dataRoutes, context)}
          context={context}
          hydrate={false}
        />
      </QueryClientProvider>
    </UiProvider>,
  )
  const unfetched = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'pending')
    .map(({ queryKey }) => queryKey)
  return { status: context.statusCode, location: null, html, unfetched }
}

export { htmlFindings } from './html-findings.ts'
