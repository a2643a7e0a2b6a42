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

/** Changes that the counts show already and that the server has yet to answer. */
let underWay = 0
let begun = 0

/** A count moves before the server has answered: what is asked of it until then would be old. */
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

/** Tells the header how much there is: of a visitor from this browser, of a guardian from the server. */
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
    // An answer for somebody who has left meanwhile says nothing about who is here now.
    if (then?.status === 'signed-in' && then.user.id === now.user.id) publishCounts(counts)
  } catch {
    // Counts are an extra: the last ones stay.
  }
}

let timer: ReturnType<typeof setTimeout> | undefined

/** The same, one second after the latest of several changes. */
export function refreshCountsSoon(api: Api) {
  clearTimeout(timer)
  timer = setTimeout(() => void refreshCounts(api), refreshDelayInMs)
}
