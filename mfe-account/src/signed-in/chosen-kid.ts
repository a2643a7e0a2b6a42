import { kidSelected, roomSelected } from '@brightyard/contract/channels'
import * as z from '@brightyard/contract/schema'
import { channel } from '@brightyard/runtime'

type Kid = { user_id: number; name: string; avatar: string | null }

/** The host loads our background slot for a visitor too while a key of ours is here, so that it gets cleared. */
const kidKey = 'brightyard.account.kid'
/** The chosen vendor: every call carries what stands here (spec §7). */
const vendorKey = 'vendor_id'

/** With the person who chose, so that nobody else at this browser is shown the kid. */
const Stored = z.object({
  chosenBy: z.int(),
  kid: z.object({ user_id: z.int(), name: z.string(), avatar: z.nullable(z.string()) }),
})

/** Storage may be blocked: then a choice lasts until the tab is reloaded. */
function tryStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(localStorage)
  } catch {
    return undefined
  }
}

/** Remembers the kid in this browser and publishes it to every bundle and tab. */
export function chooseKid(chosenBy: number, kid: Kid) {
  tryStorage((storage) => storage.setItem(kidKey, JSON.stringify({ chosenBy, kid })))
  channel(kidSelected).publish({ kid })
}

/** After a reload: the kid that this person had chosen. */
export function restoreChosenKid(chosenBy: number) {
  const stored = Stored.safeParse(
    tryStorage((storage) => JSON.parse(storage.getItem(kidKey) ?? 'null') as unknown),
  ).data
  if (stored?.chosenBy === chosenBy) channel(kidSelected).publish({ kid: stored.kid })
}

/** Remembers whose room the session is in. */
export const chooseVendor = (vendorId: number) =>
  tryStorage((storage) => storage.setItem(vendorKey, String(vendorId)))

/** Nothing of a person's choices outlives the session. */
export function forgetChoices() {
  tryStorage((storage) => {
    storage.removeItem(kidKey)
    storage.removeItem(vendorKey)
  })
  if (channel(kidSelected).latest()?.kid) channel(kidSelected).publish({ kid: null })
  if (channel(roomSelected).latest()?.room) channel(roomSelected).publish({ room: null })
}
