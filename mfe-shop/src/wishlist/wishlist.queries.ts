import { listWishlist } from '@brightyard/contract/calls'
import type { WishlistEntry } from '@brightyard/contract/entities'
import { apiOf, queryOptions } from '@brightyard/runtime'

const perPage = 100
const mostPages = 10

/** A guardian's whole wishlist, the newest first: hearts all over the shop ask it (C-021). */
export const wishlistQuery = (userId: number) =>
  queryOptions({
    queryKey: ['wishlist', userId],
    queryFn: async ({ client, signal }) => {
      const entries: WishlistEntry[] = []
      for (let page = 1, last = 1; page <= Math.min(last, mostPages); page += 1) {
        const input = { user_id: userId, maxRows: perPage, page }
        const answer = await apiOf(client).call(listWishlist, input, { signal })
        entries.push(...answer.data)
        last = answer.meta.last_page
      }
      return entries
    },
    refetchOnWindowFocus: true, // another tab may have changed it
  })
