import * as z from '@brightyard/contract/schema'
import { pageOf, PageQuery } from '../common/entities.ts'
import { oneLine, PathId } from '../common/fields.ts'
import { defineCall } from '../define/define-call.ts'
import { StockChange, StockRow } from './entities.ts'

// Admins only (role 5): everybody else is refused with 403.
const base = 'vendor'
const session = 'required'
const one = z.object({ id: PathId })
const Paise = z
  .int('Please enter a price.')
  .check(z.minimum(100, 'At least one rupee.'), z.maximum(100_000_000, 'At most ₹10,00,000.'))

export const listStock = defineCall({
  name: 'listStock',
  method: 'GET',
  base,
  path: '/api/admin/stock',
  session,
  summary: 'Variants with price and stock, 50 on a page',
  query: z.extend(PageQuery, {
    search: z.optional(z.string().check(oneLine(), z.maxLength(100))),
    /** Only those with at most so many left. */
    below: z.optional(
      z.coerce.number<number | string>().check(z.int(), z.nonnegative(), z.maximum(100_000)),
    ),
  }),
  response: pageOf(StockRow),
})

/** Changes what is given; 409 `changed_meanwhile` when the revision is not the present one. */
export const changeStock = defineCall({
  name: 'changeStock',
  method: 'PATCH',
  base,
  path: '/api/admin/stock/:id',
  session,
  summary: 'Change price and stock of a variant',
  params: one,
  body: z.object({
    revision: z.int(),
    price_in_paise: z.optional(Paise),
    after_discount_price_in_paise: z.optional(Paise),
    units_available: z.optional(
      z.int('Please enter a number.').check(z.minimum(0), z.maximum(100_000)),
    ),
    /** Of the whole product: off the shop, or back on it. */
    is_sold: z.optional(z.boolean()),
  }),
  response: StockRow,
})

export const listStockChanges = defineCall({
  name: 'listStockChanges',
  method: 'GET',
  base,
  path: '/api/admin/stock/:id/changes',
  session,
  summary: 'Who changed the price and stock of a variant; the newest 50',
  params: one,
  response: z.object({ data: z.array(StockChange) }),
})
