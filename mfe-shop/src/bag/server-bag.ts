import { viewCart } from '@brightyard/contract/calls'
import type { Cart, CartLine } from '@brightyard/contract/entities'
import {
  type Basket,
  lineAmounts,
  parseTaxPercent,
  priceBasket,
  wireTotals,
} from '@brightyard/contract/money'
import { queryOf } from '@brightyard/runtime/queries'
import { isSameLine, type LineName } from './guest-bag.ts'

/** A guardian's bag, which is on the server. The functions below give what it is about to become. */
export const bagQuery = (userId: number) =>
  queryOf(
    viewCart,
    { user_id: userId },
    { staleTime: 0, refetchOnWindowFocus: true }, // another tab may have changed it
  )

export const amountsOfCartLine = (line: CartLine) => ({
  preTaxInPaise: line.pre_tax_in_paise,
  taxInPaise: line.tax_in_paise,
  totalInPaise: line.total_in_paise,
})

/** The bag with these lines, calculated as on the server, until its answer replaces it. */
export function withLines(cart: Cart, data: CartLine[]): Cart {
  const basket = priceBasket(
    data.map((line) => ({
      priceInPaise: line.after_discount_price_in_paise,
      taxPercent: parseTaxPercent(line.tax_percent) ?? 0,
      quantity: line.quantity,
    })),
    { discountInPaise: cart.coupon?.discount_in_paise ?? 0 },
  )
  return {
    ...cart,
    data: data.map((line, index) => ({ ...line, ...amountsIn(basket, index) })),
    meta: { total: data.length },
    totals: wireTotals(basket),
  }
}

function amountsIn({ lines }: Basket, index: number) {
  const line = lines[index]
  return line && lineAmounts(line)
}

/** The same bag with another quantity. */
export const withQuantity = (cart: Cart, name: LineName, quantity: number): Cart =>
  withLines(
    cart,
    cart.data.map((line) =>
      isSameLine(line, name) ? { ...line, quantity, error: null, notice: null } : line,
    ),
  )

export const withoutLine = (cart: Cart, name: LineName): Cart =>
  withLines(
    cart,
    cart.data.filter((line) => !isSameLine(line, name)),
  )

export const withNoLines = (cart: Cart) => withLines(cart, [])

/** These lines as their notices say; a line with nothing left is removed. */
export const withAccepted = (cart: Cart, names: readonly LineName[]): Cart =>
  withLines(
    cart,
    cart.data.flatMap((line) => {
      const { notice } = line
      if (!notice || !names.some((name) => isSameLine(name, line))) return [line]
      const quantity = notice.suggested_quantity
      return quantity < 1 ? [] : [{ ...line, quantity, notice: null, error: null }]
    }),
  )

/** The line moved to the end of the saved ones. */
export function withSaved(cart: Cart, name: LineName): Cart {
  const line = cart.data.find((one) => isSameLine(one, name))
  if (!line) return cart
  return withoutLine({ ...cart, saved: [...withoutSaved(cart, name).saved, line] }, name)
}

export const withoutSaved = (cart: Cart, name: LineName): Cart => ({
  ...cart,
  saved: cart.saved.filter((line) => !isSameLine(line, name)),
})
