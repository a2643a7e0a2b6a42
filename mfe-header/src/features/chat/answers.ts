import type { CmsPage } from '@brightyard/contract/entities'

export interface Answer {
  question: string
  /** Plain text: the editors' HTML is parsed, never run. */
  text: string
}

const plain = (html: string) =>
  (new DOMParser().parseFromString(html, 'text/html').body.textContent ?? '').trim()

/** The questions and answers of an editors' page. */
export const answersOf = ({ sections }: CmsPage): Answer[] =>
  sections.flatMap((section) =>
    section.kind === 'faq'
      ? section.questions.map(({ question, answer }) => ({ question, text: plain(answer) }))
      : [],
  )

/** Words too common to match by. */
const stopWords = new Set(
  'the and for are can does how what when where who why with from that this there have has you your our not use get'.split(
    ' ',
  ),
)

/** The words to match by, without plural endings: `classes` finds `class`. */
const wordsOf = (text: string) =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [])
      .filter((word) => !stopWords.has(word))
      .map((word) => word.replace(/(es|s)$/, '')),
  )

function scoreOf(wanted: ReadonlySet<string>, { question, text }: Answer) {
  const inQuestion = wordsOf(question)
  const inText = wordsOf(text)
  let points = 0
  for (const word of wanted) points += inQuestion.has(word) ? 2 : inText.has(word) ? 1 : 0
  return points
}

const mostAnswers = 2

/** The answers that fit best, or none: a word of the question counts twice as much as one of the answer. */
export function findAnswers(question: string, answers: readonly Answer[]): Answer[] {
  const wanted = wordsOf(question)
  const rated = answers
    .map((answer) => ({ answer, points: scoreOf(wanted, answer) }))
    .filter(({ points }) => points > 0)
    .toSorted((one, other) => other.points - one.points)
  const best = rated[0]?.points ?? 0
  return rated
    .filter(({ points }) => points * 2 > best)
    .slice(0, mostAnswers)
    .map(({ answer }) => answer)
}
