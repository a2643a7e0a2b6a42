import * as z from '@brightyard/contract/schema'
import { GuestLine } from './guest-line.ts'

/** For a visitor, the host loads the counts where anything is stored under `brightyard.shop.`. */
const key = 'brightyard.shop.guest-bag'

/** A merge that has begun: with its id the server merges once, however often it is sent. */
const PendingMerge = z.object({
  sync_id: z.string(),
  user_id: z.int(),
  lines: z.array(z.object({ ecomm_product_id: z.int(), variant_id: z.int(), quantity: z.int() })),
})

const StoredBag = z.object({ lines: z.array(z.unknown()), pendingMerge: z.nullish(PendingMerge) })

export interface GuestBag {
  readonly lines: readonly GuestLine[]
  readonly pendingMerge: z.infer<typeof PendingMerge> | null
}

export const emptyBag: GuestBag = { lines: [], pendingMerge: null }

function parse(text: string | null): GuestBag {
  if (!text) return emptyBag
  const stored = StoredBag.safeParse(JSON.parse(text))
  if (!stored.success) return emptyBag
  // One unreadable line does not discard the others.
  const lines = stored.data.lines.flatMap((line) => GuestLine.safeParse(line).data ?? [])
  return { lines, pendingMerge: stored.data.pendingMerge ?? null }
}

/** The latest text and its bag: the same text gives the same object, which saves renders. */
let known: { text: string | null; bag: GuestBag } = { text: null, bag: emptyBag }

function parseOnce(text: string | null): GuestBag {
  if (text !== known.text) {
    let bag = emptyBag
    try {
      bag = parse(text)
    } catch {
      // Not even JSON: nothing can be recovered from it.
    }
    known = { text, bag }
  }
  return known.bag
}

/** The stored bag: null where storage cannot be read, empty where it holds nothing valid. */
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

/** Calls back when another tab has stored a change. */
export function onGuestBagStored(changed: () => void) {
  window.addEventListener('storage', (event) => {
    if (event.key === key || event.key === null) changed()
  })
}
