import { useQueries } from '@brightyard/runtime/lists'
import type { Product } from '@brightyard/contract/entities'
import { useEffect } from 'react'
import { productQuery } from '../catalog/catalog.queries.ts'
import { refreshGuestLines, useGuestBag } from './guest-bag.store.ts'
import { type GuestLine, guestLineOf } from './guest-line.ts'

/** The product as the shop has it now; gone: it is no longer sold. */
type Now = Product | 'gone' | undefined

/** The line with today's price, stock and limit; the same line where nothing has changed. */
export function freshened(line: GuestLine, now: Now): GuestLine {
  if (!now) return line
  const fresh = now === 'gone' ? null : guestLineOf(now, line.variant_id)
  const units_available = fresh?.units_available ?? 0
  if (!fresh) return line.units_available === 0 ? line : { ...line, units_available }
  const same =
    line.after_discount_price === fresh.after_discount_price &&
    line.tax_percent === fresh.tax_percent &&
    line.max_order_quantity === fresh.max_order_quantity &&
    line.units_available === fresh.units_available
  if (same) return line
  // The price that the visitor saw is remembered until they accept today's.
  const seen = line.seen_price ?? line.after_discount_price
  const seen_price = seen === fresh.after_discount_price ? null : seen
  return { ...fresh, quantity: line.quantity, seen_price }
}

/** Refreshes the lines while a visitor looks at the bag: prices and stock may have changed since. */
export function useFreshGuestLines(enabled: boolean) {
  const { lines } = useGuestBag()
  const ids = [...new Set(lines.map((line) => line.ecomm_product_id))]
  const products = useQueries({
    queries: ids.map((id) => ({ ...productQuery(String(id)), enabled })),
    combine: (results) =>
      results.map(({ data, error }, index): [id: number, now: Now] => [
        ids[index] ?? 0,
        error instanceof Response ? 'gone' : data,
      ]),
  })

  useEffect(() => {
    if (!enabled) return
    const byId = new Map(products)
    refreshGuestLines((line) => freshened(line, byId.get(line.ecomm_product_id)))
  }, [enabled, products])
}
