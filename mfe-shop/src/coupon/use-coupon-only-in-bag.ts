import { shopPaths } from '@brightyard/contract/paths'
import { useLocation } from '@brightyard/runtime'
import { useEffect } from 'react'
import { forgetStoredCoupon } from './stored-coupon.ts'

/** How often a page other than the bag checks for a stored coupon entry. */
export const couponCheckIntervalInMs = 1000

const isBag = (pathname: string) =>
  pathname.toLowerCase().replace(/\/+$/, '') === shopPaths.bag.to()

/** Removes a stored coupon entry within a second on every page but the bag. */
export function useCouponOnlyInBag() {
  const inBag = isBag(useLocation().pathname)
  useEffect(() => {
    if (inBag) return undefined
    const timer = setInterval(forgetStoredCoupon, couponCheckIntervalInMs)
    return () => clearInterval(timer)
  }, [inBag])
}
