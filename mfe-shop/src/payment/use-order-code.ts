import { pageNotFound, useSearchParams } from '@brightyard/runtime'
import { queryValue } from '../catalog/query-value.ts'

/** The order that the address is about; one without an order is no page. */
export function useOrderCode(): string {
  const [search] = useSearchParams()
  const code = queryValue(search, 'order_code').trim()
  if (!code) throw pageNotFound()
  return code
}
