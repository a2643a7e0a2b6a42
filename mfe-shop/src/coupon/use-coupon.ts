import { applyCoupon, quoteCheckout, removeCoupon } from '@brightyard/contract/calls'
import type { Cart } from '@brightyard/contract/entities'
import { ApiError, useMutation, useQueryClient } from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { bagQuery } from '../bag/server-bag.ts'

/** Applies and removes the one coupon of a bag; bag and checkout show the new totals. */
export function useCoupon(userId: number) {
  const queryClient = useQueryClient()
  const onSuccess = async (cart: Cart) => {
    queryClient.setQueryData(bagQuery(userId).queryKey, cart)
    await queryClient.invalidateQueries(queriesOf(quoteCheckout))
  }
  const apply = useMutation({ ...mutationOf(applyCoupon), onSuccess })
  const remove = useMutation({ ...mutationOf(removeCoupon), onSuccess })
  return { apply, remove }
}

/** Why a coupon was not applied or removed, for people. */
export const couponSentence = (error: unknown): string =>
  error instanceof ApiError
    ? (error.fields['code'] ?? error.message)
    : 'Something went wrong. Please try again.'
