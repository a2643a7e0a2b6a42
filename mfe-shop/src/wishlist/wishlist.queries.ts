import { getSharedWishlist, getWishlistShare, listWishlist } from '@brightyard/contract/calls'
import type { WishlistEntry } from '@brightyard/contract/entities'
import { apiOf, toPageNotFound } from '@brightyard/runtime'
import { customQuery, queryOf } from '@brightyard/runtime/queries'

const perPage = 100
const mostPages = 10

/** A guardian's whole wishlist, the newest first: the hearts all over the shop need all of it. */
export const wishlistQuery = (userId: number) =>
  customQuery(
    'whole wishlist',
    { user_id: userId },
    async ({ client, signal }) => {
      const entries: WishlistEntry[] = []
      const input = { user_id: userId, maxRows: perPage }
      let next: string | undefined
      for (let page = 1; page <= mostPages; page += 1) {
        const answer = await apiOf(client).call(listWishlist, input, { signal, next })
        entries.push(...answer.data)
        if (!answer.links.next) break
        next = answer.links.next
      }
      return entries
    },
    { refetchOnWindowFocus: true }, // another tab may have changed it
  )

/** The link of the own wishlist, where there is one. */
export const wishlistShareQuery = (userId: number) =>
  queryOf(getWishlistShare, {}, { scope: userId })

/** A shared wishlist by its link; not found once it is no longer shared. */
export const sharedWishlistQuery = (token: string) =>
  queryOf(
    getSharedWishlist,
    { token },
    {
      mapError: toPageNotFound,
      meta: { keepPage: false }, // a link that was ended must be dead at once, so the edge never caches this page
    },
  )
