/** What a remote uses at run time. The host provides this entry whole, so everything here is on every page. */
export { channel, type LiveChannel } from './channels/channel.ts'
export { useChannel } from './channels/use-channel.ts'
export { DateTime } from './format/date-time.tsx'
export {
  type DateStyle,
  formatDate,
  formatDay,
  formatDays,
  formatRelativeTime,
  homeZone,
  viewerZone,
  zonedClock,
} from './format/dates.ts'
export { formatFileSize, formatNumber } from './format/numbers.ts'
export { useHydrated } from './format/use-hydrated.ts'
export type { Api, CallOptions } from './http/api.ts'
export { ApiError, type ApiErrorKind, isRetryable, requestIdOf } from './http/api-error.ts'
export { failureSentence } from './http/failure-sentence.ts'
export { placeServerError } from './http/place-server-error.ts'
export { LazyHydrate } from './page/lazy-hydrate.tsx'
export { lazyPart } from './page/lazy-part.ts'
export { Link, NavLink, PrefetchPage } from './page/navigation.tsx'
export { OnDemand } from './page/on-demand.tsx'
export {
  loadSubject,
  pageNotFound,
  type PageContext,
  type PageModule,
  toPageNotFound,
} from './page/page.ts'
export { PageHead, type PageHeadProps, usePublicAddress } from './page/page-head.tsx'
export { pictureProps } from './page/picture-props.ts'
export { showToast } from './page/toast.ts'
export { useUnsavedWork } from './page/unsaved-work.ts'
export { apiOf } from './query/query-client.ts'
export { createQueries, type RemoteQueries } from './query/remote-queries.ts'
export { useApi } from './query/use-api.ts'
export { recordEvent } from './session/analytics.ts'
export type { Credentials, Session } from './session/session.ts'
export { useSession, useSessionState, useUser } from './session/use-session.ts'
export { Slot, type SlotProps } from './slots/slot.tsx'
export {
  infiniteQueryOptions,
  keepPreviousData,
  mutationOptions,
  queryOptions,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
export {
  data,
  Navigate,
  Outlet,
  redirect,
  replace,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useSearchParams,
} from 'react-router-dom'
