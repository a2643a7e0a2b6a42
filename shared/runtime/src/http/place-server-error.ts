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
 * Shows the server's messages at the form's fields of the same names and focuses the first of them. Returns null
 * then, and otherwise the sentence for the form as a whole.
 */
export function placeServerError(error: unknown, form: FormWithErrors): string | null {
  const messages = new Map(Object.entries(error instanceof ApiError ? error.fields : {}))
  let shouldFocus = true
  for (const name of Object.keys(form.getValues())) {
    const message = messages.get(name)
    if (message === undefined) continue
    form.setError(name, { type: 'server', message }, { shouldFocus })
    shouldFocus = false
  }
  return shouldFocus ? failureSentence(error) : null
}
