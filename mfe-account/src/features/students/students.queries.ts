import { listStudents, listWorkplaces } from '@brightyard/contract/calls'
import { apiOf, keepPreviousData, queryOptions } from '@brightyard/runtime'

export interface StudentFilter {
  search: string
  className: string
  page: number
}

/** What the address says; a page that is none is the first. */
export function filterIn(query: URLSearchParams): StudentFilter {
  const page = Number(query.get('page') ?? 1)
  return {
    search: query.get('search')?.slice(0, 100) ?? '',
    className: query.get('class')?.slice(0, 40) ?? '',
    page: Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 1,
  }
}

export const queryOf = ({ search, className }: Omit<StudentFilter, 'page'>) => ({
  ...(search ? { search } : {}),
  ...(className ? { class_name: className } : {}),
})

export const studentsQuery = (filter: StudentFilter) =>
  queryOptions({
    queryKey: ['students', filter],
    queryFn: ({ client, signal }) =>
      apiOf(client).call(listStudents, { ...queryOf(filter), page: filter.page }, { signal }),
    placeholderData: keepPreviousData,
  })

export const workplacesQuery = queryOptions({
  queryKey: ['workplaces'],
  queryFn: ({ client, signal }) => apiOf(client).call(listWorkplaces, {}, { signal }),
})
