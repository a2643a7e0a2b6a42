import { formSlugs } from '@brightyard/contract/entities'
import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { directoryFilterOf } from '../../directory/directory-address.ts'
import { webFormQuery } from '../../forms/web-form.queries.ts'
import { JobBoard, positionsQuery } from './job-board.tsx'
import { JobPage, positionQuery } from './job-page.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? queryClient.prefetchQuery(
        positionsQuery(directoryFilterOf(new URL(request.url).searchParams)),
      )
    : Promise.all([
        loadSubject(queryClient.ensureQueryData(positionQuery(params.slug))),
        queryClient.prefetchQuery(webFormQuery(formSlugs.jobApplication)),
      ])

export const Component = () => (useParams().slug === undefined ? <JobBoard /> : <JobPage />)
