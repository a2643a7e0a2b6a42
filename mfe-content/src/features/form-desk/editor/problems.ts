import { contentProblems, settingsProblems } from '@brightyard/contract/forms'
import { controlId } from './editor-context.ts'
import { labelOf } from './field-kinds.ts'
import type { Work } from './form-work.ts'

export interface FormProblem {
  place: string
  /** Where it is: `Question “Which class?”`. */
  where: string
  sentence: string
  part: 'questions' | 'settings'
  /** The question to open. */
  field: string | null
  /** The control to go to. */
  id: string
}

const settings: readonly string[] = ['is_for_guardians', 'is_once', 'closes_at']

/** What stands between this form and its publication, by place. */
export const problemsByPlace = ({ content, settings: of }: Work) => ({
  ...contentProblems(content),
  ...settingsProblems(of, content),
})

/** The same as a list that leads to each place. */
export function problemsOf(work: Work): FormProblem[] {
  return Object.entries(problemsByPlace(work)).map(([place, sentence]) => {
    if (settings.includes(place)) {
      return {
        place,
        sentence,
        where: 'Settings',
        part: 'settings',
        field: null,
        id: controlId.of(place),
      }
    }
    return { place, sentence, part: 'questions', ...target(place, work) }
  })
}

function target(place: string, { content }: Work) {
  const [, page, , field, name] = place.split('.')
  const onPage = page === undefined ? undefined : content.pages[Number(page)]
  if (!onPage) return { where: 'The form', field: null, id: controlId.of(place) }
  const number = Number(page) + 1
  const isOfField = place.split('.')[2] === 'fields'
  const question = isOfField ? onPage.fields[Number(field)] : undefined
  if (!question) {
    const part = place.split('.')[2] ?? 'add'
    return {
      where: `Page ${number}`,
      field: null,
      id: controlId.page(onPage.key, part),
    }
  }
  return {
    where: `Question “${labelOf(question)}”`,
    field: question.key,
    id: controlId.field(question.key, name ?? 'label'),
  }
}
