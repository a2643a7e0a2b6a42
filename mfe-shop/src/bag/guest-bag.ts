import { parsePriceInPaise, parseTaxPercent } from '@brightyard/contract/money'
import type { GuestLine } from './guest-line.ts'
import { noticeOfGuest } from './guest-notice.ts'
import { limitSentence, quantityLimit } from './quantity-limit.ts'

/** Rules of a visitor's bag (spec §4), as functions from lines to lines. */
export type GuestLines = readonly GuestLine[]

/** Names a line: a product in one of its variants. */
export interface LineName {
  ecomm_product_id: number
  variant_id: number
}

export const isSameLine = (one: LineName, other: LineName) =>
  one.ecomm_product_id === other.ecomm_product_id && one.variant_id === other.variant_id

export type AddOutcome = 'added' | 'already-in-bag' | 'out-of-stock'

/** Adds one; a line that exists stays as it is. */
export function withLine(lines: GuestLines, line: GuestLine): [GuestLines, AddOutcome] {
  if (lines.some((one) => isSameLine(one, line))) return [lines, 'already-in-bag']
  if (quantityLimit(line) < 1) return [lines, 'out-of-stock']
  return [[...lines, { ...line, quantity: 1 }], 'added']
}

/** What is wrong with a line as it stands; null where it can be bought. */
export function errorOf(line: GuestLine): string | null {
  if (
    parsePriceInPaise(line.after_discount_price) === null ||
    parseTaxPercent(line.tax_percent) === null
  )
    return 'We could not read the price. Remove the item and add it again.'
  return line.quantity > quantityLimit(line) ? limitSentence(line) : null
}

/** The line with its error stored, or cleared when it is valid. */
export const checked = (line: GuestLine): GuestLine => ({ ...line, error: errorOf(line) })

const change = (lines: GuestLines, name: LineName, to: (line: GuestLine) => GuestLine) =>
  lines.map((line) => (isSameLine(line, name) ? to(line) : line))

/** One more, up to the limit; at the limit the line says why not. */
export const incremented = (lines: GuestLines, name: LineName): GuestLines =>
  change(lines, name, (line) =>
    line.quantity < quantityLimit(line)
      ? checked({ ...line, quantity: line.quantity + 1 })
      : { ...line, error: errorOf(line) ?? limitSentence(line) },
  )

/** One less, while there is more than one. */
export const decremented = (lines: GuestLines, name: LineName): GuestLines =>
  change(lines, name, (line) =>
    line.quantity > 1 ? checked({ ...line, quantity: line.quantity - 1 }) : line,
  )

/** Lines as their notices say: today's price and as many as are left; a line with none left is removed. */
export const accepted = (lines: GuestLines, names: readonly LineName[]): GuestLines =>
  lines.flatMap((line) => {
    const notice = names.some((name) => isSameLine(name, line)) ? noticeOfGuest(line) : null
    if (!notice) return [line]
    const quantity = notice.suggested_quantity
    return quantity < 1 ? [] : [checked({ ...line, quantity, seen_price: null })]
  })

/** Without a variant, every line of the product goes. */
export const without = (
  lines: GuestLines,
  { ecomm_product_id, variant_id }: { ecomm_product_id: number; variant_id?: number },
): GuestLines =>
  lines.filter(
    (line) =>
      line.ecomm_product_id !== ecomm_product_id ||
      (variant_id !== undefined && line.variant_id !== variant_id),
  )

/** Puts removed lines back where they were; lines added since stay. */
export function restored(
  lines: GuestLines,
  removed: readonly (readonly [number, GuestLine])[],
): GuestLines {
  const result = [...lines]
  for (const [position, line] of removed) {
    if (!result.some((one) => isSameLine(one, line))) result.splice(position, 0, line)
  }
  return result
}

/** What is left after these quantities were merged. */
export const minus = (
  lines: GuestLines,
  merged: readonly (LineName & { quantity: number })[],
): GuestLines =>
  lines.flatMap((line) => {
    const gone = merged.find((one) => isSameLine(one, line))?.quantity ?? 0
    return line.quantity > gone ? [{ ...line, quantity: line.quantity - gone }] : []
  })
