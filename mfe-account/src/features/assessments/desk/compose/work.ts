import type {
  BankItem,
  ComposedQuestion,
  ComposedSection,
  Composition,
} from '@brightyard/contract/entities'
import { type Place, placeBeside } from '@brightyard/ui/editor'

export const newSection = (title = ''): ComposedSection => ({
  key: `s-${crypto.randomUUID().slice(0, 8)}`,
  title,
  note: '',
  questions: [],
})

export const newComposition = (title: string, subject: string): Composition => ({
  title,
  subject,
  min_age: 3,
  max_age: 18,
  summary: '',
  rules: [],
  minutes: 30,
  attempts_allowed: 1,
  opens_at: null,
  closes_at: null,
  is_shuffled: true,
  review: 'answers',
  review_from: 'closing',
  pass_percent: null,
  is_for_candidates: false,
  fee_in_paise: 0,
  sections: [newSection()],
})

export function placeOf({ sections }: Composition, itemId: number): Place | null {
  for (const [part, { questions }] of sections.entries()) {
    const at = questions.findIndex(({ item_id }) => item_id === itemId)
    if (at >= 0) return { part, at }
  }
  return null
}

export const questionsIn = ({ sections }: Composition) =>
  sections.flatMap(({ questions }) => questions)

/** From 1, over all sections. */
export const numberOf = (composition: Composition, itemId: number) =>
  questionsIn(composition).findIndex(({ item_id }) => item_id === itemId) + 1

export const changeSection = (
  composition: Composition,
  at: number,
  changes: Partial<ComposedSection>,
): Composition => ({
  ...composition,
  sections: composition.sections.map((section, index) =>
    index === at ? { ...section, ...changes } : section,
  ),
})

export const changeQuestion = (
  composition: Composition,
  itemId: number,
  changes: Partial<ComposedQuestion>,
): Composition => ({
  ...composition,
  sections: composition.sections.map((section) => ({
    ...section,
    questions: section.questions.map((question) =>
      question.item_id === itemId ? { ...question, ...changes } : question,
    ),
  })),
})

export const removeQuestion = (composition: Composition, itemId: number): Composition => ({
  ...composition,
  sections: composition.sections.map((section) => ({
    ...section,
    questions: section.questions.filter(({ item_id }) => item_id !== itemId),
  })),
})

/** At the end of a section, with the marks that the bank suggests; those that are there already stay where they are. */
export function addItems(
  composition: Composition,
  at: number,
  items: readonly Pick<BankItem, 'id' | 'marks' | 'negative_marks'>[],
): Composition {
  const fresh = items.filter(({ id }) => placeOf(composition, id) === null)
  const questions = composition.sections[at]?.questions ?? []
  return changeSection(composition, at, {
    questions: [
      ...questions,
      ...fresh.map(({ id, marks, negative_marks }) => ({ item_id: id, marks, negative_marks })),
    ],
  })
}

/** Before what stands at the place now. */
export function moveQuestion(composition: Composition, itemId: number, to: Place): Composition {
  const from = placeOf(composition, itemId)
  const question = from && composition.sections[from.part]?.questions[from.at]
  if (!from || !question) return composition
  const isLater = from.part === to.part && from.at < to.at
  const without = removeQuestion(composition, itemId)
  const questions = without.sections[to.part]?.questions ?? []
  return changeSection(without, to.part, {
    questions: questions.toSpliced(to.at - (isLater ? 1 : 0), 0, question),
  })
}

/** One place up or down, also into the next section. */
export function stepQuestion(composition: Composition, itemId: number, by: -1 | 1): Composition {
  const from = placeOf(composition, itemId)
  const counts = composition.sections.map(({ questions }) => questions.length)
  const to = from && placeBeside(counts, from, by)
  return to ? moveQuestion(composition, itemId, to) : composition
}

export function stepSection(composition: Composition, at: number, by: -1 | 1): Composition {
  const section = composition.sections[at]
  if (!section || !composition.sections[at + by]) return composition
  const sections = composition.sections.toSpliced(at, 1).toSpliced(at + by, 0, section)
  return { ...composition, sections }
}

/** Its questions go to the section before it, or after it where it is the first. */
export function removeSection(composition: Composition, at: number): Composition {
  const gone = composition.sections[at]
  const heir = at > 0 ? at - 1 : 1
  const kept = composition.sections[heir]
  if (!gone || !kept) return composition
  const questions =
    heir < at ? [...kept.questions, ...gone.questions] : [...gone.questions, ...kept.questions]
  const next = changeSection(composition, heir, { questions })
  return { ...next, sections: next.sections.toSpliced(at, 1) }
}

/** `Question 3, in section 2` */
export function placeSentence(composition: Composition, itemId: number): string {
  const place = placeOf(composition, itemId)
  const number = numberOf(composition, itemId)
  const count = questionsIn(composition).length
  const where = place && composition.sections.length > 1 ? `, in section ${place.part + 1}` : ''
  return `question ${number} of ${count}${where}`
}
