import { itemProblems } from '@brightyard/contract/assessments'
import type { ItemInput, QuestionKind } from '@brightyard/contract/entities'
import { trimmed } from './item-draft.ts'

type Problems = Readonly<Record<string, string>>

const leastAnswers = 2
const answerWords = (number: number) => `Please write answer ${number}.`
const lineWords: Readonly<Partial<Record<QuestionKind, (number: number) => string>>> = {
  single: answerWords,
  multiple: answerWords,
  picture: (number) => `Please choose the picture of answer ${number}.`,
  matching: (number) => `Please write both sides of pair ${number}.`,
}

/** What a draft lacks, by its places: empty lines are lacking only where too few are written. */
export function draftProblems(draft: ItemInput): Problems {
  const whole = trimmed(draft)
  const problems = Object.fromEntries(
    Object.entries(itemProblems(whole)).map(([place, sentence]) => [
      placeInDraft(place, whole, draft),
      sentence,
    ]),
  )
  const list = draft.kind === 'matching' ? 'prompts' : 'options'
  const words = lineWords[draft.kind]
  const lacking = leastAnswers - whole[list].length
  if (!words || lacking <= 0 || draft[list].length < leastAnswers) return problems
  const { [list]: _tooFew, ...rest } = problems
  const written = new Set(whole[list].map(({ id }) => id))
  const lines = draft[list]
    .flatMap(({ id }, at) => (written.has(id) ? [] : [at]))
    .slice(0, lacking)
    .map((at): [string, string] => [`${list}.${at}`, words(at + 1)])
  return { ...rest, ...Object.fromEntries(lines) }
}

/** Its empty lines are still there. */
function placeInDraft(place: string, whole: ItemInput, draft: ItemInput): string {
  const [list, at] = place.split('.')
  if (at === undefined || (list !== 'options' && list !== 'prompts')) return place
  const id = whole[list][Number(at)]?.id
  return `${list}.${draft[list].findIndex((one) => one.id === id)}`
}
