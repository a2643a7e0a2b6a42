import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { directoryFilterOf } from '../../directory/directory-address.ts'
import { PanelList, panelQuery } from './panel-list.tsx'
import { PanellistPage, panellistQuery } from './panellist-page.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? queryClient.prefetchQuery(panelQuery(directoryFilterOf(new URL(request.url).searchParams)))
    : loadSubject(queryClient.ensureQueryData(panellistQuery(params.slug)))

export const Component = () => (useParams().slug === undefined ? <PanelList /> : <PanellistPage />)
