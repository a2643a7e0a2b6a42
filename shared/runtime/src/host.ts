/** What only hosts and tests use. */
export { forgetLatest, recentEvents, type RecentEvent } from './channels/channel.ts'
export { type LoadReport, reportFailure } from './composition/load-report.ts'
export {
  loadWithFallback,
  RemoteUnavailable,
  type RetryPolicy,
  startRetryPolicy,
} from './composition/load-with-fallback.ts'
export {
  createModules,
  isSameRelease,
  type Modules,
  type ModuleSource,
  slotOwner,
} from './composition/modules.ts'
export type { RemoteModules } from './composition/remote-modules.ts'
export { type ApiOptions, createApi } from './http/api.ts'
export { createRenderTransport, type PlainAnswer, type PlainCall } from './http/render-transport.ts'
export { firstUse, isRestingMouse, startUse, usedMark } from './page/first-use.ts'
export { showLateParts } from './page/lazy-hydrate.tsx'
export { partsLoaded } from './page/lazy-part.ts'
export { askSite, siteReachable } from './page/pauses.ts'
export { PagePattern, SiteOrigin } from './page/page-head.tsx'
export { unsavedWork } from './page/unsaved-work.ts'
export { createQueryClient } from './query/query-client.ts'
export { restOffline } from './query/rest-offline.ts'
export {
  accessVerdict,
  type KnownSession,
  knownSession,
  roleVerdict,
  signInAddress,
  type Verdict,
} from './session/access.ts'
export { hidePage } from './session/hide-page.ts'
export { createSession, type SessionOptions } from './session/session.ts'
export { unreachable } from './http/api-error.ts'
export { sessionMarker } from './session/session-marker.ts'
export { SessionContext } from './session/use-session.ts'
export { SlotFiller } from './slots/slot.tsx'
export {
  dehydrate,
  type DehydratedState,
  HydrationBoundary,
  QueryClientProvider,
} from '@tanstack/react-query'
