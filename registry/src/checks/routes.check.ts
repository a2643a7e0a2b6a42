import type { Route } from '@brightyard/contract/release'
import type { Claims } from './claims.ts'
import type { Outline } from './documents.check.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'
import { collidingAddress, routeShapes } from './route-shape.ts'

/** Paths that the edge or the host serves itself; a page there would never be shown. */
const reserved = [
  'assets',
  'cms',
  'dev',
  'fonts',
  'healthz',
  'inspector',
  'media',
  'metrics',
  'ops',
  'r',
  'readyz',
  'release-set',
  'sandbox-gateway',
  'telemetry',
  'vendor',
]

/** A release's own pages: no duplicates, none at a path of the edge. */
export function checkOwnRoutes({ routes }: Outline): Reason[] {
  return routes.flatMap((route, index) => [
    ...underReserved(route),
    ...routes.slice(index + 1).flatMap((other) => {
      const example = collidingAddress(route.path, other.path)
      if (example === null) return []
      return [reason('route-repeated', { path: route.path, otherPath: other.path, example })]
    }),
  ])
}

function underReserved({ path }: Route): Reason[] {
  const owner = reserved.find((name) =>
    routeShapes(path).some(({ parts: [first] }) => first?.kind === 'static' && first.text === name),
  )
  return owner === undefined ? [] : [reason('route-reserved', { path, reserved: `/${owner}` })]
}

/** The pages of a release against those of the other remotes in the proposed set. */
export function checkRouteCollisions(
  { routes }: Pick<Claims, 'routes'>,
  others: readonly Claims[],
): Reason[] {
  return others.flatMap((other) =>
    routes.flatMap(({ path }) =>
      other.routes.flatMap((theirs) => {
        const example = collidingAddress(path, theirs.path)
        if (example === null) return []
        const facts = { path, other: other.name, otherPath: theirs.path, example }
        return [reason('route-collision', facts)]
      }),
    ),
  )
}
