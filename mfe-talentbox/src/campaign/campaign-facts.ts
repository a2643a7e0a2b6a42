import type { Campaign } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'
import { formatNumber } from '@brightyard/runtime'

/** `Ages 4 to 14`, `From 6 years`, `All ages`. */
export function agesOf({ from, to }: Campaign['age']): string {
  if (from !== null && to !== null) return from === to ? `Age ${from}` : `Ages ${from} to ${to}`
  if (from !== null) return `From ${from} years`
  return to === null ? 'All ages' : `Up to ${to} years`
}

export const feeOf = ({ entry_fee_in_paise: fee }: Pick<Campaign, 'entry_fee_in_paise'>) =>
  fee === 0 ? 'Free to enter' : `${formatPrice(fee)} to enter`

/** Said where a fee is named, and before somebody withdraws. */
export const noRefundWords = 'The fee is not given back if the entry is withdrawn.'

/** What a fee comes to, and when; nothing where there is none. */
export const payingWords = (feeInPaise: number) =>
  feeInPaise === 0 ? '' : `${formatPrice(feeInPaise)} to enter, paid after you hand it in.`

export const entriesOf = (count: number) =>
  count === 1 ? '1 entry' : `${formatNumber(count)} entries`

/** True if a child of this age may enter. */
export const fits = ({ from, to }: Campaign['age'], age: number) =>
  (from === null || age >= from) && (to === null || age <= to)

const families = ['talent', 'shop', 'learn', 'brand', 'sun'] as const

/** Every theme has its own colour, so that a child recognises "Music". */
export function colourOf(theme: string): (typeof families)[number] {
  const sum = [...theme].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return families[sum % families.length] ?? 'talent'
}
