import type { BankItem } from './bank.entities.ts'
import { mostQuestions } from './constants.ts'
import type { Composition } from './compose.entities.ts'

/** By the place that it is about: `title`, `sections.0`, `sections.0.questions.2`. */
type Problems = Record<string, string>

type Known = Pick<BankItem, 'id' | 'is_retired'>

/** What stands between an assessment and its publication; none when it can be published. */
export function compositionProblems(
  composition: Composition,
  items: readonly Known[],
  now: Date,
): Problems {
  const { title, subject, min_age, max_age, minutes, opens_at, closes_at } = composition
  const problems: Problems = {}
  if (!title) problems['title'] = 'Please give the assessment a title.'
  if (!subject) problems['subject'] = 'Please name the subject.'
  if (min_age > max_age) problems['max_age'] = 'The highest age is below the lowest one.'
  if (minutes === null) problems['minutes'] = 'Please decide how many minutes it takes.'
  if (closes_at !== null && Date.parse(closes_at) <= now.getTime())
    problems['closes_at'] = 'This time has passed. Choose a later one, or none.'
  else if (opens_at !== null && closes_at !== null && closes_at <= opens_at)
    problems['closes_at'] = 'It closes before it opens.'
  return { ...problems, ...sectionProblems(composition, items) }
}

function sectionProblems({ sections }: Composition, items: readonly Known[]): Problems {
  const problems: Problems = {}
  const byId = new Map(items.map((item) => [item.id, item]))
  const used = new Set<number>()
  for (const [at, { title, questions }] of sections.entries()) {
    const place = `sections.${at}`
    if (sections.length > 1 && !title)
      problems[`${place}.title`] = 'Please give the section a title.'
    if (questions.length === 0 && sections.length > 1)
      problems[place] = 'Please add a question to this section, or remove the section.'
    for (const [index, { item_id, marks, negative_marks }] of questions.entries()) {
      const of = `${place}.questions.${index}`
      const item = byId.get(item_id)
      if (!item) problems[of] = 'This question is no longer in the bank. Please remove it.'
      else if (item.is_retired) problems[of] = 'This question is retired. Please choose another.'
      else if (used.has(item_id)) problems[of] = 'This question is in the assessment twice.'
      else if (marks <= 0) problems[of] = 'Please give this question marks.'
      else if (negative_marks > marks)
        problems[of] = 'A wrong answer takes off more than a right one earns.'
      used.add(item_id)
    }
  }
  if (used.size === 0) problems['sections'] = 'Please add a question.'
  else if (used.size > mostQuestions)
    problems['sections'] = `An assessment has at most ${mostQuestions} questions.`
  return problems
}

/** Of all questions together. */
export const marksOf = ({ sections }: Pick<Composition, 'sections'>): number =>
  Math.round(
    sections.reduce(
      (sum, { questions }) => sum + questions.reduce((all, { marks }) => all + marks, 0),
      0,
    ) * 100,
  ) / 100
