import { PinCode } from '@brightyard/contract/entities'

const key = 'brightyard.shop.pincode'

/** The PIN code last checked in this tab; on a shared computer it goes when the tab closes. */
export function lastPincode(): string | null {
  try {
    return PinCode.safeParse(sessionStorage.getItem(key)).data ?? null
  } catch {
    return null // storage is switched off
  }
}

export function keepPincode(pincode: string) {
  try {
    sessionStorage.setItem(key, pincode)
  } catch {
    // It must be typed again on the next product.
  }
}
