import axios, { type AxiosAdapter, AxiosError } from 'axios'

/** What an API said, as far as a page needs it, or why it said nothing. */
export type PlainAnswer =
  { status: number; contentType: string; body: string } | { failed: 'unreachable' | 'timeout' }

/** GET, or POST where it has a body, which is JSON. */
export interface PlainCall {
  /** Path and query. */
  path: string
  body?: string
}

/**
 * An axios adapter for server renders: only what reads, with no headers of the page's own. Someone else takes the call
 * to the API and brings the answer.
 */
export function createRequestAdapter(ask: (call: PlainCall) => Promise<PlainAnswer>): AxiosAdapter {
  return async (config) => {
    const method = config.method?.toUpperCase()
    if (method !== 'GET' && method !== 'POST') {
      throw new AxiosError('A server render only reads.', AxiosError.ERR_BAD_REQUEST, config)
    }
    const path = axios.getUri(config)
    const answer = await ask(
      method === 'GET' ? { path } : { path, body: String(config.data ?? '') },
    )
    if ('failed' in answer) {
      const code = answer.failed === 'timeout' ? AxiosError.ETIMEDOUT : AxiosError.ERR_NETWORK
      throw new AxiosError(`The API is ${answer.failed}.`, code, config)
    }
    const { status, contentType, body } = answer
    const response = {
      status,
      statusText: '',
      headers: { 'content-type': contentType },
      data: body,
      config,
    }
    if (config.validateStatus?.(status) ?? true) return response
    throw new AxiosError(
      `The API answered ${status}.`,
      AxiosError.ERR_BAD_RESPONSE,
      config,
      undefined,
      response,
    )
  }
}
