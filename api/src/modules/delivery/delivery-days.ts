import type { DeliveryOption } from '@brightyard/contract'
import type { AddressInput } from '@brightyard/contract'

type Choice = DeliveryOption['choice']

interface Area {
  name: string
  /** Working days from the day after the order: from, to. */
  days: Record<Choice, readonly [number, number] | null>
}

const near: Area = { name: 'Bengaluru and around', days: { standard: [1, 2], express: [1, 1] } }
const south: Area = { name: 'South India', days: { standard: [2, 4], express: [1, 2] } }
const rest: Area = { name: 'All over India', days: { standard: [3, 5], express: [2, 3] } }
const far: Area = {
  name: 'Hills, islands and the north-east',
  days: { standard: [6, 9], express: null },
}

/** Fees include tax; delivery is taxed at its own rate. */
export const deliveryTaxPercent = 18
const fees = { standard: 4_900, express: 14_900 } as const
const freeFrom = { standard: 99_900, express: null } as const
const names = { standard: 'Standard delivery', express: 'Express delivery' } as const

/** Parcels leave from Bengaluru. Null where we do not deliver: postal circle 9 is the army's. */
export function areaOf(pincode: string): Area | null {
  if (!/^[1-9]\d{5}$/.test(pincode) || pincode.startsWith('9')) return null
  if (/^(560|561|562|563)/.test(pincode)) return near
  if (/^(744|682555|19|18|17[1-7]|246|78|79|737)/.test(pincode)) return far
  return /^[56]/.test(pincode) ? south : rest
}

/** The ways a parcel with these items can reach a PIN code, and when. */
export function deliveryOptions(
  pincode: string,
  { itemsInPaise, now }: { itemsInPaise: number; now: Date },
): DeliveryOption[] {
  const area = areaOf(pincode)
  if (!area) return []
  return (['standard', 'express'] as const).flatMap((choice) => {
    const days = area.days[choice]
    if (!days) return []
    const free = freeFrom[choice]
    return {
      choice,
      name: names[choice],
      from: workingDay(now, days[0]),
      to: workingDay(now, days[1]),
      price_in_paise: free !== null && itemsInPaise >= free ? 0 : fees[choice],
      free_from_in_paise: free,
    }
  })
}

const hour = 60 * 60 * 1000
const indiaIsAheadBy = 5.5 * hour
/** Later orders leave the next day. */
const cutOffHour = 14

/** The nth working day after dispatch; no courier delivers on a Sunday. */
function workingDay(now: Date, count: number): string {
  const inIndia = new Date(now.getTime() + indiaIsAheadBy)
  if (inIndia.getUTCHours() >= cutOffHour) inIndia.setUTCDate(inIndia.getUTCDate() + 1)
  for (let left = count; left > 0;) {
    inIndia.setUTCDate(inIndia.getUTCDate() + 1)
    if (inIndia.getUTCDay() !== 0) left -= 1
  }
  return inIndia.toISOString().slice(0, 10)
}

/** The seller's state: tax within the state is split in two halves. */
export const sellerState: AddressInput['state'] = 'Karnataka'
