import { formatPrice } from '@brightyard/contract/money'

export interface LineState {
  quantity: number
  unitsAvailable: number
  maxOrderQuantity: number
  isSold: boolean
  seenPriceInPaise: number
  priceInPaise: number
}

/** The most of a variant that one cart may hold (C-028). */
export const limitOf = (line: Pick<LineState, 'unitsAvailable' | 'maxOrderQuantity'>) =>
  Math.min(line.unitsAvailable, line.maxOrderQuantity)

/** Why more cannot be had, for people. */
export function limitText({
  unitsAvailable,
  maxOrderQuantity,
}: Pick<LineState, 'unitsAvailable' | 'maxOrderQuantity'>) {
  if (unitsAvailable === 0) return 'This item is out of stock.'
  if (unitsAvailable <= maxOrderQuantity) return `Only ${unitsAvailable} left in stock.`
  return `You can order at most ${maxOrderQuantity} of this item.`
}

/** Why a line cannot be bought as it stands; null when it can. */
export function lineError(line: LineState): string | null {
  if (!line.isSold) return 'This item is no longer sold. Please remove it.'
  if (line.quantity > limitOf(line)) return limitText(line)
  if (line.priceInPaise !== line.seenPriceInPaise) {
    return `The price has changed from ${formatPrice(line.seenPriceInPaise)} to ${formatPrice(line.priceInPaise)}.`
  }
  return null
}
