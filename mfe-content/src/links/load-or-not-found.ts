import { ApiError, pageNotFound } from '@brightyard/runtime'

/** Loads the subject of a page. Throws `pageNotFound()` if it does not exist; any other error is left to the page. */
export async function loadOrNotFound(loading: Promise<unknown>): Promise<null> {
  try {
    await loading
  } catch (error) {
    if (error instanceof ApiError && ['not-found', 'invalid'].includes(error.kind))
      throw pageNotFound()
  }
  return null
}
