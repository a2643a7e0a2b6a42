/**
 * Queries and mutations of the remote that imports this. It is bundled into each remote and not shared: the build
 * writes the remote's own name into it.
 */
import { createQueries } from '@brightyard/runtime'

/** Defined by the build, and by the settings of jest. */
declare const REMOTE_NAME: string

export const { queryOf, infiniteQueryOf, customQuery, mutationOf, queriesOf } =
  createQueries(REMOTE_NAME)
