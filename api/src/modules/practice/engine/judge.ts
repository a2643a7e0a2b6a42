import type { Answer } from './question.ts'
import { isSame, normal, readNumber } from './ratio.ts'

/** Lenient about how an answer is written, strict about its value. */
export function isRight(answer: Answer, given: string | readonly string[]): boolean {
  switch (answer.kind) {
    case 'number':
    case 'fraction': {
      if (typeof given !== 'string') return false
      const value = readAmount(given, answer.unit)
      return value !== null && isSame(value, answer.value)
    }
    case 'choice':
      return typeof given === 'string' && plain(given) === plain(answer.right)
    case 'ordering':
      return (
        typeof given !== 'string' &&
        given.length === answer.right.length &&
        answer.right.every((one, index) => plain(one) === plain(given[index] ?? ''))
      )
  }
}

/** What was written, without what makes no difference. */
export const plain = (text: string) => normal(text).trim().replaceAll(/\s+/g, ' ').toLowerCase()

/** Other ways to write the unit that was asked for; any other unit is a wrong answer. */
const spellings: Readonly<Record<string, readonly string[]>> = {
  '₹': ['₹', 'rs.', 'rs', 'inr', 'rupees', 'rupee'],
  '%': ['%', 'percent', 'per cent'],
  degrees: ['degrees', 'degree', '°'],
  minutes: ['minutes', 'minute', 'min'],
  hours: ['hours', 'hour', 'h'],
  cm: ['cm', 'centimetres', 'centimetre'],
  m: ['m', 'metres', 'metre'],
  g: ['g', 'grams', 'gram'],
  ml: ['ml', 'millilitres', 'millilitre'],
  paise: ['paise', 'p'],
}

/** A number with or without its unit; null for anything else. */
export const readAmount = (given: string, unit: string) => readNumber(withoutUnit(given, unit))

function withoutUnit(given: string, unit: string): string {
  const text = plain(given)
  for (const spelling of spellings[unit] ?? [unit]) {
    if (spelling === '') continue
    const known = plain(spelling)
    if (text.startsWith(known)) return text.slice(known.length)
    if (text.endsWith(known)) return text.slice(0, -known.length)
  }
  return text
}
