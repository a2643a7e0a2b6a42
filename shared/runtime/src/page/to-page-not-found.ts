import { ApiError } from '../http/api-error.ts'
import { pageNotFound } from './page.ts'

/**
 * `mapError` of the query of a page's subject: what does not exist, or cannot even be a name of it, is the
 * not-found page. Every other error stays what it is.
 */
export function toPageNotFound(error: unknown): unknown {
  const isUnknown = error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind)
  return isUnknown ? pageNotFound() : error
}
