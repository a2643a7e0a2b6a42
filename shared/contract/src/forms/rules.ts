/**
 * The rules of web forms: what is shown, what is wrong with an answer, and when a form is open. Pages and the API
 * decide by the same functions.
 */
import { visibleText } from '../common/fields.ts'
import { formKindsWithOptions, type FormState } from './constants.ts'
import type {
  FormContent,
  FormField,
  FormKid,
  FormPage,
  FormRule,
  FormValue,
  FormValues,
} from './entities.ts'
import { valueProblem } from './value-problem.ts'

export { contentProblems, settingsProblems } from './content-problems.ts'

/** Whether an answer says anything: not nothing, blanks or no ticks. */
export const isFilled = (value: FormValue | undefined): value is FormValue =>
  value !== undefined && (typeof value === 'string' ? visibleText(value) !== '' : value.length > 0)

function holds(
  { operator, value }: FormRule['conditions'][number],
  answer: FormValue | undefined,
): boolean {
  const ticked = answer === undefined ? [] : typeof answer === 'string' ? [answer] : answer
  switch (operator) {
    case 'is':
      return ticked.length === 1 && ticked[0] === value
    case 'is-not':
      return !(ticked.length === 1 && ticked[0] === value)
    case 'includes':
      return ticked.includes(value)
    case 'is-filled':
      return isFilled(answer)
    case 'is-empty':
      return !isFilled(answer)
    case 'at-least':
      return isFilled(answer) && Number(ticked[0]) >= Number(value)
    case 'at-most':
      return isFilled(answer) && Number(ticked[0]) <= Number(value)
  }
}

/** `constructor` is a key like any other: what an object inherits is no answer, and nothing wrong with one. */
export const answerIn = <Value>(
  answers: Readonly<Record<string, Value>>,
  key: string,
): Value | undefined => (Object.hasOwn(answers, key) ? answers[key] : undefined)

/** Whether a rule holds for these answers; without one, or without conditions, it does. */
const isShown = (rule: FormRule | null, answers: FormValues) =>
  rule === null ||
  rule.conditions.length === 0 ||
  (rule.match === 'all'
    ? rule.conditions.every((one) => holds(one, answerIn(answers, one.field)))
    : rule.conditions.some((one) => holds(one, answerIn(answers, one.field))))

interface Shown {
  /** Pages with the fields that are shown, without pages that show none. */
  pages: FormPage[]
  /** What is sent: the answers to shown questions that are filled in. */
  values: FormValues
}

/**
 * What these answers lead to, from the first question to the last. A hidden answer counts as none, also for later
 * conditions, so that nobody is asked because of something that they have taken back.
 */
export function shownPart(pages: readonly FormPage[], answers: FormValues): Shown {
  const values: FormValues = {}
  const shown = pages.flatMap((page) => {
    if (!isShown(page.shown, values)) return []
    const fields = page.fields.filter((field) => {
      if (!isShown(field.shown, values)) return false
      const value = answerIn(answers, field.key)
      if (field.kind !== 'note' && isFilled(value)) values[field.key] = value
      return true
    })
    return fields.length > 0 ? [{ ...page, fields }] : []
  })
  return { pages: shown, values }
}

/** Of the pages that are shown, what is wrong with each answer: a sentence by the key of the field. `today` is a date. */
export function answerProblems(
  pages: readonly FormPage[],
  answers: FormValues,
  today: string,
): Record<string, string> {
  const { pages: shown, values } = shownPart(pages, answers)
  return problemsOf(
    shown.flatMap(({ fields }) => fields),
    values,
    today,
  )
}

/** The same for some fields, such as those of one page, that are known to be shown. */
export function problemsOf(
  fields: readonly FormField[],
  values: FormValues,
  today: string,
): Record<string, string> {
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = answerIn(values, field.key)
      const problem = isFilled(value)
        ? valueProblem(field, value, today)
        : field.is_required && field.kind !== 'note'
          ? missing(field)
          : null
      return problem === null ? [] : [[field.key, problem]]
    }),
  )
}

function missing({ kind }: FormField): string {
  switch (kind) {
    case 'choice':
    case 'list':
    case 'rating':
      return 'Please choose one.'
    case 'kid':
      return 'Please choose your kid.'
    case 'choices':
      return 'Please choose at least one.'
    case 'consent':
      return 'Please tick this to go on.'
    case 'file':
      return 'Please add a file.'
    case 'date':
      return 'Please enter a date.'
    default:
      return 'Please fill this in.'
  }
}

/** When a form is open, by the clock that is given: the server's. */
export function formStateAt(
  form: {
    isPublished: boolean
    opensAt: Date | null
    closesAt: Date | null
    closedAt: Date | null
    maxAnswers: number | null
    answers: number
  },
  now: Date,
): FormState {
  if (!form.isPublished) return 'draft'
  if (form.closedAt !== null || (form.closesAt !== null && now >= form.closesAt)) return 'closed'
  if (form.opensAt !== null && now < form.opensAt) return 'scheduled'
  return form.maxAnswers !== null && form.answers >= form.maxAnswers ? 'full' : 'open'
}

/** A kid as a form shows it: with the class, where there is one. */
export const kidText = ({ name, class_name }: FormKid) =>
  class_name ? `${name}, ${class_name}` : name

/** An answer in words: the labels of what was chosen, the names of these kids. */
export function answerText(
  { kind, options }: FormField,
  value: FormValue | undefined,
  kids: readonly FormKid[] = [],
): string {
  if (!isFilled(value)) return ''
  if (kind === 'consent') return 'Yes'
  const values = typeof value === 'string' ? [value] : value
  if (kind === 'kid') {
    const kid = kids.find(({ id }) => String(id) === values[0])
    return kid ? kidText(kid) : 'A kid without an account'
  }
  if (!formKindsWithOptions.includes(kind)) return values.join(', ')
  return values
    .map((one) => options.find((option) => option.value === one)?.label ?? one)
    .join(', ')
}

/** Questions of all pages, without notes. */
export const questionsOf = ({ pages }: Pick<FormContent, 'pages'>): FormField[] =>
  pages.flatMap(({ fields }) => fields.filter(({ kind }) => kind !== 'note'))
