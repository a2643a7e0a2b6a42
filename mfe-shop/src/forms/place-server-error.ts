import { ApiError } from '@brightyard/runtime'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/**
 * Puts the server's sentences on the fields they are about, the first of them focused. Gives back the sentence
 * for the form as a whole where the failure is about no field of it.
 */
export function placeServerError<Values extends FieldValues, Parsed>(
  error: unknown,
  form: Pick<UseFormReturn<Values, unknown, Parsed>, 'setError' | 'getValues'>,
): string | null {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  const { fields } = error
  const named = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) =>
    Object.hasOwn(fields, name),
  )
  for (const [place, name] of named.entries())
    form.setError(name, { type: 'server', message: fields[name] }, { shouldFocus: place === 0 })
  return named.length > 0 ? null : error.message
}
