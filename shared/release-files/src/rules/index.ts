/** What a new release may claim: refused at the build, so that a squad hears early, and again at the gate. */
export { agreedPages } from './agreed-pages.ts'
export { releaseLimits } from './limits.ts'
export {
  NewName,
  NewRemoteDocument,
  newReleaseProblems,
  NewRoutes,
  NewSlots,
} from './new-release.schema.ts'
export { ownRouteProblems } from './own-routes.ts'
export { createRouteIndex } from './route-index.ts'
export { pathProblem } from './path-rules.ts'
export { prefixOf } from './route-shape.ts'
