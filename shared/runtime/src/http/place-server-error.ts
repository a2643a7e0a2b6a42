import { ApiError } from './api-error.ts'
import { failureSentence } from './failure-sentence.ts'

/** What is needed of a form of react-hook-form. */
export interface FormWithErrors {
  getValues(): object
  setError(
    name: string,
    error: { type: string; message: string },
    options: { shouldFocus: boolean },
  ): void
}

/**
 * Shows the server's messages at the form's fields of the same names, `address.city` for one in a group, and focuses
 * the first of them. Returns null then, and otherwise the sentence for the form as a whole.
 */
export function placeServerError(error: unknown, form: FormWithErrors): string | null {
  const messages = new Map(Object.entries(error instanceof ApiError ? error.fields : {}))
  let shouldFocus = true
  for (const name of namesIn(form.getValues())) {
    const message = messages.get(name)
    if (message === undefined) continue
    form.setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
  return shouldFocus ? failureSentence(error) : null
}

/** Each group before its own fields. */
const namesIn = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => [
    name,
    ...(isGroup(value) ? namesIn(value).map((inner) => `${name}.${inner}`) : []),
  ])

const isGroup = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype)
