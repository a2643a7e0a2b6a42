import { splitTotal } from './money.ts'
import type { TaxSplit } from './money.ts'

/** What is bought of one thing: the tax-inclusive price for one, in paise, and the tax in percent. */
export interface BasketItem {
  priceInPaise: number
  taxPercent: number
  quantity: number
}

/** One line's money; pre-tax and tax add up to the total. */
export interface BasketLine extends TaxSplit {
  taxPercent: number
  /** Price times quantity. */
  amountInPaise: number
  /** The line's share of the discount. */
  discountInPaise: number
}

/** A bag, checkout, order or invoice in figures; everything in paise, every sum exact. */
export interface Basket {
  /** One for each item, in the order given. */
  lines: BasketLine[]
  /** Null where no delivery was given. */
  delivery: BasketLine | null
  totals: TaxSplit & {
    itemsInPaise: number
    discountInPaise: number
    deliveryInPaise: number
    /** By rate, the lowest first; the delivery's tax is in it. */
    rates: { taxPercent: number; preTaxInPaise: number; taxInPaise: number }[]
  }
}

/**
 * The one way to compute what is paid and how much of it is tax, for bag, checkout, order, invoice and API
 * alike. A discount never passes the sum of the items, and is shared out by amount, so
 * that the tax of each line is that of what is really paid for it.
 */
export function priceBasket(
  items: readonly BasketItem[],
  extras: {
    discountInPaise?: number
    delivery?: { feeInPaise: number; taxPercent: number } | null
  } = {},
): Basket {
  const amounts = items.map(({ priceInPaise, quantity }) => priceInPaise * quantity)
  const itemsInPaise = sumOf(amounts)
  const discountInPaise = Math.min(Math.max(0, extras.discountInPaise ?? 0), itemsInPaise)
  const shares = shareOut(discountInPaise, amounts)
  const lines = items.map(({ taxPercent }, index) =>
    lineOf(amounts[index] ?? 0, shares[index] ?? 0, taxPercent),
  )
  const { delivery: fee } = extras
  const delivery = fee ? lineOf(fee.feeInPaise, 0, fee.taxPercent) : null
  const all = delivery ? [...lines, delivery] : lines
  return {
    lines,
    delivery,
    totals: {
      itemsInPaise,
      discountInPaise,
      deliveryInPaise: delivery?.totalInPaise ?? 0,
      preTaxInPaise: sumOf(all.map((line) => line.preTaxInPaise)),
      taxInPaise: sumOf(all.map((line) => line.taxInPaise)),
      totalInPaise: sumOf(all.map((line) => line.totalInPaise)),
      rates: ratesOf(all),
    },
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

const lineOf = (
  amountInPaise: number,
  discountInPaise: number,
  taxPercent: number,
): BasketLine => ({
  taxPercent,
  amountInPaise,
  discountInPaise,
  ...splitTotal(amountInPaise - discountInPaise, taxPercent),
})

/** In proportion to the weights, in whole paise; what rounding down leaves goes to the largest remainders. */
function shareOut(total: number, weights: readonly number[]): number[] {
  const totalWeight = sumOf(weights)
  if (totalWeight === 0) return weights.map(() => 0)
  const parts = weights.map((weight, index) => {
    const exact = BigInt(total) * BigInt(weight)
    return {
      index,
      share: Number(exact / BigInt(totalWeight)),
      rest: Number(exact % BigInt(totalWeight)),
    }
  })
  let left = total - sumOf(parts.map(({ share }) => share))
  for (const part of parts.toSorted((a, b) => b.rest - a.rest || a.index - b.index)) {
    if (left === 0) break
    part.share += 1
    left -= 1
  }
  return parts.map(({ share }) => share)
}

function ratesOf(lines: readonly BasketLine[]): Basket['totals']['rates'] {
  const rates = new Map<number, Basket['totals']['rates'][number]>()
  for (const { taxPercent, preTaxInPaise, taxInPaise, totalInPaise } of lines) {
    if (totalInPaise === 0) continue
    const rate = rates.get(taxPercent) ?? { taxPercent, preTaxInPaise: 0, taxInPaise: 0 }
    rate.preTaxInPaise += preTaxInPaise
    rate.taxInPaise += taxInPaise
    rates.set(taxPercent, rate)
  }
  return [...rates.values()].toSorted((a, b) => a.taxPercent - b.taxPercent)
}
