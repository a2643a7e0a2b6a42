import { getOffering, listCampTypes } from '@brightyard/contract/calls'
import { toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

/** Types of camps with their categories and sub-categories. */
export const campTypesQuery = queryOf(listCampTypes, {}, { select: ({ data }) => data })

/** A camp by its slug; places go while somebody reads. */
export const campQuery = (slug: string) =>
  queryOf(
    getOffering,
    { kind: 'camp', slug: slug.toLowerCase() },
    { mapError: toPageNotFound, refetchOnWindowFocus: true },
  )
