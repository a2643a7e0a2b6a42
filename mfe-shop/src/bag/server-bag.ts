import { viewCart } from '@brightyard/contract/calls'
import type { Cart, CartLine } from '@brightyard/contract/entities'
import { parseTaxPercent, splitTax } from '@brightyard/contract/money'
import { apiOf, queryOptions } from '@brightyard/runtime'
import { totalOf } from './line-amounts.ts'
import { isSameLine, type LineName } from './guest-bag.ts'

/** A guardian's bag, which lives on the server (C-020). */
export const bagQuery = (userId: number) =>
  queryOptions({
    queryKey: ['bag', userId],
    queryFn: ({ client, signal }) => apiOf(client).call(viewCart, { user_id: userId }, { signal }),
    staleTime: 0,
    refetchOnWindowFocus: true, // another tab may have changed it
  })

export const amountsOfCartLine = (line: CartLine) => ({
  preTaxInPaise: line.pre_tax_in_paise,
  taxInPaise: line.tax_in_paise,
  totalInPaise: line.total_in_paise,
})

function withLines(data: CartLine[]): Cart {
  const sum = totalOf(data.map(amountsOfCartLine))
  return {
    data,
    meta: { total: data.length },
    totals: {
      pre_tax_in_paise: sum.preTaxInPaise,
      tax_in_paise: sum.taxInPaise,
      total_in_paise: sum.totalInPaise,
    },
  }
}

/** What the server is about to answer: the same bag with another quantity. */
export const withQuantity = (cart: Cart, name: LineName, quantity: number): Cart =>
  withLines(
    cart.data.map((line) => {
      if (!isSameLine(line, name)) return line
      const taxPercent = parseTaxPercent(line.tax_percent) ?? 0
      const split = splitTax(line.after_discount_price_in_paise, taxPercent, quantity)
      return {
        ...line,
        quantity,
        error: null,
        pre_tax_in_paise: split.preTaxInPaise,
        tax_in_paise: split.taxInPaise,
        total_in_paise: split.totalInPaise,
      }
    }),
  )

export const withoutLine = (cart: Cart, name: LineName): Cart =>
  withLines(cart.data.filter((line) => !isSameLine(line, name)))

export const withError = (cart: Cart, name: LineName, error: string): Cart =>
  withLines(cart.data.map((line) => (isSameLine(line, name) ? { ...line, error } : line)))

export const withNoLines = () => withLines([])
