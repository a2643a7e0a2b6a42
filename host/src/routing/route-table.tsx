import { fillPattern } from '@brightyard/contract/paths'
import type { RouteObject } from 'react-router-dom'
import { NotFoundPage } from '../errors/not-found-page.tsx'
import { RootError } from '../errors/page-error.tsx'
import { Shell } from '../layouts/shell.tsx'
import { aliases } from './aliases.ts'
import { aliasRoute } from './alias-route.tsx'
import { opsRoute } from './ops-route.tsx'
import { asResponse, pageRoutes, type RouteEnvironment, type RouteHandle } from './page-route.tsx'

const open = { access: 'open' } as const

/** The one route table, made from the release set: no remote is known by name here. */
export function createRoutes(environment: RouteEnvironment): RouteObject[] {
  const { modules, runGuards, onServer } = environment
  const pages = Object.keys(modules.set.remotes).flatMap((remote) =>
    pageRoutes(remote, environment),
  )
  return [
    {
      id: 'shell',
      Component: Shell,
      ErrorBoundary: RootError,
      children: [
        ...pages,
        ...aliases.map(([from, to, bare]) =>
          aliasRoute(
            from,
            (params) => (bare && !params['id'] ? bare : fillPattern(to, params)),
            onServer,
          ),
        ),
        opsRoute(environment),
        {
          id: 'host:open',
          path: '/open',
          async loader({ request }) {
            throw asResponse((await runGuards(new URL(request.url), open)) ?? { redirect: '/' })
          },
        },
        {
          id: 'host:not-found',
          path: '*',
          Component: NotFoundPage,
          handle: { layout: 'default' } satisfies RouteHandle,
          // Thrown, so that the server answers 404; the page is the same in both cases.
          loader() {
            throw new Response(null, { status: 404, statusText: 'This page could not be found' })
          },
          ErrorBoundary: NotFoundPage,
        },
      ],
    },
  ]
}
