import { PinCode } from '@brightyard/contract/entities'

const key = 'brightyard.shop.pincode'

/** The PIN code that was asked for last in this tab; a shared computer does not keep it. */
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
    // Asked for again on the next product.
  }
}
