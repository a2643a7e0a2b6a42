import type { Composition } from '@brightyard/contract/entities'
import { formatPrice } from '@brightyard/contract/money'

export const levelWords = {
  none: ['Nothing', 'You tell them how it went.'],
  score: ['Their marks', 'In all, without the questions.'],
  answers: ['Answers with explanations', 'Every question, what is right, and why.'],
} as const
export const timeWords = {
  submission: 'At once',
  closing: 'After the last closing',
  release: 'When you release them',
} as const

/** `2, of which the best one counts` */
export const attemptsText = ({ attempts_allowed }: Composition) =>
  attempts_allowed === 1 ? '1' : `${attempts_allowed}, of which the best one counts`

/** What those who come without an account pay. */
export const feeText = ({ fee_in_paise }: Composition) =>
  fee_in_paise > 0 ? `${formatPrice(fee_in_paise)} for each candidate, tax included` : 'Free'
