import { contentTypeIds } from '@brightyard/contract'
import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { programs } from '../../database/schema/programs.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'

/** The types whose titles are searched. */
export const searchedTypes = [
  contentTypeIds.Event,
  contentTypeIds.Blogs,
  contentTypeIds.Workshop,
  contentTypeIds.CaseStudy,
  contentTypeIds.Classes,
  contentTypeIds.ClassDeck,
]

/** Share of common trigrams from which two words count as one with a typing mistake. */
const alike = 0.4
const shortest = 4
/** Two letters that changed places are one slip, and cost that share of the likeness. */
const ofSlip = 0.8
/** Others take long and are no words. */
const mostWords = 6

/** Beyond it a word is not looked at for slips, which take a comparison each. */
const longestWithSlips = 20

/** The word with each two letters beside each other in the other order: `lantren` has `lantern` among them. */
function slipsOf(word: string): string[] {
  const letters = [...word]
  if (letters.length > longestWithSlips) return []
  return letters.slice(1).map((letter, at) => {
    const [before, after] = [letters.slice(0, at), letters.slice(at + 2)]
    return [...before, letter, letters[at], ...after].join('')
  })
}

/**
 * The text with each word replaced by the nearest one of the site's titles; null when that changes nothing.
 * Words are ASCII on purpose: how other letters are folded differs between servers.
 */
export async function correctSpelling(
  db: Database,
  text: string,
  now: Date,
): Promise<string | null> {
  const asked = text.toLowerCase().split(/\s+/).slice(0, mostWords)
  const isWord = (word: string) => word.length >= shortest && /[a-z]/.test(word)
  const doubted = [...new Set(asked.filter(isWord))]
  if (doubted.length === 0) return null
  const nearest = new Map<string, string>()
  for (const word of doubted) {
    const slips = slipsOf(word)
    const likenesses = slips.map((slip) => sql`${ofSlip} * similarity(words.word, ${slip})`)
    const likeness = sql<number>`greatest(${sql.join([sql`similarity(words.word, ${word})`, ...likenesses], sql`, `)})`
    const titles = titlesLike(db, [word, ...slips], now)
    const words = db
      .selectDistinct({
        word: sql<string>`regexp_split_to_table(lower(${titles.title}), '[^a-z0-9]+')`.as('word'),
      })
      .from(titles)
      .as('words')
    // Titles come by an index, which takes its threshold from the transaction.
    const [found] = await db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(alike)}, true)`,
      )
      return (
        tx
          .select({ word: words.word })
          .from(words)
          // Many titles end in a number. Nobody means one, and a look at each takes longer than all words.
          .where(sql`${words.word} ~ '[a-z]' and ${likeness} >= ${alike}`)
          .orderBy(sql`${likeness} desc`, sql`${words.word} collate "C"`)
          .limit(1)
      )
    })
    if (found) nearest.set(word, found.word)
  }
  const corrected = asked.map((word) => nearest.get(word) ?? word).join(' ')
  return corrected === asked.join(' ') ? null : corrected
}

/**
 * Titles with a word that could be meant: of products, the largest group, those alone that an index finds. It is asked
 * for each word by itself, for many words in one condition make the database compare every title with all of them.
 */
function titlesLike(db: Database, words: readonly string[], now: Date) {
  const wanted = sql.join(
    words.map((word) => sql`${word}`),
    sql`, `,
  )
  const isLike = sql`${products.id} = any(array(select p.id
    from unnest(array[${wanted}]::text[]) wanted(word) join ${products} p on wanted.word <% p.name))`
  return unionAll(
    db
      .select({ title: contentEntries.title })
      .from(contentEntries)
      .where(
        and(
          inArray(contentEntries.contentTypeId, searchedTypes),
          lte(contentEntries.publishedAt, now),
        ),
      ),
    db
      .select({ title: products.name })
      .from(products)
      .where(and(isNull(products.hiddenAt), isLike)),
    db.select({ title: programs.title }).from(programs).where(isNull(programs.hiddenAt)),
  ).as('titles')
}

/** A query whose search finds nothing as it is typed, with the spelling corrected; else the same query. */
export async function withSpelling<Query extends { search?: string | undefined }>(
  db: Database,
  query: Query,
  { now, finds }: { now: Date; finds: (search: string) => Promise<boolean> },
): Promise<{ query: Query; corrected: string | null }> {
  const { search } = query
  if (!search || (await finds(search))) return { query, corrected: null }
  const corrected = await correctSpelling(db, search, now)
  if (corrected === null || !(await finds(corrected))) return { query, corrected: null }
  return { query: { ...query, search: corrected }, corrected }
}
