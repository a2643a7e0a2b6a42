import type { Assessment, AttemptSummary, PaperQuestion } from '@brightyard/contract/entities'
import { formatNumber } from '@brightyard/runtime'

const many = (count: number, one: string) =>
  `${formatNumber(count, 2)} ${count === 1 ? one : `${one}s`}`

export const marksText = (marks: number) => many(marks, 'mark')
export const questionsText = (count: number) => many(count, 'question')
export const timeText = (minutes: number) => {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return many(rest, 'minute')
  return rest === 0 ? many(hours, 'hour') : `${many(hours, 'hour')} ${many(rest, 'minute')}`
}

/** `7.5 of 12 marks`; thirds are rounded, as nobody reads `7.33` aloud. */
export const scoreText = (score: number, marks: number) =>
  `${formatNumber(score, 1)} of ${marksText(marks)}`

/** When results come, as far as it is known before the hand-in. */
export function reviewText({ review, review_from }: Pick<Assessment, 'review' | 'review_from'>) {
  if (review === 'none') return 'Your teacher tells you how it went.'
  const what = review === 'score' ? 'your marks' : 'your marks and every answer explained'
  switch (review_from) {
    case 'submission':
      return `You see ${what} as soon as you have handed in.`
    case 'closing':
      return `You see ${what} once the assessment has closed for everybody.`
    case 'everybody':
      return `You see ${what} once everybody has handed in, or earlier if your teacher releases the results.`
    case 'release':
      return `You see ${what} when your teacher releases the results.`
  }
}

/** What was given, or would have been right, as people read it. */
export function answerText(question: PaperQuestion, given: readonly string[]): string {
  const nameOf = (id: string) => question.options.find((option) => option.id === id)
  const optionText = (id: string) => {
    const option = nameOf(id)
    return option ? option.text || (option.picture?.alt ?? '') : ''
  }
  switch (question.kind) {
    case 'single':
    case 'multiple':
    case 'picture':
      // In the order of the question, so that two answers can be compared.
      return question.options
        .filter(({ id }) => given.includes(id))
        .map(({ id }) => optionText(id))
        .filter(Boolean)
        .join(', ')
    case 'matching':
      return question.prompts
        .flatMap(({ id, text }) => {
          const match = given.find((one) => one.startsWith(`${id}=`))
          return match ? [`${text}: ${optionText(match.slice(id.length + 1))}`] : []
        })
        .join('; ')
    case 'text':
      return given.join(' or ')
    case 'number':
      return given[0] ? [given[0], question.unit].filter(Boolean).join(' ') : ''
  }
}

/** How long it took, the same for who took it and who reads of it: whole minutes, and below one the seconds. */
export const usedText = (seconds: number) =>
  seconds < 60 ? many(seconds, 'second') : timeText(Math.floor(seconds / 60))

/** How long an attempt took. */
export const tookText = ({ started_at, submitted_at }: AttemptSummary) =>
  submitted_at
    ? usedText(Math.round((Date.parse(submitted_at) - Date.parse(started_at)) / 1000))
    : ''
