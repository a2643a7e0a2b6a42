import type { LineNotice } from '@brightyard/contract'
import { formatPrice } from '@brightyard/contract/money'

export interface LineState {
  quantity: number
  unitsAvailable: number
  maxOrderQuantity: number
  isSold: boolean
  seenPriceInPaise: number
  priceInPaise: number
}

/** The maximum of a variant in one cart. */
export const limitOf = (line: Pick<LineState, 'unitsAvailable' | 'maxOrderQuantity'>) =>
  Math.min(line.unitsAvailable, line.maxOrderQuantity)

/** Why no more can be added, for people. */
export function limitText({
  unitsAvailable,
  maxOrderQuantity,
}: Pick<LineState, 'unitsAvailable' | 'maxOrderQuantity'>) {
  if (unitsAvailable === 0) return 'This item is out of stock.'
  if (unitsAvailable <= maxOrderQuantity) return `Only ${unitsAvailable} left in stock.`
  return `You can order at most ${maxOrderQuantity} of this item.`
}

/** What prevents a line from being bought as it is; null when nothing does. */
export function lineNotice(line: LineState): LineNotice | null {
  const { quantity, unitsAvailable, maxOrderQuantity, seenPriceInPaise, priceInPaise } = line
  const notice = (kind: LineNotice['kind'], message: string, suggested = limitOf(line)) => ({
    kind,
    message,
    was_in_paise: kind === 'price_changed' ? seenPriceInPaise : null,
    now_in_paise: kind === 'price_changed' ? priceInPaise : null,
    suggested_quantity: suggested,
  })
  if (!line.isSold) return notice('not_sold', 'This item is no longer sold. Please remove it.', 0)
  if (quantity > limitOf(line)) {
    if (unitsAvailable === 0) return notice('out_of_stock', limitText(line))
    return notice(unitsAvailable <= maxOrderQuantity ? 'low_stock' : 'above_limit', limitText(line))
  }
  if (priceInPaise === seenPriceInPaise) return null
  const [was, now] = [formatPrice(seenPriceInPaise), formatPrice(priceInPaise)]
  return notice('price_changed', `The price has changed from ${was} to ${now}.`, quantity)
}
