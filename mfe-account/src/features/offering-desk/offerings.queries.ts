import {
  getOwnOffering,
  listCampTypes,
  listOrganisers,
  listOwnOfferings,
  listOwnSessions,
  listOwnTeachers,
} from '@brightyard/contract/calls'
import { keepPreviousData, type QueryClient, toPageNotFound } from '@brightyard/runtime'
import { queriesOf, queryOf } from '@brightyard/runtime/queries'

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

/** An id in an address; undefined for what is none. */
export const idIn = (text: string | null | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined

export const offeringsQuery = (page: number) =>
  queryOf(listOwnOfferings, { page }, { ...fresh, placeholderData: keepPreviousData })

export const offeringQuery = (id: number) =>
  queryOf(getOwnOffering, { id }, { staleTime: 0, mapError: toPageNotFound })

export const datesQuery = (id: number) => queryOf(listOwnSessions, { id }, fresh)

/** Of who offers it. */
export const teachersQuery = (offering: number) =>
  queryOf(listOwnTeachers, { offering }, { select: ({ data }) => data })

export const organisersQuery = queryOf(listOrganisers, {}, { select: ({ data }) => data })

export const campTypesQuery = queryOf(listCampTypes, {}, { select: ({ data }) => data })

export async function refreshOfferings(client: QueryClient, id?: number) {
  void client.invalidateQueries(queriesOf(listOwnOfferings))
  if (id === undefined) return
  void client.invalidateQueries({ queryKey: datesQuery(id).queryKey })
  await client.invalidateQueries({ queryKey: offeringQuery(id).queryKey })
}
