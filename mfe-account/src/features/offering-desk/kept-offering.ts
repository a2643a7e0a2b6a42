import { OfferingWork } from './offering-work.ts'

/** Of one person of this browser; without an id: of the new one. */
const keyOf = (userId: number, id: number | undefined) =>
  `brightyard.account.offering-${userId}-${id ?? 'new'}`

/** What somebody wrote and did not save, of this device; it outlives the tab. */
export function readKept(userId: number, id?: number): OfferingWork | null {
  try {
    const stored = OfferingWork.safeParse(
      JSON.parse(localStorage.getItem(keyOf(userId, id)) ?? 'null'),
    )
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export function keep(userId: number, id: number | undefined, work: OfferingWork | null) {
  try {
    if (work === null) localStorage.removeItem(keyOf(userId, id))
    else localStorage.setItem(keyOf(userId, id), JSON.stringify(work))
  } catch {
    // Full or blocked storage: the page still has it.
  }
}
