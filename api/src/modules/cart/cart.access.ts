import {
  acceptCartChanges,
  addToCart,
  addToWishlist,
  applyCoupon,
  clearCart,
  countWishlistAndCart,
  getCartOf,
  getSharedWishlist,
  getWishlistShare,
  listCoupons,
  listWishlist,
  moveToCart,
  moveWishToCart,
  removeCoupon,
  removeFromCart,
  removeFromWishlist,
  removeSaved,
  saveForLater,
  shareWishlist,
  syncCart,
  unshareWishlist,
  updateCartLine,
  viewCart,
} from '@brightyard/contract'
import { allTheirOwn, everyone, ownIdOnly, signedInOnly } from '../../testing/access/access-row.ts'
import type { AccessRow, Signed, World } from '../../testing/access/access-row.ts'
import { aCoupon } from '../../testing/checkout-factories.ts'
import { aProduct } from '../../testing/shop-factories.ts'

/** A line in the owner's bag, and every field that any of these calls takes. */
async function aLine({ api, people, callers }: World, whose: Signed) {
  const { id, first } = await aProduct(api.db)
  await callers[whose].call(addToCart, { ecomm_product_id: id, quantity: 2 })
  return {
    user_id: people[whose].id,
    userId: people[whose].id,
    ecomm_product_id: id,
    variant_id: first.id,
    quantity: 1,
    cart: [{ ecomm_product_id: id, quantity: 1 }],
    lines: [{ variant_id: first.id, price_in_paise: 118_000, quantity: 1 }],
    code: (await aCoupon(api.db)).code,
  }
}

async function aSavedLine(world: World, whose: Signed) {
  const { user_id, userId, ecomm_product_id, variant_id } = await aLine(world, whose)
  await world.callers[whose].call(saveForLater, { ecomm_product_id, variant_id })
  return { user_id, userId, ecomm_product_id, variant_id }
}

async function aThing({ api, people }: World, whose: Signed) {
  const { id, first } = await aProduct(api.db)
  return { user_id: people[whose].id, ecomm_product_id: id, variant_id: first.id }
}

const aSharedList = ({ callers }: World, whose: Signed) => callers[whose].call(shareWishlist, {})

const row = (call: AccessRow['call'], given: AccessRow['given']): AccessRow => ({
  call,
  given,
  outcomes: ownIdOnly,
  own: allTheirOwn,
})

export const cartAccess: readonly AccessRow[] = [
  row(viewCart, aLine),
  row(updateCartLine, aLine),
  row(removeFromCart, aLine),
  row(clearCart, aLine),
  row(syncCart, aLine),
  row(getCartOf, aLine),
  row(saveForLater, aLine),
  row(acceptCartChanges, aLine),
  row(applyCoupon, aLine),
  row(removeCoupon, aLine),
  row(listCoupons, aLine),
  row(moveToCart, aSavedLine),
  row(removeSaved, aSavedLine),
  row(addToCart, aThing),
  row(addToWishlist, aThing),
  row(removeFromWishlist, aThing),
  row(moveWishToCart, aThing),
  row(listWishlist, aThing),
  row(countWishlistAndCart, aThing),
  row(shareWishlist, aThing),
  row(unshareWishlist, aThing),
  { call: getWishlistShare, outcomes: signedInOnly },
  // Anyone with the link may look.
  { call: getSharedWishlist, given: aSharedList, outcomes: everyone },
]
