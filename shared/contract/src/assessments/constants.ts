/** How a question is answered; `picture` is a single choice of pictures. */
export const questionKinds = [
  'single',
  'multiple',
  'number',
  'text',
  'matching',
  'picture',
] as const
export type QuestionKind = (typeof questionKinds)[number]

/** How much a taker sees of an attempt that is handed in: nothing, the score, or every answer with its explanation. */
export const reviewLevels = ['none', 'score', 'answers'] as const
/** From when: at once, after the assessment has closed, or as soon as staff release the results. */
export const reviewTimes = ['submission', 'closing', 'release'] as const
/**
 * What takers wait for. Without a last closing, `closing` means that everybody has handed in (`everybody`), or, where
 * more may still come, that staff release the results.
 */
export const resultsFrom = ['submission', 'closing', 'everybody', 'release'] as const
export type ResultsFrom = (typeof resultsFrom)[number]

/**
 * What a taker can do with an assessment: it opens later, may be started, is being answered, is handed in and waits for
 * its results, has results, or has closed without an attempt.
 */
export const assessmentStates = [
  'upcoming',
  'due',
  'running',
  'submitted',
  'evaluated',
  'missed',
] as const
export type AssessmentState = (typeof assessmentStates)[number]

/** Who handed in: the taker, the server at the end of the time, or staff. */
export const handedInBy = ['taker', 'time', 'staff'] as const

/** Answers on their way at the end of the time still count for so many seconds. */
export const graceSeconds = 5
/** Questions of an assessment. */
export const mostQuestions = 200
