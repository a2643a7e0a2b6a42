import { loadSubject, type PageContext, useParams } from '@brightyard/runtime'
import { directoryFilterOf } from '../../directory/directory-address.ts'
import { PartnerList, partnersQuery } from './partner-list.tsx'
import { PartnerPage, partnerQuery } from './partner-page.tsx'

export const loader = ({ params, request, queryClient }: PageContext) =>
  params.slug === undefined
    ? queryClient.prefetchQuery(partnersQuery(directoryFilterOf(new URL(request.url).searchParams)))
    : loadSubject(queryClient.ensureQueryData(partnerQuery(params.slug)))

export const Component = () => (useParams().slug === undefined ? <PartnerList /> : <PartnerPage />)
