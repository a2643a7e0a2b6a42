import { getWhatIsNext } from '@brightyard/contract/calls'
import { queryOf } from '@brightyard/runtime/queries'

/** What is next for each kid, or for the signed-in student: one query for every page that shows it. */
export const whatIsNextQuery = queryOf(getWhatIsNext, {}, { staleTime: 10_000 })
