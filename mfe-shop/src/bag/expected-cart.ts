import type { Cart } from '@brightyard/contract/entities'
import type { BagLine } from './bag-line.ts'
import { isSameLine, type LineName } from './guest-bag.ts'
import { withLines, withoutLine } from './server-bag.ts'

// The cart that the server is about to return; its answer replaces this.

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

/** What the person agrees to: the price and quantity shown on each line. */
export const agreedOf = (lines: readonly BagLine[]) =>
  lines.map(({ variant_id, priceInPaise, quantity, notice }) => ({
    variant_id,
    price_in_paise: priceInPaise ?? 0,
    quantity: notice?.suggested_quantity ?? quantity,
  }))
