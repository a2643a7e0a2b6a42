import type { Claims } from './claims.ts'
import type { Outline } from './documents.check.ts'
import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

export function checkOwnSlots({ slots }: Outline): Reason[] {
  const seen = new Set<string>()
  return slots.flatMap(({ name }) => {
    if (seen.has(name)) return [reason('slot-repeated', { slot: name })]
    seen.add(name)
    return []
  })
}

/** A slot has one owner in the proposed set. */
export function checkSlotCollisions(
  { slots }: Pick<Claims, 'slots'>,
  others: readonly Claims[],
): Reason[] {
  return others.flatMap((other) =>
    slots
      .filter(({ name }) => other.slots.some((theirs) => theirs.name === name))
      .map(({ name }) => reason('slot-collision', { slot: name, other: other.name })),
  )
}
