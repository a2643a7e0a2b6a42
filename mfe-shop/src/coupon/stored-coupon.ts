/**
 * What was typed into the bag's coupon field, so that a reload does not lose it. The applied coupon
 * is on the server. The prefix makes the host load the shop's counts for visitors too.
 */
const key = 'brightyard.shop.coupon'

export function readStoredCoupon(): string {
  try {
    return localStorage.getItem(key) ?? ''
  } catch {
    return ''
  }
}

export function storeCoupon(code: string) {
  try {
    if (code) localStorage.setItem(key, code)
    else localStorage.removeItem(key)
  } catch {
    // The field itself still holds it.
  }
}

export const forgetStoredCoupon = () => storeCoupon('')
