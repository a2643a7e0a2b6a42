import { ApiError } from './api-error.ts'

/**
 * The query of a next-page address. It is followed only where it is the same call on the same API: a server's
 * answer must not be able to send a session elsewhere. Throws `ApiError` of kind `bad-answer`.
 */
export function nextPageQuery(next: string, base: string, path: string): Record<string, string> {
  const here = typeof location === 'undefined' ? 'http://localhost' : location.origin
  try {
    const api = new URL(base, here)
    const address = new URL(next, api)
    const paths = [path, api.pathname.replace(/\/$/, '') + path]
    if (address.origin === api.origin && paths.includes(address.pathname)) {
      return Object.fromEntries(address.searchParams)
    }
  } catch {
    // Not an address at all.
  }
  throw new ApiError('bad-answer', 'The next page lies at an address that we do not follow.')
}
