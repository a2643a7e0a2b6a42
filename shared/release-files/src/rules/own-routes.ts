import { createRouteIndex } from './route-index.ts'
import { routeShapes } from './route-shape.ts'

/** Paths that the edge or the host serves itself; a page there would never be shown. */
const reserved = new Set([
  'assets',
  'cms',
  'dev',
  'fonts',
  'healthz',
  'inspector',
  'media',
  'metrics',
  'offline',
  'open',
  'ops',
  'r',
  'readyz',
  'release-set',
  'sandbox-gateway',
  'saved-pages',
  'telemetry',
  'vendor',
])

export type OwnRouteProblem =
  | { kind: 'reserved'; path: string; reserved: string }
  | { kind: 'repeated'; path: string; otherPath: string; example: string }

/** A release's own pages: no duplicates, none at a path of the edge. For paths that `pathProblem` lets pass. */
export function ownRouteProblems(routes: readonly { path: string }[]): OwnRouteProblem[] {
  const index = createRouteIndex<string>()
  const problems: OwnRouteProblem[] = []
  for (const { path } of routes) {
    const collision = index.find(path)
    if (collision) {
      const { owner, example } = collision
      problems.push({ kind: 'repeated', path: owner, otherPath: path, example })
    }
    index.add(path, path)
  }
  return [...problems, ...routes.flatMap(({ path }) => reservedProblem(path))]
}

function reservedProblem(path: string): OwnRouteProblem[] {
  for (const { parts } of routeShapes(path)) {
    const [first] = parts
    if (first?.kind === 'static' && reserved.has(first.text)) {
      return [{ kind: 'reserved', path, reserved: `/${first.text}` }]
    }
  }
  return []
}
