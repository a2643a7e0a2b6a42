import { ApiError } from '@brightyard/runtime'
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form'

/** `30 seconds`, `1 minute`, `12 minutes`, `1 hour`: rounded up, so that nobody comes too early. */
export function waitingTime(seconds: number) {
  const [amount, unit] =
    seconds < 60
      ? [seconds, 'second']
      : seconds < 3600
        ? [Math.ceil(seconds / 60), 'minute']
        : [Math.ceil(seconds / 3600), 'hour']
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}

/** A failed call as one sentence for people. */
export function sentenceFor(error: unknown): string {
  if (!(error instanceof ApiError)) return 'Something went wrong. Please try again.'
  if (error.kind !== 'rate-limited') return error.message
  const wait = error.retryAfterSeconds
  return `Too many tries. Please wait ${wait ? waitingTime(wait) : 'a while'} and try again.`
}

/**
 * Puts the server's sentences on the fields they are about, the first of them focused. Gives back the sentence for
 * the form as a whole where the failure is about no field of it.
 */
export function placeServerError<Values extends FieldValues>(
  error: unknown,
  form: Pick<UseFormReturn<Values>, 'setError' | 'getValues'>,
): string | null {
  const messages = error instanceof ApiError ? error.fields : {}
  const named = (Object.keys(form.getValues()) as Path<Values>[]).filter((name) =>
    Object.hasOwn(messages, name),
  )
  for (const [place, name] of named.entries()) {
    form.setError(name, { type: 'server', message: messages[name] }, { shouldFocus: place === 0 })
  }
  return named.length > 0 ? null : sentenceFor(error)
}
