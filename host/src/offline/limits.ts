import type { SavedPage } from './saved-page.ts'

const day = 24 * 60 * 60_000

export const limits = {
  pages: 40,
  /** Of all documents and files; a file that several pages need counts once. */
  bytes: 30_000_000,
  ageMs: 14 * day,
  /** After a swap the pages of the set before stay until they are visited again; those of older sets go. */
  sets: 2,
}

/** What stays, newest first. */
export function pagesWithin(
  pages: readonly SavedPage[],
  now: number,
  { ...max } = limits,
): SavedPage[] {
  const newest = pages.toSorted((one, other) => other.savedAt - one.savedAt)
  const sets = [...new Set(newest.map(({ set }) => set))].slice(0, max.sets)
  const counted = new Set<string>()
  let bytes = 0
  const fits = ({ files }: SavedPage) => {
    const added = Object.entries(files).filter(([file]) => !counted.has(file))
    const sum = added.reduce((total, [, size]) => total + size, bytes)
    if (sum > max.bytes) return false
    for (const [file] of added) counted.add(file)
    bytes = sum
    return true
  }
  return newest
    .filter(({ set, savedAt }) => sets.includes(set) && now - savedAt < max.ageMs)
    .slice(0, max.pages)
    .filter(fits)
}

/** Pages that this person may see listed: their own, and those from when nobody was signed in. */
export const pagesFor = (pages: readonly SavedPage[], person: number | null) =>
  pages.filter(({ visitor }) => visitor === null || visitor === person)
