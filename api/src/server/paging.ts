import type { PageLinks, PageMeta } from '@brightyard/contract'

export interface PageRequest {
  page: number
  perPage: number
}

/** Links and figures of one page. `address` is the call's own, with what must be kept in its query. */
export function pageFrame(
  { page, perPage }: PageRequest,
  total: number,
  address: string,
  kept: Readonly<Record<string, string | number | undefined>> = {},
): { links: PageLinks; meta: PageMeta } {
  const lastPage = Math.max(1, Math.ceil(total / perPage))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(kept))
    if (value !== undefined && value !== '') query.set(name, String(value))
  query.set('page', String(page + 1))
  return {
    links: { next: page < lastPage ? `${address}?${query.toString()}` : null },
    meta: { total, current_page: page, last_page: lastPage, per_page: perPage },
  }
}
