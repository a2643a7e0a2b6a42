import {
  getPostTargets,
  listDeskForms,
  listFormAnswers,
  readDeskForm,
  readFormAnswer,
  readFormTotals,
} from '@brightyard/contract/calls'
import { keepPreviousData, toPageNotFound } from '@brightyard/runtime'
import { infiniteQueryOf, queryOf } from '@brightyard/runtime/queries'

const fresh = { staleTime: 0, refetchOnWindowFocus: true } as const

export const formsQuery = (query: URLSearchParams) =>
  queryOf(
    listDeskForms,
    { page: idIn(query.get('page')) ?? 1, ...searchIn(query) },
    { ...fresh, placeholderData: keepPreviousData },
  )

/** Not fetched again while it is edited: what is on the screen counts. */
export const formQuery = (id: number) =>
  queryOf(
    readDeskForm,
    { id },
    { staleTime: Infinity, refetchOnWindowFocus: false, mapError: toPageNotFound },
  )

export const answerFilters = ['all', 'open', 'done'] as const
export type AnswerFilter = (typeof answerFilters)[number]

export const answersQuery = (id: number, show: AnswerFilter, search: string) =>
  infiniteQueryOf(
    listFormAnswers,
    { id, show, ...(search ? { search } : {}) },
    { ...fresh, placeholderData: keepPreviousData },
  )

export const answerQuery = (id: number) => queryOf(readFormAnswer, { id }, fresh)

export const totalsQuery = (id: number) => queryOf(readFormTotals, { id }, fresh)

/** The rooms of somebody who writes for families, with their classes. */
export const roomsQuery = (userId: number) => queryOf(getPostTargets, {}, { scope: userId })

/** Words to look for, from an address. */
export function searchIn(query: URLSearchParams): { search?: string } {
  const search = (query.get('search') ?? '').trim().slice(0, 100)
  return search ? { search } : {}
}

/** An id in an address; undefined for what is none. */
export const idIn = (text: string | null | undefined) =>
  /^[1-9]\d{0,8}$/.test(text ?? '') ? Number(text) : undefined
