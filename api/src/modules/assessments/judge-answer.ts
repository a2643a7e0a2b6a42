import type { QuestionKind } from '@brightyard/contract'
import type { AnswerKey } from '../../database/schema/assessment-items.schema.ts'
import { plain, readAmount } from '../practice/engine/judge.ts'

interface Question {
  kind: QuestionKind
  content: { unit: string }
  answerKey: AnswerKey
  marks: number
  negativeMarks: number
}

export interface Verdict {
  /** Null where nothing was answered. */
  isRight: boolean | null
  score: number
}

export const rounded = (marks: number) => Math.round(marks * 100) / 100

/**
 * Full marks for a right answer. Where several things are asked for, a part of them earns its share of the marks, unless
 * something wrong was chosen too. A wrong answer takes its negative marks off; no answer takes nothing.
 */
export function judgeAnswer(question: Question, given: readonly string[]): Verdict {
  if (given.every((one) => one.trim() === '')) return { isRight: null, score: 0 }
  const share = shareOf(question, given)
  if (share === 1) return { isRight: true, score: question.marks }
  if (share > 0) return { isRight: false, score: rounded(question.marks * share) }
  return { isRight: false, score: question.negativeMarks === 0 ? 0 : -question.negativeMarks }
}

/** From 0 to 1. */
function shareOf({ kind, content, answerKey }: Question, given: readonly string[]): number {
  const { right, tolerance = 0 } = answerKey
  const chosen = new Set(given)
  const hits = right.filter((one) => chosen.has(one)).length
  switch (kind) {
    case 'single':
    case 'picture':
      return chosen.size === 1 && hits === 1 ? 1 : 0
    case 'multiple':
      return hits < chosen.size ? 0 : hits / right.length
    case 'matching':
      // More matches than prompts would try them all.
      return chosen.size > right.length ? 0 : hits / right.length
    case 'text':
      return right.some((one) => words(one) === words(given[0] ?? '')) ? 1 : 0
    case 'number':
      return isNear(given[0] ?? '', right[0] ?? '', content.unit, tolerance) ? 1 : 0
  }
}

function isNear(given: string, right: string, unit: string, tolerance: number): boolean {
  const [value, expected] = [readAmount(given, unit), readAmount(right, '')]
  if (!value || !expected) return false
  if (value.n * expected.d === expected.n * value.d) return true
  return Math.abs(value.n / value.d - expected.n / expected.d) <= tolerance + 1e-9
}

/** Capitals, spaces and the mark at the end make no difference. */
const words = (text: string) => plain(text.normalize('NFKC')).replaceAll(/[.!?,;:'’"]+/g, '')
