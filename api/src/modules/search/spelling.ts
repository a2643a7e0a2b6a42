import { contentTypeIds } from '@brightyard/contract'
import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { programs } from '../../database/schema/programs.schema.ts'
import { products } from '../../database/schema/shop.schema.ts'
import { distance } from './suggestion.repository.ts'
import { wordsOf } from './words.ts'

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
/** Words less alike than that are compared letter by letter, unless they share even less than this. */
const comparable = 0.2
/** What part of a word has to be in a title to look at its words. */
const partInTitle = 0.3
const mostCompared = 12
const shortest = 4
/** Two letters that changed places are one slip, and cost that share of the likeness. */
const ofSlip = 0.8
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

/** Letters beside each other that are the same count once: nobody is sure of them. */
const withoutDoubles = (word: string) => word.replaceAll(/(.)\1+/g, '$1')

/** The word that most likely was meant: the one most alike, or else one that few letters keep apart. */
function meantBy(
  word: string,
  found: readonly { word: string; likeness: number }[],
): string | undefined {
  const [first] = found
  if (first && first.likeness >= alike) return first.word
  const typed = withoutDoubles(word)
  const limit = typed.length > 5 ? 2 : 1
  const near = found.map((one) => ({
    word: one.word,
    changes: distance(typed, withoutDoubles(one.word), limit),
  }))
  return near.filter(({ changes }) => changes >= 0).toSorted((a, b) => a.changes - b.changes)[0]
    ?.word
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
  const asked = wordsOf(text.toLowerCase())
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
    const found = await db.transaction(async (tx) => {
      await tx.execute(
        sql`select set_config('pg_trgm.word_similarity_threshold', ${String(partInTitle)}, true)`,
      )
      return (
        tx
          .select({ word: words.word, likeness: sql<number>`(${likeness})::float8` })
          .from(words)
          // Many titles end in a number. Nobody means one, and a look at each takes longer than all words.
          .where(sql`${words.word} ~ '[a-z]' and ${likeness} >= ${comparable}`)
          .orderBy(sql`${likeness} desc`, sql`${words.word} collate "C"`)
          .limit(mostCompared)
      )
    })
    const meant = meantBy(word, found)
    if (meant !== undefined) nearest.set(word, meant)
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

/**
 * What may be meant by a text that finds nothing, the likeliest first: the text with its spelling corrected, and then
 * without one of its words, the last one first.
 */
export async function* meaningsOf(db: Database, text: string, now: Date): AsyncGenerator<string> {
  const corrected = await correctSpelling(db, text, now)
  if (corrected !== null) yield corrected
  const words = wordsOf(corrected ?? text)
  if (words.length === 1 || words.length > mostShortened) return
  for (const place of words.keys()) yield words.toSpliced(words.length - 1 - place, 1).join(' ')
}
/** A longer text is a sentence; each of its words would cost a search. */
const mostShortened = 4

/** A query whose search finds nothing as it is typed, with the first meaning of it that does; else the same query. */
export async function withSpelling<Query extends { search?: string | undefined }>(
  db: Database,
  query: Query,
  { now, finds }: { now: Date; finds: (search: string) => Promise<boolean> },
): Promise<{ query: Query; corrected: string | null }> {
  const { search } = query
  if (!search || (await finds(search))) return { query, corrected: null }
  for await (const meant of meaningsOf(db, search, now))
    if (await finds(meant)) return { query: { ...query, search: meant }, corrected: meant }
  return { query, corrected: null }
}
