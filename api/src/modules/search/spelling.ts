import { contentTypeIds } from '@brightyard/contract'
import { and, inArray, isNull, lte, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Database } from '../../database/database.ts'
import { contentEntries } from '../../database/schema/content.schema.ts'
import { programs } from '../../database/schema/programs.schema.ts'
import { brands, categories, products } from '../../database/schema/shop.schema.ts'
import { distance } from './suggestion.repository.ts'
import { isFiller, stemOf, wordsOf } from './words.ts'

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
/** A longer word stays alike enough with two letters in the other place, and each slip costs a look at the titles. */
const longestWithSlips = 9
/** Fewer letters than that are like too many words to mean one. */
const fewestLetters = 3

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

interface Likeness {
  word: string
  likeness: number
}

/** The word that most likely was meant: the one most alike, or else one that few letters keep apart. */
function nearestOf(word: string, found: readonly Likeness[]): string | undefined {
  const [first] = found
  if (first && first.likeness >= alike) return first.word
  const typed = withoutDoubles(word)
  if (typed.length < fewestLetters) return undefined
  const limit = typed.length > 5 ? 2 : 1
  const near = found
    .filter((one) => one.word.length >= fewestLetters)
    .map((one) => ({
      word: one.word,
      changes: distance(typed, withoutDoubles(one.word), limit),
    }))
  return near.filter(({ changes }) => changes >= 0).toSorted((a, b) => a.changes - b.changes)[0]
    ?.word
}

/** Words of titles that are like this one, the likest first. */
async function titleWordsLike(db: Database, word: string, now: Date): Promise<Likeness[]> {
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
  return db.transaction(async (tx) => {
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
}

/** Two words that were typed as one: "boardgame" as `board game`, where titles have both. */
async function partsOf(db: Database, word: string, now: Date, found: readonly Likeness[]) {
  for (const { word: one } of found) {
    const isFirst = word.startsWith(one)
    if (!isFirst && !word.endsWith(one)) continue
    const other = isFirst ? word.slice(one.length) : word.slice(0, -one.length)
    if (Math.min(one.length, other.length) < fewestLetters) continue
    const known = await titleWordsLike(db, other, now)
    if (known.some((title) => stemOf(title.word) === stemOf(other)))
      return isFirst ? `${one} ${other}` : `${other} ${one}`
  }
  return undefined
}

/**
 * What a word that finds nothing most likely means: the nearest one of the site's titles, or two of them.
 * Words are ASCII on purpose: how other letters are folded differs between servers.
 */
export async function meantBy(db: Database, typed: string, now: Date): Promise<string | undefined> {
  const word = typed.toLowerCase()
  if (word.length < shortest || !/[a-z]/.test(word) || isFiller(word)) return undefined
  const found = await titleWordsLike(db, word, now)
  return (await partsOf(db, word, now, found)) ?? nearestOf(word, found)
}

/** The text with the spelling of each word corrected; null when that changes nothing. */
export async function correctSpelling(
  db: Database,
  text: string,
  now: Date,
): Promise<string | null> {
  const asked = wordsOf(text.toLowerCase())
  const meant: string[] = []
  for (const word of asked) meant.push((await meantBy(db, word, now)) ?? word)
  return meant.join(' ') === asked.join(' ') ? null : meant.join(' ')
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
    db.select({ title: categories.name }).from(categories),
    db.select({ title: brands.name }).from(brands),
  ).as('titles')
}
