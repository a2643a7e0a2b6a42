import { shareWishlist, unshareWishlist } from '@brightyard/contract/calls'
import { useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { wishlistShareQuery } from './wishlist.queries.ts'

/** Makes the link of the own wishlist, and ends it. */
export function useWishlistShare(userId: number) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { queryKey } = wishlistShareQuery(userId)
  return useMutation({
    mutationFn: (wanted: 'shared' | 'private') =>
      api.call(wanted === 'shared' ? shareWishlist : unshareWishlist, { user_id: userId }),
    onSuccess: (share) => queryClient.setQueryData(queryKey, share),
  })
}
