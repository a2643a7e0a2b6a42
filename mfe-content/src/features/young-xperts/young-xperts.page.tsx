import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { directoryFilterOf } from '../../directory/directory-address.ts'
import { XpertList, xpertsQuery } from './xpert-list.tsx'
import { XpertStory, xpertQuery } from './xpert-story.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? queryClient.prefetchQuery(xpertsQuery(directoryFilterOf(new URL(request.url).searchParams)))
    : loadSubject(queryClient.ensureQueryData(xpertQuery(params.slug)))

export const Component = () => (useParams().slug === undefined ? <XpertList /> : <XpertStory />)
