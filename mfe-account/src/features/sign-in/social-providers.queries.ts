import { listSocialProviders } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** The providers that people may sign in with here; they change only with the site's settings. */
export const socialProvidersQuery = queryOf(listSocialProviders, {}, { staleTime: Infinity })
