import { rowsOf } from './catalog-rows.ts'
import { createTexts } from './texts/create-texts.data.ts'
import { dailyTexts } from './texts/daily-texts.data.ts'
import { learnTexts } from './texts/learn-texts.data.ts'
import { playTexts } from './texts/play-texts.data.ts'

/** What was written about each product, by its slug. */
export const textsBySlug = new Map(
  [playTexts, learnTexts, createTexts, dailyTexts]
    .flatMap(rowsOf)
    .map(([slug = '', madeOf = '', text = '']) => [slug, { madeOf, text }]),
)

export function productTextOf(slug: string) {
  const found = textsBySlug.get(slug)
  if (!found?.text) throw new Error(`There is no text for ${slug}.`)
  return found
}
