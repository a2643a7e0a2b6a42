import type { LineNotice } from '@brightyard/contract/entities'
import { formatPrice, parsePriceInPaise } from '@brightyard/contract/money'
import type { GuestLine } from './guest-line.ts'
import { limitSentence, quantityLimit } from './quantity-limit.ts'

/** What has changed since a visitor added a line, in the shape of the server's notices. */
export function noticeOfGuest(line: GuestLine): LineNotice | null {
  const limit = quantityLimit(line)
  if (line.quantity > limit)
    return {
      kind: stockKind(line),
      message: limitSentence(line),
      was_in_paise: null,
      now_in_paise: null,
      suggested_quantity: limit,
    }
  const was = line.seen_price ? parsePriceInPaise(line.seen_price) : null
  const now = parsePriceInPaise(line.after_discount_price)
  if (was === null || now === null || was === now) return null
  return {
    kind: 'price_changed',
    message: `The price has changed from ${formatPrice(was)} to ${formatPrice(now)}.`,
    was_in_paise: was,
    now_in_paise: now,
    suggested_quantity: line.quantity,
  }
}

function stockKind({ units_available, max_order_quantity }: GuestLine): LineNotice['kind'] {
  if (units_available < 1) return 'out_of_stock'
  return units_available < max_order_quantity ? 'low_stock' : 'above_limit'
}
