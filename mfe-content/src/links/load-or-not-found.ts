import { ApiError, pageNotFound } from '@brightyard/runtime'

/** What a page is about: missing, the page is not found; out of reach, the page says so itself. */
export async function loadOrNotFound(loading: Promise<unknown>): Promise<null> {
  try {
    await loading
  } catch (error) {
    if (error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind))
      throw pageNotFound()
  }
  return null
}
