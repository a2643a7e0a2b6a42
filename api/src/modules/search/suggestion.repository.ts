import { contentTypeIds } from '@brightyard/contract'
import { and, inArray, lte } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'

const searched = [
  contentTypeIds.Event,
  contentTypeIds.Blogs,
  contentTypeIds.Workshop,
  contentTypeIds.CaseStudy,
]
const maxSuggestions = 6

/** Edit distance up to `limit`; -1 beyond it. Two letters that changed places are one edit. */
export function distance(from: string, to: string, limit: number): number {
  if (Math.abs(from.length - to.length) > limit) return -1
  let before: number[] = []
  let row = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const next = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      const isSwap = i > 1 && j > 1 && from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1]
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + same,
          isSwap ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      )
    }
    before = row
    row = next
  }
  const changes = row[to.length] ?? -1
  return changes <= limit ? changes : -1
}

/** Tags and words of titles that start with the text or are one typing mistake away from it. */
export async function suggest(db: Database, text: string, now: Date): Promise<string[]> {
  const rows = await db
    .select({ title: contentEntries.title, tags: contentEntries.tags })
    .from(contentEntries)
    .where(
      and(inArray(contentEntries.contentTypeId, searched), lte(contentEntries.publishedAt, now)),
    )
    .limit(2000)
  const uses = new Map<string, number>()
  for (const { title, tags } of rows) {
    const words = title.toLowerCase().match(/\p{L}{4,}/gu) ?? []
    for (const word of new Set([...words, ...tags.map((tag) => tag.toLowerCase())]))
      uses.set(word, (uses.get(word) ?? 0) + 1)
  }
  const wanted = text.toLowerCase()
  const limit = wanted.length > 5 ? 2 : 1
  return [...uses]
    .flatMap(([word, count]) => {
      if (word === wanted) return []
      if (word.startsWith(wanted)) return [{ word, count, changes: 0 }]
      const changes = distance(wanted, word, limit)
      return changes > 0 ? [{ word, count, changes }] : []
    })
    .toSorted((a, b) => a.changes - b.changes || b.count - a.count || a.word.localeCompare(b.word))
    .slice(0, maxSuggestions)
    .map(({ word }) => word)
}
