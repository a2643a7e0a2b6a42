import {
  acceptCartChanges,
  addToCart,
  clearCart,
  moveToCart,
  quoteCheckout,
  removeFromCart,
  removeSaved,
  saveForLater,
  syncCart,
  updateCartLine,
} from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import { type Api, ApiError, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { refreshCountsSoon } from '../counts/refresh-counts.ts'
import type { BagLine } from './bag-line.ts'
import type { LineName } from './guest-bag.ts'
import {
  bagQuery,
  withAccepted,
  withError,
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

interface Change {
  /** The bag as it will be, shown at once. */
  expected?: (cart: Cart) => Cart
  send: (api: Api, userId: number) => Promise<Cart>
  /** The line that says why it did not work. */
  line?: LineName
}

export const serverBagChanges = {
  add: (line: LineName): Change => ({
    send: (api, user_id) => api.call(addToCart, { user_id, ...line }),
  }),
  setQuantity: (line: LineName, quantity: number): Change => ({
    line,
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

/** Changes of the bag on the server: shown at once, sent one after the other, undone when refused. */
export function useServerBag(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = bagQuery(userId)
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1

  const { mutateAsync } = useMutation({
    mutationKey: queryKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: (change: Change) => change.send(api, userId),
    onMutate: async ({ expected }) => {
      await queryClient.cancelQueries({ queryKey })
      if (expected) queryClient.setQueryData(queryKey, (cart) => cart && expected(cart))
    },
    onSuccess: (cart) => {
      // An answer to an earlier press would undo what the later ones show.
      if (isLast()) queryClient.setQueryData(queryKey, cart)
    },
    onError: async (error, { line }) => {
      if (isLast()) await queryClient.invalidateQueries({ queryKey })
      const sentence = error instanceof ApiError ? error.message : 'This could not be changed.'
      if (line)
        queryClient.setQueryData(queryKey, (cart) => cart && withError(cart, line, sentence))
    },
    onSettled: () => {
      refreshCountsSoon(api)
      void queryClient.invalidateQueries(queriesOf(quoteCheckout))
    },
  })

  return {
    change: mutateAsync,
    /** Shows on a line why a press did nothing. */
    explain: (line: LineName, sentence: string) =>
      queryClient.setQueryData(queryKey, (cart) => cart && withError(cart, line, sentence)),
  }
}
