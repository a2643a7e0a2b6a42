import type { Reason } from '@brightyard/contract/registry'
import { createRouteIndex, ownRouteProblems } from '@brightyard/release-files/rules'
import type { Claims } from './claims.ts'
import type { Outline } from './documents.check.ts'
import { reason } from './reason.ts'

/** A release's own pages: no duplicates, none at a path of the edge. */
export const checkOwnRoutes = ({ routes }: Outline): Reason[] =>
  ownRouteProblems(routes).map((problem) =>
    problem.kind === 'reserved'
      ? reason('route-reserved', problem)
      : reason('route-repeated', problem),
  )

interface RouteCollision {
  path: string
  other: string
  otherPath: string
  example: string
}

/** The pages of a release against those of the other remotes in the proposed set. */
export function routeCollisions(
  { routes }: Pick<Claims, 'routes'>,
  others: readonly Claims[],
): RouteCollision[] {
  const index = createRouteIndex<Pick<RouteCollision, 'other' | 'otherPath'>>()
  for (const { name, routes: theirs } of others) {
    for (const { path } of theirs) index.add(path, { other: name, otherPath: path })
  }
  return routes.flatMap(({ path }) => {
    const collision = index.find(path)
    return collision ? [{ path, example: collision.example, ...collision.owner }] : []
  })
}
