import type { HostSet } from '@brightyard/contract/release'
import type { QueryClient } from '@brightyard/runtime'
import type { ModuleSource } from '@brightyard/runtime/host'
import type { createBrowserRouter, RouteObject } from 'react-router-dom'
import type { ShownModules } from '../composition/live-modules.tsx'
import type { RouteEnvironment } from '../routing/page-route.tsx'

/** The parts of the running site that change with the release set. */
export interface Tab {
  readonly router: ReturnType<typeof createBrowserRouter>
  readonly shown: ShownModules
  readonly sourceOf: (set: HostSet) => ModuleSource
  /** Its modules are those of the set that navigations use. */
  environment: RouteEnvironment
  readonly queryClient: QueryClient
  routes: RouteObject[]
}
