import { countWishlistAndCart } from '@brightyard/contract/calls'
import {
  cartCountChanged,
  sessionChanged,
  wishlistCountChanged,
} from '@brightyard/contract/channels'
import type { ShopCounts } from '@brightyard/contract/entities'
import { type Api, channel } from '@brightyard/runtime'
import { openGuestBag } from '../bag/guest-bag.store.ts'
import { isGuardian } from '../shopper/use-shopper.ts'

/** How long after a change the header's counts are refreshed. */
export const refreshDelayInMs = 1000

export function publishCounts({ cart_count, wishlist_count }: ShopCounts) {
  channel(cartCountChanged).publish({ count: cart_count })
  channel(wishlistCountChanged).publish({ count: wishlist_count })
}

/** Changes that the counts already show and the server has not yet confirmed. */
let underWay = 0
let begun = 0

/** A count changes before the server has answered: counts loaded until then would be out of date. */
export function countChangeBegins() {
  clearTimeout(timer)
  underWay += 1
  begun += 1
}

/** The server has answered, one way or the other. */
export function countChangeEnds(api: Api) {
  underWay -= 1
  refreshCountsSoon(api)
}

const none: ShopCounts = { cart_count: 0, wishlist_count: 0 }

/** Publishes the counts for the header: a visitor's from this browser, a guardian's from the server. */
export async function refreshCounts(api: Api) {
  const session = channel(sessionChanged)
  const now = session.latest()
  if (now?.status === 'signed-out')
    return publishCounts({ ...none, cart_count: openGuestBag().lines.length })
  if (now?.status !== 'signed-in') return
  if (!isGuardian(now.user)) return publishCounts(none)
  if (underWay > 0) return // the end of the change refreshes
  const askedAfter = begun
  try {
    const counts = await api.call(countWishlistAndCart, { user_id: now.user.id })
    if (begun !== askedAfter) return
    const then = session.latest()
    // The answer may be for a person who has signed out meanwhile.
    if (then?.status === 'signed-in' && then.user.id === now.user.id) publishCounts(counts)
  } catch {
    // Counts are not essential: the last ones stay.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** The same, one second after the latest of several changes. */
export function refreshCountsSoon(api: Api) {
  clearTimeout(timer)
  timer = setTimeout(() => void refreshCounts(api), refreshDelayInMs)
}
