import { applyCoupon, listCoupons, removeCoupon } from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import { apiOf, queryOptions, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { bagQuery } from '../bag/server-bag.ts'
import { checkoutKey } from '../checkout/checkout-key.ts'

/** Coupons that the shop tells this person about, with what keeps each from counting now. */
export const couponsQuery = (userId: number) =>
  queryOptions({
    queryKey: ['coupons', userId],
    queryFn: async ({ client, signal }) =>
      (await apiOf(client).call(listCoupons, { user_id: userId }, { signal })).data,
    staleTime: 0,
  })

/** The one coupon of a bag, applied and taken off; bag and checkout show the new sums. */
export function useCoupon(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const take = async (cart: Cart) => {
    queryClient.setQueryData(bagQuery(userId).queryKey, cart)
    await queryClient.invalidateQueries({ queryKey: checkoutKey(userId) })
  }
  const apply = useMutation({
    mutationFn: (code: string) => api.call(applyCoupon, { user_id: userId, code }),
    onSuccess: take,
  })
  const remove = useMutation({
    mutationFn: () => api.call(removeCoupon, { user_id: userId }),
    onSuccess: take,
  })
  return { apply, remove }
}
