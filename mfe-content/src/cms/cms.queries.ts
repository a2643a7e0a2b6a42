import { getCmsPage } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** A page that editors compose of sections. It changes rarely. */
export const cmsQuery = (slug: string) => queryOf(getCmsPage, { slug }, { staleTime: 10 * 60_000 })
