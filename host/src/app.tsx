import { PrefetchPage, type QueryClient } from '@brightyard/runtime'
import {
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
  SessionContext,
  SiteOrigin,
  SlotFiller as SlotFillerContext,
} from '@brightyard/runtime/host'
import type { Session } from '@brightyard/runtime'
import { type StyleCache, UiProvider } from '@brightyard/ui/provider'
import { type ReactNode, useEffect } from 'react'
import type { SiteSettings } from './boot/page-state.ts'
import { LiveModules, type ShownModules } from './composition/live-modules.tsx'
import { SlotFiller } from './composition/slot-filler.tsx'

export interface AppProps {
  /** What fills the slots. */
  shown: ShownModules
  queryClient: QueryClient
  /** The dehydrated queries of the page. */
  queries: DehydratedState | undefined
  settings: SiteSettings
  /** Absent on the server. */
  session: Session | null
  prefetch: (address: string, isCertain?: boolean) => void
  /** Names of the styles that came with the page. */
  styles?: readonly string[]
  /** Collects the styles of one render on the server. */
  styleCache?: StyleCache
  /** Called once the shell has hydrated the server's markup. */
  onHydrated?: () => void
  /** The router of the browser or of the server. */
  children: ReactNode
}

/** A part that hydrates late, when it comes near the viewport, still needs the data that the server rendered it with. */
const keepHydratedData = { defaultOptions: { queries: { gcTime: Infinity } } }

/** Everything around the router: the same tree on the server and in the browser, so that it hydrates. */
export function App(props: AppProps) {
  const { shown, queryClient, queries, settings, session, prefetch, onHydrated, children } = props
  useEffect(() => onHydrated?.(), [onHydrated])
  return (
    <UiProvider written={props.styles} cache={props.styleCache}>
      <QueryClientProvider client={queryClient}>
        <HydrationBoundary state={queries} options={keepHydratedData}>
          <SiteOrigin value={settings.origin}>
            <SessionContext value={session}>
              <LiveModules shown={shown}>
                <SlotFillerContext value={SlotFiller}>
                  <PrefetchPage value={prefetch}>{children}</PrefetchPage>
                </SlotFillerContext>
              </LiveModules>
            </SessionContext>
          </SiteOrigin>
        </HydrationBoundary>
      </QueryClientProvider>
    </UiProvider>
  )
}
