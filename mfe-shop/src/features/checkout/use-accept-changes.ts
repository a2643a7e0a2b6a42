import { acceptCartChanges, quoteCheckout } from '@brightyard/contract/calls'
import type { CartLine } from '@brightyard/contract/entities'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { bagQuery } from '../../bag/server-bag.ts'
import { refreshCountsSoon } from '../../counts/refresh-counts.ts'

/** Accepts what the notices of lines say, exactly as they were shown. */
export function useAcceptChanges(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (lines: readonly CartLine[]) =>
      api.call(acceptCartChanges, {
        user_id: userId,
        lines: lines.map((line) => ({
          variant_id: line.variant_id,
          price_in_paise: line.after_discount_price_in_paise,
          quantity: line.notice?.suggested_quantity ?? line.quantity,
        })),
      }),
    onSuccess: async (cart) => {
      queryClient.setQueryData(bagQuery(userId).queryKey, cart)
      await queryClient.invalidateQueries(queriesOf(quoteCheckout))
      refreshCountsSoon(api)
    },
  })
}
