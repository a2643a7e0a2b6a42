import { and, ilike, or } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { containing } from '../../database/database.ts'

type Text = AnyPgColumn | SQL

/** They say nothing about what is looked for, where other words do. */
const fillers = new Set([
  'a',
  'an',
  'and',
  'at',
  'by',
  'for',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])
/** Spelled differently on both sides of an ocean. */
const spellings: readonly (readonly [string, string])[] = [
  ['color', 'colour'],
  ['center', 'centre'],
  ['theater', 'theatre'],
  ['favorite', 'favourite'],
  ['jewelry', 'jewellery'],
  ['gray', 'grey'],
  ['pajama', 'pyjama'],
]
/** Further ones are not looked at: nobody types so many, and each costs a look. */
const mostWords = 8

/** What stands between words: "robot-kit" is "robot kit". */
const between = /[\s,;:!?/&+()"“”|–—-]+/

/** The words of a search that say what is looked for, as they were typed. */
export function wordsOf(search: string): string[] {
  const parts = search.split(between).filter(Boolean)
  // Nothing but signs: those are what is looked for.
  const words = parts.length > 0 ? parts : search.trim().split(/\s+/).filter(Boolean)
  const telling = words.filter((word) => !fillers.has(word.toLowerCase()))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

/** What of a word every form of it has: `pencil` of "pencils". */
function stemOf(word: string): string {
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

/** Each word of a search, in its forms. */
export const formsOfWords = (search: string): string[][] => wordsOf(search).map(formsOf)

/** One of the forms is in the text. */
export const hasForm = (text: Text, forms: readonly string[]): SQL | undefined =>
  or(...forms.map((form) => ilike(text, containing(form))))

/** Each word is in one or other of the texts. Words are parts of words: "book" is in "storybook". */
export const everyWordIn = (search: string, texts: readonly Text[]): SQL | undefined =>
  and(...formsOfWords(search).map((forms) => or(...texts.map((text) => hasForm(text, forms)))))
