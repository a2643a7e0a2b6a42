import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { type DirectoryFilter, directoryFilterOf } from '../../directory/directory-address.ts'
import { toldStoriesQuery } from './told-stories.tsx'
import { isWhole, XpertList, xpertsQuery } from './xpert-list.tsx'
import { XpertStory, xpertQuery } from './xpert-story.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? loadList(queryClient, directoryFilterOf(new URL(request.url).searchParams))
    : loadSubject(queryClient.ensureQueryData(xpertQuery(params.slug)))

const loadList = (queryClient: PageContext['queryClient'], filter: DirectoryFilter) =>
  Promise.all([
    queryClient.prefetchQuery(xpertsQuery(filter)),
    isWhole(filter) ? queryClient.prefetchQuery(toldStoriesQuery) : null,
  ])

export const Component = () => (useParams().slug === undefined ? <XpertList /> : <XpertStory />)
