import type { Session } from '@brightyard/runtime'
import {
  createQueryClient,
  createSession,
  QueryClientProvider,
  SessionContext,
  signInAddress,
  SiteOrigin,
  SlotFiller as SlotFillerContext,
} from '@brightyard/runtime/host'
import { EmbeddedStyles } from '@brightyard/ui/embedded'
import { UiProvider } from '@brightyard/ui/provider'
import {
  type ComponentType,
  type ReactNode,
  startTransition,
  useEffect,
  useMemo,
  useState,
} from 'react'
import { compose, type LoadModule } from './composition.ts'
import { EnvironmentContext } from './environment.ts'
import { joinFederation } from './federation.ts'
import type { StandaloneOptions } from './options.ts'
import { Page, type PageProps } from './page.tsx'
import { PlacedSlot, type PlacedSlotProps } from './placed-slot.tsx'
import { SlotFiller } from './slot-filler.tsx'
import { Toasts } from './toasts.tsx'

export interface Standalone {
  /** Theme, data, session and messages: once, around all pages and slots. */
  readonly Provider: ComponentType<{ children: ReactNode }>
  /** A page by its address: `<Page address="/shop/product-details/details?ecommID=109" />`. */
  readonly Page: ComponentType<PageProps>
  /** A slot by its name: `<Slot name="header" props={{ layout: 'shop' }} />`. */
  readonly Slot: ComponentType<PlacedSlotProps>
  /** Signing in and out, and `session.api`, the client that the pages call the API with. */
  readonly session: Session
}

/**
 * Everything that pages and slots of Brightyard need in a host that is not Brightyard's. Call it once, in a browser,
 * before the host loads any release.
 *
 * ```tsx
 * const brightyard = createStandalone({
 *   site: 'https://www.brightyard.example',
 *   remotes: { shop: 'https://www.brightyard.example/r/shop/1.4.0-0c5a7d21/mf-manifest.json' },
 * })
 * <brightyard.Provider>
 *   <brightyard.Page address="/shop/product-details/details?ecommID=109" />
 * </brightyard.Provider>
 * ```
 */
export const createStandalone = (options: StandaloneOptions): Standalone =>
  createStandaloneWith(joinFederation(options.remotes), options)

/** The same with any way to load a module. */
export function createStandaloneWith(load: LoadModule, options: StandaloneOptions): Standalone {
  const { site, remotes, api = '' } = options
  const open = options.open ?? ((address) => location.assign(new URL(address, site)))
  let visited = '/'

  /** The session's page is gone with the session: its data too. */
  const leaveFor = (address: string) => {
    queryClient.clear()
    open(address)
  }
  const session = createSession({
    bases: { vendor: `${api}/vendor`, cms: `${api}/cms` },
    onSignedIn: () => open(visited),
    onExpired: () => leaveFor(signInAddress),
    onSignedOut: () => leaveFor('/'),
    onReplaced: () => location.reload(),
  })
  const queryClient = createQueryClient(session.api)
  const shared = {
    site,
    session,
    queryClient,
    open,
    rememberVisited(address: string) {
      visited = address
    },
  }
  let started: Promise<void> | undefined

  function Provider({ children }: { children: ReactNode }) {
    const [composition, setComposition] = useState(() => compose(remotes, load))
    useEffect(() => {
      started ??= session.start()
    }, [])
    const environment = useMemo(
      () => ({
        ...shared,
        composition,
        recompose: () => startTransition(() => setComposition(compose(remotes, load))),
      }),
      [composition],
    )
    return (
      <UiProvider>
        <EmbeddedStyles />
        <QueryClientProvider client={queryClient}>
          <SiteOrigin value={site}>
            <SessionContext value={session}>
              <EnvironmentContext value={environment}>
                <SlotFillerContext value={SlotFiller}>{children}</SlotFillerContext>
              </EnvironmentContext>
            </SessionContext>
          </SiteOrigin>
        </QueryClientProvider>
        <Toasts />
      </UiProvider>
    )
  }

  return { Provider, Page, Slot: PlacedSlot, session }
}
