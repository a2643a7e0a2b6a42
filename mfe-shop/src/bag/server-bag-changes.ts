import {
  acceptCartChanges,
  addToCart,
  clearCart,
  moveToCart,
  removeFromCart,
  removeSaved,
  saveForLater,
  syncCart,
  updateCartLine,
} from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import type { Api } from '@brightyard/runtime'
import type { BagLine } from './bag-line.ts'
import type { LineName } from './guest-bag.ts'
import {
  withAccepted,
  withNoLines,
  withoutLine,
  withoutSaved,
  withQuantity,
  withSaved,
} from './server-bag.ts'

/** What the person agrees to: the price and quantity shown on each line. */
const agreedOf = (lines: readonly BagLine[]) =>
  lines.map(({ variant_id, priceInPaise, quantity, notice }) => ({
    variant_id,
    price_in_paise: priceInPaise ?? 0,
    quantity: notice?.suggested_quantity ?? quantity,
  }))

/** One change of a bag on the server. */
export interface Change {
  /** The bag as it will be, shown at once. */
  expected?: (cart: Cart) => Cart
  send: (api: Api, userId: number) => Promise<Cart>
  /** The line that says why it did not work. */
  line?: LineName
  /** The quantity that the line is to have. */
  quantity?: number
}

export const serverBagChanges = {
  add: (line: LineName): Change => ({
    send: (api, user_id) => api.call(addToCart, { user_id, ...line }),
  }),
  setQuantity: (line: LineName, quantity: number): Change => ({
    line,
    quantity,
    expected: (cart) => withQuantity(cart, line, quantity),
    send: (api, user_id) => api.call(updateCartLine, { user_id, ...line, quantity }),
  }),
  remove: (line: LineName): Change => ({
    line,
    expected: (cart) => withoutLine(cart, line),
    send: (api, user_id) => api.call(removeFromCart, { user_id, ...line }),
  }),
  clear: (): Change => ({
    expected: withNoLines,
    send: (api, user_id) => api.call(clearCart, { user_id }),
  }),
  putBack: (lines: readonly (LineName & { quantity: number })[]): Change => ({
    send: (api, userId) => api.call(syncCart, { userId, cart: [...lines] }),
  }),
  /** Agrees to the notices of these lines, at the price and quantity that were shown. */
  accept: (lines: readonly BagLine[]): Change => ({
    expected: (cart) => withAccepted(cart, lines),
    send: (api, user_id) => api.call(acceptCartChanges, { user_id, lines: agreedOf(lines) }),
  }),
  save: (line: LineName): Change => ({
    line,
    expected: (cart) => withSaved(cart, line),
    send: (api, user_id) => api.call(saveForLater, { user_id, ...line }),
  }),
  moveBack: (line: LineName): Change => ({
    send: (api, user_id) => api.call(moveToCart, { user_id, ...line }),
  }),
  forget: (line: LineName): Change => ({
    expected: (cart) => withoutSaved(cart, line),
    send: (api, user_id) => api.call(removeSaved, { user_id, ...line }),
  }),
}
