import type { ItemAnalysis, ItemFlag, QuestionContent, QuestionKind } from '@brightyard/contract'
import type { AnswerKey } from '../../../database/schema/assessment-items.schema.ts'
import { plain } from '../../practice/engine/judge.ts'

export interface AnalysedQuestion {
  id: number
  section: string
  kind: QuestionKind
  content: QuestionContent
  answerKey: AnswerKey
  marks: number
}

/** What one attempt has of one question; a question without one was left out. */
export interface AnalysedAnswer {
  attemptId: number
  questionId: number
  given: readonly string[]
  /** Null where nothing was answered. */
  isRight: boolean | null
  score: number
}

const wrongAnswersShown = 3
const rounded = (value: number) => Math.round(value * 1000) / 1000

function groupedBy<One, Key>(all: readonly One[], keyOf: (one: One) => Key): Map<Key, One[]> {
  const groups = new Map<Key, One[]>()
  for (const one of all) {
    const key = keyOf(one)
    const group = groups.get(key)
    if (group) group.push(one)
    else groups.set(key, [one])
  }
  return groups
}

/** Pearson's correlation; null where one side does not vary. */
export function correlation(x: readonly number[], y: readonly number[]): number | null {
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length
  const [meanX, meanY] = [mean(x), mean(y)]
  let [both, ofX, ofY] = [0, 0, 0]
  for (const [at, value] of x.entries()) {
    const [dx, dy] = [value - meanX, (y[at] ?? 0) - meanY]
    both += dx * dy
    ofX += dx * dx
    ofY += dy * dy
  }
  // Sums of marks with two decimals: what is left of rounding is no spread.
  return ofX < 1e-9 || ofY < 1e-9 ? null : both / Math.sqrt(ofX * ofY)
}

/** The figures of each question, in the order given; the contract says what they mean. */
export function analyseItems(
  questions: readonly AnalysedQuestion[],
  attempts: readonly number[],
  answers: readonly AnalysedAnswer[],
): ItemAnalysis[] {
  const byQuestion = groupedBy(answers, ({ questionId }) => questionId)
  const totals = new Map(attempts.map((id) => [id, 0]))
  for (const { attemptId, score } of answers)
    totals.set(attemptId, (totals.get(attemptId) ?? 0) + score)
  return questions.map((question, index) => {
    const own = new Map((byQuestion.get(question.id) ?? []).map((one) => [one.attemptId, one]))
    const scores = attempts.map((id) => own.get(id)?.score ?? 0)
    const others = attempts.map((id, at) => (totals.get(id) ?? 0) - (scores[at] ?? 0))
    const discrimination = correlation(scores, others)
    const earned = scores.reduce((sum, score) => sum + Math.max(0, score), 0)
    const answered = attempts
      .flatMap((id) => own.get(id) ?? [])
      .filter((one) => one.isRight !== null)
    const figures = {
      difficulty: rounded(earned / (attempts.length * question.marks)),
      discrimination: discrimination === null ? null : rounded(discrimination),
      skipped: rounded((attempts.length - answered.length) / attempts.length),
      choices: choicesOf(question, answered),
    }
    const isTyped = question.kind === 'text' || question.kind === 'number'
    return {
      id: question.id,
      number: index + 1,
      section: question.section,
      kind: question.kind,
      text: question.content.text,
      picture: question.content.picture,
      marks: question.marks,
      ...figures,
      right: isTyped ? question.answerKey.right : [],
      wrong: isTyped ? commonestWrong(answered) : [],
      flags: flagsOf(question, figures),
    }
  })
}

function choicesOf(
  { kind, content, answerKey: { right } }: AnalysedQuestion,
  answered: readonly AnalysedAnswer[],
): ItemAnalysis['choices'] {
  const chosenBy = (id: string) => answered.filter(({ given }) => given.includes(id)).length
  if (kind === 'text' || kind === 'number') return []
  if (kind !== 'matching')
    return content.options.map(({ id, text, picture }) => ({
      id,
      text: text || (picture?.alt ?? ''),
      picture,
      is_right: right.includes(id),
      chosen: chosenBy(id),
    }))
  const optionText = new Map(content.options.map(({ id, text }) => [id, text]))
  return content.prompts.flatMap(({ id, text }) => {
    const match = right.find((one) => one.startsWith(`${id}=`))
    if (match === undefined) return []
    const words = `${text}: ${optionText.get(match.slice(id.length + 1)) ?? ''}`
    return [{ id: match, text: words, picture: null, is_right: true, chosen: chosenBy(match) }]
  })
}

function commonestWrong(answered: readonly AnalysedAnswer[]): ItemAnalysis['wrong'] {
  const wrong = answered.filter(({ isRight }) => isRight === false)
  return [...groupedBy(wrong, ({ given }) => plain(given[0] ?? ''))]
    .map(([, all]) => ({ text: (all[0]?.given[0] ?? '').trim().slice(0, 100), count: all.length }))
    .toSorted((a, b) => b.count - a.count || a.text.localeCompare(b.text))
    .slice(0, wrongAnswersShown)
}

/** What to look at first; a key that is wrong makes every other figure worthless. */
function flagsOf(
  { kind }: AnalysedQuestion,
  {
    difficulty,
    discrimination,
    skipped,
    choices,
  }: Pick<ItemAnalysis, 'difficulty' | 'discrimination' | 'skipped' | 'choices'>,
): ItemFlag[] {
  const isChosenFrom = kind === 'single' || kind === 'picture'
  const most = (isRight: boolean) =>
    Math.max(0, ...choices.filter((one) => one.is_right === isRight).map(({ chosen }) => chosen))
  const flags: [ItemFlag, boolean][] = [
    ['check_key', discrimination !== null && discrimination < -0.1],
    ['hard', difficulty < 0.2],
    ['easy', difficulty > 0.95],
    ['weak', discrimination !== null && discrimination >= -0.1 && discrimination < 0.1],
    ['wrong_option', isChosenFrom && most(false) > most(true)],
    ['skipped', skipped >= 0.3],
  ]
  return flags.flatMap(([flag, isUp]) => (isUp ? [flag] : []))
}
