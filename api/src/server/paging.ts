import type { Call, PathQuery } from '@brightyard/contract'
import { fillPattern, queryString } from '@brightyard/contract'

export interface PageRequest {
  page: number
  perPage: number
}

/** Pages that calls take. */
const lastOfAll = 10_000

const addressOf = (call: Call, params: Readonly<Record<string, unknown>> = {}) =>
  `/${call.base}${fillPattern(call.path, params)}`

/** Long lists are counted no further, because counting reads every row. */
export const countedTo = 1_000

/** A list's total from a count that ended at `countedTo + 1`. */
export const totalOf = (counted: number) =>
  counted > countedTo ? { total: countedTo, total_is_exact: false as const } : { total: counted }

/** One page of a list that is counted no further than `countedTo`; `isFollowed` where a row comes after these. */
export function pageOfLongList<Row>(
  call: Call,
  list: { data: Row[]; total: number; total_is_exact?: false; isFollowed: boolean },
  { page, perPage }: PageRequest,
) {
  const { data, total, isFollowed, ...exactness } = list
  const isExact = exactness.total_is_exact === undefined
  const reached = data.length > 0 ? page + Number(isFollowed) : 1
  const counted = Math.ceil((isExact ? total : total + 1) / perPage)
  const lastPage = isExact ? Math.max(1, counted) : Math.min(Math.max(counted, reached), lastOfAll)
  return {
    data,
    links: { next: page < lastPage ? addressOf(call) + queryString({ page: page + 1 }) : null },
    meta: { total, ...exactness, current_page: page, last_page: lastPage, per_page: perPage },
  }
}
/** One page of a list, with `links.next` (the call's URL) and `meta`. */
export function pageOfRows<Row>(
  call: Call,
  data: Row[],
  options: {
    /** From 1. */
    page: number
    perPage: number
    total: number
    /** The filters of a GET, which the URL of the next page repeats. */
    query?: PathQuery
    params?: Readonly<Record<string, unknown>>
  },
) {
  const { page, perPage, total, query, params = {} } = options
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const address = addressOf(call, params)
  return {
    data,
    links: { next: page < lastPage ? address + queryString({ ...query, page: page + 1 }) : null },
    meta: { total, current_page: page, last_page: lastPage, per_page: perPage },
  }
}

/** One page of a list that is read by a key: `next` holds it and the filters, null on the last page. */
export function pageByKey<Row>(
  call: Call,
  data: Row[],
  options: {
    /** From 1; counted along where the call takes it. */
    page?: number
    perPage: number
    /** Of all pages; exact up to 1,000. */
    total: number
    next: PathQuery | null
    params?: Readonly<Record<string, unknown>>
  },
) {
  const { page, perPage, total, next, params = {} } = options
  const address = addressOf(call, params)
  const following = page === undefined ? {} : { page: Math.min(page + 1, lastOfAll) }
  const pages = Math.ceil(total / perPage)
  return {
    data,
    links: { next: next && address + queryString({ ...next, ...following }) },
    meta: {
      total,
      current_page: page ?? 1,
      last_page: Math.max(page ?? 1, pages, next && page ? page + 1 : 1),
      per_page: perPage,
    },
  }
}
