import { addToWishlist, removeFromWishlist } from '@brightyard/contract/calls'
import { wishlistCountChanged } from '@brightyard/contract/channels'
import type { ProductCard, WishlistEntry } from '@brightyard/contract/entities'
import {
  ApiError,
  channel,
  showToast,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { countChangeBegins, countChangeEnds, publishCounts } from '../counts/refresh-counts.ts'
import { wishlistQuery } from './wishlist.queries.ts'

interface Wish {
  product: ProductCard
  wished: boolean
}

const withWish = (list: readonly WishlistEntry[], { product, wished }: Wish): WishlistEntry[] => {
  const others = list.filter((entry) => entry.id !== product.id)
  return wished ? [{ ...product, added_at: new Date().toISOString() }, ...others] : others
}

function moveCount(by: number) {
  const count = channel(wishlistCountChanged)
  count.publish({ count: Math.max(0, (count.latest()?.count ?? 0) + by) })
}

/** Wishes of a guardian: shown at once, with the count, and taken back when refused. */
export function useWish(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = wishlistQuery(userId)
  const mutationKey = ['change', ...queryKey]
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1

  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join(' ') },
    mutationFn: ({ product, wished }: Wish) =>
      api.call(wished ? addToWishlist : removeFromWishlist, {
        user_id: userId,
        ecomm_product_id: product.id,
      }),
    onMutate: async (wish) => {
      countChangeBegins()
      moveCount(wish.wished ? 1 : -1)
      const before = queryClient.getQueryData(queryKey)
      // A list that is still on its way goes on coming: without it no heart would know anything.
      if (!before) return undefined
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => list && withWish(list, wish))
      return before
    },
    onSuccess: (counts) => {
      if (isLast()) publishCounts(counts)
    },
    onError: (error, wish, before) => {
      moveCount(wish.wished ? -1 : 1)
      if (isLast() && before) queryClient.setQueryData(queryKey, before)
      else void queryClient.invalidateQueries({ queryKey })
      showToast({
        kind: 'error',
        title: wish.wished ? 'Not added to your wishlist' : 'Still on your wishlist',
        description: error instanceof ApiError ? error.message : 'Please try again.',
      })
    },
    onSettled: async (_counts, _error, _wish, before) => {
      countChangeEnds(api)
      if (!before) await queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Whether a product is on the wishlist; false until it is known. */
export function useIsWished(userId: number, productId: number): boolean {
  const { data } = useQuery({
    ...wishlistQuery(userId),
    enabled: userId > 0,
    select: (list) => list.some((entry) => entry.id === productId),
  })
  return data ?? false
}
