import * as z from '@brightyard/contract/schema'
import { GuestLine } from './guest-line.ts'

/** The host loads the counts for a visitor where something of the shop's is stored under `brightyard.shop.`. */
const key = 'brightyard.shop.guest-bag'

/** A merge that was begun: its id makes the server do it once, however often it is asked. */
const Handover = z.object({
  sync_id: z.string(),
  user_id: z.int(),
  lines: z.array(z.object({ ecomm_product_id: z.int(), variant_id: z.int(), quantity: z.int() })),
})

const StoredBag = z.object({ lines: z.array(z.unknown()), handover: z.nullish(Handover) })

export interface GuestBag {
  readonly lines: readonly GuestLine[]
  readonly handover: z.infer<typeof Handover> | null
}

export const emptyBag: GuestBag = { lines: [], handover: null }

function parse(text: string | null): GuestBag {
  if (!text) return emptyBag
  const stored = StoredBag.safeParse(JSON.parse(text))
  if (!stored.success) return emptyBag
  // One line that nobody can read does not take the others with it.
  const lines = stored.data.lines.flatMap((line) => GuestLine.safeParse(line).data ?? [])
  return { lines, handover: stored.data.handover ?? null }
}

/** The latest text and what it says: the same text gives the same object, so nobody redraws for nothing. */
let known: { text: string | null; bag: GuestBag } = { text: null, bag: emptyBag }

function parseOnce(text: string | null): GuestBag {
  if (text !== known.text) {
    let bag = emptyBag
    try {
      bag = parse(text)
    } catch {
      // Not even JSON: nothing can be saved from it.
    }
    known = { text, bag }
  }
  return known.bag
}

/** What is stored: null where storage cannot be read, an empty bag where it holds nothing sensible. */
export function readGuestBag(): GuestBag | null {
  try {
    return parseOnce(localStorage.getItem(key))
  } catch {
    return null
  }
}

/** False where storage is full or blocked. */
export function writeGuestBag(bag: GuestBag): boolean {
  const text = JSON.stringify(bag)
  try {
    localStorage.setItem(key, text)
  } catch {
    return false
  }
  known = { text, bag }
  return true
}

/** Hears of changes that another tab has stored. */
export function onGuestBagStored(changed: () => void) {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed()
  })
}
