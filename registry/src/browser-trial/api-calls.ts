/** What an API said to a page of a trial, or that it said nothing. */
export type ApiAnswer = { status: number; contentType: string; body: string } | 'unreachable'

/** Reads from the API for the pages of a trial, without cookies. */
export type ApiCalls = (address: string) => Promise<ApiAnswer>

const timeoutMs = 5000

/** `address` is path and query under one of the site's bases, `/cms/…`. */
export const createApiCalls =
  (apiUrl: string): ApiCalls =>
  async (address) => {
    try {
      const response = await fetch(new URL(address, apiUrl), {
        headers: { accept: 'application/json', 'x-requested-with': 'fetch' },
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const contentType = response.headers.get('content-type') ?? ''
      return { status: response.status, contentType, body: await response.text() }
    } catch {
      return 'unreachable'
    }
  }
