import {
  getOfferingById,
  listBookingRequests,
  listOfferings,
  listOrganiserBookings,
  listOwnOfferings,
  listOwnSessions,
  listStudents,
} from '@brightyard/contract/calls'
import type { OwnOffering } from '@brightyard/contract/entities'
import { apiOf, keepPreviousData, type QueryClient } from '@brightyard/runtime'
import { customQuery, queriesOf, queryOf } from '@brightyard/runtime/queries'

export interface OrganiserFilter {
  offering: number | undefined
  session: number | undefined
  page: number
}

/** What the address says; what it cannot mean is left out. A session is one of an offering. */
export function filterIn(query: URLSearchParams): OrganiserFilter {
  const idIn = (name: string) =>
    /^[1-9]\d{0,8}$/.test(query.get(name) ?? '') ? Number(query.get(name)) : undefined
  const offering = idIn('offering')
  return {
    offering,
    session: offering === undefined ? undefined : idIn('session'),
    page: idIn('page') ?? 1,
  }
}

/** Of the bookings, for the list and its file. */
export const searchOf = ({ offering, session }: Omit<OrganiserFilter, 'page'>) => ({
  ...(offering === undefined ? {} : { offering_id: offering }),
  ...(session === undefined ? {} : { session_id: session }),
})

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export const bookingsQuery = ({ page, ...filter }: OrganiserFilter) =>
  queryOf(
    listOrganiserBookings,
    { ...searchOf(filter), page },
    { ...fresh, placeholderData: keepPreviousData },
  )

const mostPages = 10

/** To choose from; an admin has those of every organiser. */
export const ownOfferingsQuery = customQuery('own offerings', {}, async ({ client }) => {
  const found: OwnOffering[] = []
  for (let page = 1; page <= mostPages; page += 1) {
    const { data, links } = await apiOf(client).call(listOwnOfferings, { page })
    found.push(...data)
    if (!links.next) break
  }
  return found
})

export const sessionsQuery = (id: number) => queryOf(listOwnSessions, { id }, fresh)

export const requestsQuery = (page: number) =>
  queryOf(listBookingRequests, { page }, { ...fresh, placeholderData: keepPreviousData })

/** Activities with seats, of every organiser: a school may ask for those of an academy. */
export const activitiesQuery = (search: string) =>
  queryOf(
    listOfferings,
    { search, free_seats: true, maxRows: 20 },
    { placeholderData: keepPreviousData },
  )

export const activityQuery = (id: number) => queryOf(getOfferingById, { id }, fresh)

export const studentsQuery = (search: string) =>
  queryOf(listStudents, search ? { search } : {}, { placeholderData: keepPreviousData })

export async function refreshOrganiser(client: QueryClient) {
  void client.invalidateQueries(queriesOf(listOwnSessions))
  void client.invalidateQueries(queriesOf(listBookingRequests))
  await client.invalidateQueries(queriesOf(listOrganiserBookings))
}
