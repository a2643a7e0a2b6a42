import type { Call, PathQuery } from '@brightyard/contract'
import { fillPattern, queryString } from '@brightyard/contract'

export interface PageRequest {
  page: number
  perPage: number
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
  const address = `/${call.base}${fillPattern(call.path, params)}`
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
  const address = `/${call.base}${fillPattern(call.path, params)}`
  const following = page === undefined ? {} : { page: Math.min(page + 1, 10_000) }
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
