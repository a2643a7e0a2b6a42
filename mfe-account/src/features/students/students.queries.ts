import { listStudents, listWorkplaces } from '@brightyard/contract/calls'
import { keepPreviousData } from '@brightyard/runtime'
import { queryOf } from '@brightyard/runtime/queries'

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

export const searchOf = ({ search, className }: Omit<StudentFilter, 'page'>) => ({
  ...(search ? { search } : {}),
  ...(className ? { class_name: className } : {}),
})

export const studentsQuery = (filter: StudentFilter) =>
  queryOf(
    listStudents,
    { ...searchOf(filter), page: filter.page },
    { placeholderData: keepPreviousData },
  )

export const workplacesQuery = queryOf(listWorkplaces, {})
