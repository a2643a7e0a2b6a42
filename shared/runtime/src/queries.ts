/**
 * Queries and mutations of the remote that imports this. It is bundled into each remote and not shared: the build
 * writes the remote's own name into it.
 */
import { createQueries, type RemoteQueries } from '@brightyard/runtime'

/** Defined by the build, and by the settings of jest. */
declare const REMOTE_NAME: string

const queries = createQueries(REMOTE_NAME)

export const queryOf: RemoteQueries['queryOf'] = queries.queryOf
export const infiniteQueryOf: RemoteQueries['infiniteQueryOf'] = queries.infiniteQueryOf
export const customQuery: RemoteQueries['customQuery'] = queries.customQuery
export const mutationOf: RemoteQueries['mutationOf'] = queries.mutationOf
export const queriesOf: RemoteQueries['queriesOf'] = queries.queriesOf
