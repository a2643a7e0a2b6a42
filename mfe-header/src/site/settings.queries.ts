import { getSiteSettings } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** The social links, fetched once for the footer and the mobile menu. */
export const settingsQuery = queryOf(getSiteSettings, {}, { staleTime: Infinity, gcTime: Infinity })
