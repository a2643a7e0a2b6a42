import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { directoryFilterOf } from '../../directory/directory-address.ts'
import { JobBoard, positionsQuery } from './job-board.tsx'
import { JobPage, positionQuery } from './job-page.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? queryClient.prefetchQuery(
        positionsQuery(directoryFilterOf(new URL(request.url).searchParams)),
      )
    : loadSubject(queryClient.ensureQueryData(positionQuery(params.slug)))

export const Component = () => (useParams().slug === undefined ? <JobBoard /> : <JobPage />)
