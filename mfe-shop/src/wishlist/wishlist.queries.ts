import { getSharedWishlist, getWishlistShare, listWishlist } from '@brightyard/contract/calls'
import type { WishlistEntry } from '@brightyard/contract/entities'
import { ApiError, apiOf, pageNotFound, queryOptions } from '@brightyard/runtime'

const perPage = 100
const mostPages = 10

/** A guardian's whole wishlist, the newest first: hearts all over the shop ask it. */
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

/** The link of the own wishlist, where there is one. */
export const wishlistShareQuery = (userId: number) =>
  queryOptions({
    queryKey: ['wishlist-share', userId],
    queryFn: ({ client, signal }) => apiOf(client).call(getWishlistShare, {}, { signal }),
  })

/** Somebody's wishlist by its link; the not-found page once it is not shared any more. */
export const sharedWishlistQuery = (token: string) =>
  queryOptions({
    queryKey: ['shared-wishlist', token],
    queryFn: async ({ client, signal }) => {
      try {
        return await apiOf(client).call(getSharedWishlist, { token }, { signal })
      } catch (error) {
        const unknown = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)
        throw unknown ? pageNotFound() : error
      }
    },
    // A link that was ended must be dead at once, so the edge never keeps this page.
    meta: { keepPage: false },
  })
