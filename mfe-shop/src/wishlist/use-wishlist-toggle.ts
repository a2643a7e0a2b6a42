import { addToWishlist, removeFromWishlist } from '@brightyard/contract/calls'
import { wishlistCountChanged } from '@brightyard/contract/channels'
import type { ProductCard, WishlistEntry } from '@brightyard/contract/entities'
import {
  channel,
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useQuery,
  useQueryClient,
} from '@brightyard/runtime'
import { countChangeBegins, countChangeEnds, publishCounts } from '../counts/refresh-counts.ts'
import { wishlistQuery } from './wishlist.queries.ts'

interface Toggle {
  product: ProductCard
  /** Whether it shall be on the list. */
  listed: boolean
}

const toggled = (list: readonly WishlistEntry[], { product, listed }: Toggle): WishlistEntry[] => {
  const others = list.filter((entry) => entry.id !== product.id)
  return listed ? [{ ...product, added_at: new Date().toISOString() }, ...others] : others
}

function changeCountBy(by: number) {
  const count = channel(wishlistCountChanged)
  count.publish({ count: Math.max(0, (count.latest()?.count ?? 0) + by) })
}

/** Puts a product on a guardian's wishlist or takes it off: shown at once, undone when refused. */
export function useWishlistToggle(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = wishlistQuery(userId)
  const isLast = () => queryClient.isMutating({ mutationKey: queryKey }) === 1

  return useMutation({
    mutationKey: queryKey,
    scope: { id: JSON.stringify(queryKey) },
    mutationFn: ({ product, listed }: Toggle) =>
      api.call(listed ? addToWishlist : removeFromWishlist, {
        user_id: userId,
        ecomm_product_id: product.id,
      }),
    onMutate: async (toggle) => {
      countChangeBegins()
      changeCountBy(toggle.listed ? 1 : -1)
      const before = queryClient.getQueryData(queryKey)
      // A list that is still being loaded goes on loading: without it no heart would know anything.
      if (!before) return undefined
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, (list) => list && toggled(list, toggle))
      return before
    },
    onSuccess: (counts) => {
      if (isLast()) publishCounts(counts)
    },
    onError: (error, { listed }, before) => {
      changeCountBy(listed ? -1 : 1)
      if (isLast() && before) queryClient.setQueryData(queryKey, before)
      else void queryClient.invalidateQueries({ queryKey })
      showToast({
        kind: 'error',
        title: listed ? 'Not added to your wishlist' : 'Still on your wishlist',
        description: failureSentence(error),
      })
    },
    onSettled: async (_counts, _error, _toggle, before) => {
      countChangeEnds(api)
      if (!before) await queryClient.invalidateQueries({ queryKey })
    },
  })
}

/** Whether a product is on the wishlist; false until it is known. */
export function useIsOnWishlist(userId: number, productId: number): boolean {
  const { data } = useQuery({
    ...wishlistQuery(userId),
    enabled: userId > 0,
    select: (list) => list.some((entry) => entry.id === productId),
  })
  return data ?? false
}
