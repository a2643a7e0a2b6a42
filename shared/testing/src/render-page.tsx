import type { PageModule, QueryClient, Session, SlotProps } from '@brightyard/runtime'
import {
  createQueryClient,
  createSession,
  QueryClientProvider,
  SessionContext,
  SlotFiller,
} from '@brightyard/runtime/host'
import { UiProvider } from '@brightyard/ui/provider'
import { render, type RenderResult } from '@testing-library/react'
import { type UserEvent, userEvent } from '@testing-library/user-event'
import type { ComponentType, ReactNode } from 'react'
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom'
import { signedInAs } from './sign-in.ts'
import { testBases } from './network.ts'
import type { SessionUser } from '@brightyard/contract/entities'

export interface RenderOptions {
  /** The page's pattern; `*` unless given. */
  path?: string
  /** The address that is opened. */
  address?: string
  /** Signed in as this user; a visitor unless given. */
  user?: SessionUser
  /** Other pages, to see where a navigation leads: they show their path. */
  others?: readonly string[]
  /** Fills the slots of other remotes; they are empty unless given. */
  slots?: ComponentType<SlotProps>
}

function environment({ user, slots: Slots }: RenderOptions) {
  const session = createSession({
    bases: testBases,
    // Calls fail at once, as queries do: how they are sent again is tested where it is done.
    waitsWhileBusy: false,
    onExpired() {},
    onSignedOut() {},
    onReplaced() {},
  })
  const queryClient = createQueryClient(session.api)
  queryClient.setDefaultOptions({ queries: { retry: false, staleTime: 60_000 } })
  signedInAs(user ?? null)
  const wrap = (children: ReactNode) => (
    <UiProvider>
      <SessionContext value={session}>
        <QueryClientProvider client={queryClient}>
          {Slots ? <SlotFiller value={Slots}>{children}</SlotFiller> : children}
        </QueryClientProvider>
      </SessionContext>
    </UiProvider>
  )
  return { session, queryClient, wrap }
}

export interface RenderedPage {
  /** Types and clicks as a person does. */
  user: UserEvent
  router: ReturnType<typeof createMemoryRouter>
  queryClient: QueryClient
  session: Session
  container: RenderResult['container']
  unmount: () => void
}

/** Renders a page module as the host does: loader first, then the component, in a router of its own. */
export function renderPage(page: PageModule, options: RenderOptions = {}): RenderedPage {
  const { session, queryClient, wrap } = environment(options)
  const { Component, ErrorBoundary, loader } = page
  const route: RouteObject = {
    path: options.path ?? '*',
    Component,
    HydrateFallback: () => null,
    ...(ErrorBoundary ? { ErrorBoundary } : {}),
    loader: async ({ params, request }) => {
      const value: unknown = await loader?.({ params, request, api: session.api, queryClient })
      return value ?? null
    },
  }
  const others = (options.others ?? []).map((path) => ({ path, element: <p>{`at ${path}`}</p> }))
  const router = createMemoryRouter([...others, route], {
    initialEntries: [options.address ?? options.path ?? '/'],
  })
  const user = userEvent.setup()
  const { container, unmount } = render(wrap(<RouterProvider router={router} />))
  return { user, router, queryClient, session, container, unmount }
}

/** Renders one component inside the providers and a router. */
export const renderComponent = (element: ReactNode, options: RenderOptions = {}): RenderedPage =>
  renderPage({ Component: () => element }, options)
