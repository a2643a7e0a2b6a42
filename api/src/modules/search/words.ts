import { and, ilike, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../../database/database.ts'

type Text = AnyPgColumn | SQL

export interface Searching {
  search?: string | undefined
  /** So many of the words are enough; all of them unless given. */
  enough?: number | undefined
}

/** They say nothing about what is looked for, where other words do: everything here is for children. */
const fillers = new Set(
  (
    'a an and are at by for from her his i in is it my of on or our that the their this to with your ' +
    'boy boys child children girl girls kid kids old year years'
  ).split(' '),
)
export const isFiller = (word: string) => fillers.has(word.toLowerCase().replace(/[’']s$/, ''))

/** Two words for the same, or two ways to spell it. */
const spellings: readonly (readonly [string, string])[] = [
  ['color', 'colour'],
  ['center', 'centre'],
  ['theater', 'theatre'],
  ['favorite', 'favourite'],
  ['jewelry', 'jewellery'],
  ['gray', 'grey'],
  ['pajama', 'pyjama'],
  ['kid', 'child'],
]
/** What stands between words: "robot-kit" is "robot kit". */
const between = /[\s,;:!?/&+()"“”|–—-]+/

/** Each word is a look at all texts. */
const mostWords = 10

/** So many of the words, the longest, in their order. */
export function longestOf(words: readonly string[], many: number): string[] {
  const longest = words.toSorted((one, other) => other.length - one.length).slice(0, many)
  return words.filter((word) => longest.includes(word))
}

/** The words of a search that say what is looked for, as they were typed; of many the longest, which are the rarest. */
export function wordsOf(search: string): string[] {
  const parts = search.split(between).filter(Boolean)
  // Nothing but signs: those are what is looked for.
  const words = parts.length > 0 ? parts : search.trim().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !isFiller(word))
  const asked = telling.length > 0 ? telling : words
  return longestOf(
    [...new Map(asked.map((word) => [word.toLowerCase(), word])).values()],
    mostWords,
  )
}

/** What of a word every form of it has: `pencil` of "pencils". */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}s$/i.test(word) || /(?:ss|us|is|ies)$/i.test(word)) return word
  return word.replace(/(?:(?<=ch|sh|x|ss|zz)e)?s$/i, '')
}

/** The word in its forms, as parts of a text: "stories" as `stories` and `story`. */
function formsOf(word: string): string[] {
  const stem = stemOf(word)
  const forms = new Set([stem])
  if (/[a-z]ies$/i.test(word)) forms.add(word.replace(/ies$/i, 'y'))
  if (/[^aeiou\W\d]y$/i.test(word)) forms.add(word.replace(/y$/i, 'ies'))
  for (const [one, other] of spellings) {
    const parts = new RegExp(`${one}|${other}`, 'gi')
    if (parts.test(stem)) for (const form of [one, other]) forms.add(stem.replace(parts, form))
  }
  return [...forms]
}

/** Each word of a search, in its forms; the longest first, which are the rarest. */
export const formsOfWords = (search: string): string[][] =>
  wordsOf(search)
    .toSorted((one, other) => other.length - one.length)
    .map(formsOf)

/** Up to three letters occur inside many unrelated words, as `art` does in "starter". */
const isShort = (form: string) => /^[a-z0-9]{1,3}$/i.test(form)

/** The text contains one of the forms; a short one only at the beginning of a word. */
export const hasForm = (text: Text, forms: readonly string[]): SQL | undefined =>
  or(
    ...forms.map((form) =>
      isShort(form) ? sql`${text} ~* ${`\\m${form}`}` : ilike(text, containing(form)),
    ),
  )

/** The same for a text that was read. */
export const isInText = (text: string, forms: readonly string[]): boolean =>
  forms.some((form) =>
    isShort(form)
      ? new RegExp(`(?<![\\p{L}\\p{N}_])${form}`, 'iu').test(text)
      : text.toLowerCase().includes(form.toLowerCase()),
  )

/** At least so many of the conditions hold. */
export function atLeast(enough: number, conditions: readonly (SQL | undefined)[]): SQL | undefined {
  if (enough >= conditions.length) return and(...conditions)
  // Whatever has enough of all has one of these, and those an index finds.
  const one = or(...conditions.slice(0, conditions.length - enough + 1))
  if (enough === 1) return one
  const held = conditions.map((condition) => sql`case when ${condition} then 1 else 0 end`)
  return and(one, sql`${sql.join(held, sql` + `)} >= ${enough}`)
}

/**
 * Each word, or enough of them, is in one or other of the texts. A word is found within words, as "book" in
 * "storybook", unless it is short.
 */
export function wordsIn({ search, enough }: Searching, texts: readonly Text[]): SQL | undefined {
  if (!search) return undefined
  const conditions = formsOfWords(search).map((forms) =>
    or(...texts.map((text) => hasForm(text, forms))),
  )
  return atLeast(enough ?? conditions.length, conditions)
}
