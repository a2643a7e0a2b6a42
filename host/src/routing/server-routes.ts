import type { HostSet } from '@brightyard/contract/release'
import type { PageContext } from '@brightyard/runtime'
import {
  createStaticHandler,
  createStaticRouter,
  RouterContextProvider,
  type StaticHandlerContext,
} from 'react-router-dom'
import { createModules, type ModuleSource } from '@brightyard/runtime/host'
import { passGuards } from './guards.ts'
import type { LoaderServices } from './page-route.tsx'
import { createRoutes } from './route-table.tsx'
import { loadSlotData, usedSlots } from './used-modules.ts'

/**
 * The modules and the route table of a release set on the server, for all its renders: to make and rank 120 routes
 * takes longer than to load a page's data. What belongs to one render comes with its request.
 */
export function createServerRoutes(set: HostSet, load: ModuleSource) {
  const modules = createModules(set, load)
  const services = new WeakMap<object, LoaderServices>()
  const handler = createStaticHandler(
    createRoutes({
      modules,
      onServer: true,
      servicesOf(context) {
        const found = typeof context === 'object' && context ? services.get(context) : undefined
        if (!found) throw new Error('A loader was run outside a render.')
        return found
      },
      runGuards: (url, { access, roles }) =>
        passGuards({
          url,
          access,
          roles,
          session: () => Promise.resolve({ status: 'signed-out' }),
          recordVisited() {},
        }),
    }),
  )

  return {
    modules,
    /** Runs the loaders of the page and, at the same time, of the slots around it. */
    async load(request: Request, of: LoaderServices): Promise<StaticHandlerContext | Response> {
      const requestContext = new RouterContextProvider()
      services.set(requestContext, of)
      const context: PageContext = { params: {}, request, ...of }
      return handler.query(request, {
        requestContext,
        async dataStrategy({ matches }) {
          const loading = loadSlotData(modules, usedSlots(modules, matches), context)
          const called = matches.filter(({ shouldLoad }) => shouldLoad)
          const results = await Promise.all(
            called.map(async (match) => [match.route.id, await match.resolve()] as const),
          )
          await loading
          return Object.fromEntries(results)
        },
      })
    },
    routerOf: (context: StaticHandlerContext) =>
      createStaticRouter(handler.dataRoutes, context, {
        branches: handler._internalRouteBranches,
      }),
  }
}

export type ServerRoutes = ReturnType<typeof createServerRoutes>
