import { getOfferingById, listOfferings } from '@brightyard/contract/calls'
import { keepPreviousData, toPageNotFound } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'
import { type CampSearch, filterOf } from './camp-address.ts'

/** A page of the camps that the address asks for. */
export const campsQuery = (search: CampSearch) =>
  queryOf(
    listOfferings,
    { ...filterOf(search), sort: 'next', maxRows: 12, page: search.page },
    { placeholderData: keepPreviousData },
  )

/** Older links name a camp by its id. */
export const campOfIdQuery = (id: number) =>
  queryOf(getOfferingById, { id }, { mapError: toPageNotFound })
