import { getOneDashboard } from '@brightyard/contract/calls'
import type { OneDashboard } from '@brightyard/contract/entities'
import { accountPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  homeZone,
  type PageContext,
  PageHead,
  pageNotFound,
  redirect,
  useLoaderData,
  useQuery,
} from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { Box } from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { useNow } from '../../time/use-now.ts'
import { KidView } from './kid-view.tsx'
import { RoomView } from './room-view.tsx'
import { wallClock } from './wall-clock.ts'

interface Subject {
  id: number
  of?: 'kid' | 'room'
}

const oneDashboardQuery = (subject: Subject) =>
  queryOf(getOneDashboard, subject, { staleTime: 60_000 })

/** Of a kid or a room that the person has a part in; the server says who has. The own workplace has a page of its own. */
export async function loader({ params, request, queryClient }: PageContext) {
  const id = /^[1-9]\d{0,8}$/.test(params['id'] ?? '') ? Number(params['id']) : null
  if (id === null) throw pageNotFound()
  const of = new URL(request.url).searchParams.get('of')
  const subject: Subject = { id, ...(of === 'kid' || of === 'room' ? { of } : {}) }
  const dashboard = await queryClient
    .ensureQueryData(oneDashboardQuery(subject))
    .catch((error: unknown) => {
      if (error instanceof ApiError && error.kind === 'forbidden') throw error
      return null // the page offers to try again
    })
  if (dashboard?.kind === 'staff') return redirect(accountPaths.dashboard.to())
  return subject
}

export function Component() {
  const query = useQuery(oneDashboardQuery(useLoaderData<Subject>()))
  return (
    <Box pb="6" minH="40rem">
      <PageHead
        title={titleOf(query.data)}
        description="Timetable, things to do and badges."
        hidden
      />
      <QueryBoundary query={query} what="the dashboard" lines={14}>
        {(dashboard) => <View dashboard={dashboard} />}
      </QueryBoundary>
    </Box>
  )
}

function titleOf(dashboard: OneDashboard | undefined) {
  if (dashboard?.kind === 'kid') return `Dashboard of ${dashboard.kid.name}`
  return dashboard?.kind === 'room' ? dashboard.room.name : 'Dashboard'
}

function View({ dashboard }: { dashboard: OneDashboard }) {
  const zone = dashboard.kind === 'kid' ? dashboard.time_zone : homeZone
  const clock = wallClock(useNow(), zone)
  switch (dashboard.kind) {
    case 'kid':
      return <KidView dashboard={dashboard} clock={clock} />
    case 'room':
      return <RoomView dashboard={dashboard} clock={clock} />
    case 'staff':
      return null // the loader leads to the page of the own workplace
  }
}
