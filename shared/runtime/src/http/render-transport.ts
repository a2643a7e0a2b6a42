import axios from 'axios'
import type { ApiBases } from '@brightyard/contract/calls'
import { ApiError, unreachable } from './api-error.ts'
import { errorOfAnswer } from './to-api-error.ts'
import type { Transport } from './transport.ts'

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
 * How a server render reaches the API: only what reads, with no headers of the page's own. Someone else takes the call
 * to the API and brings the answer, so that nothing of what axios does for a browser is needed.
 */
export function createRenderTransport(
  bases: ApiBases,
  ask: (call: PlainCall) => Promise<PlainAnswer>,
): Transport {
  return async ({ method, base, path, query, body, signal }) => {
    if (method !== 'GET' && method !== 'POST') {
      throw unreachable(new Error('A server render only reads.'))
    }
    const url = (bases[base] ?? '') + path
    const isPlain = Object.keys(query).length === 0
    const asked = isPlain ? url : axios.getUri({ url, params: query }) // as in the browser
    const answer = await ask(
      method === 'GET'
        ? { path: asked }
        : { path: asked, body: body === undefined ? '' : JSON.stringify(body) },
    )
    if (signal?.aborted) throw new ApiError('cancelled', 'The call was cancelled.')
    if ('failed' in answer) {
      if (answer.failed === 'unreachable') throw unreachable(answer)
      throw new ApiError('timeout', 'The server took too long to answer. Please try again.')
    }
    const data = fromJson(answer.body)
    if (answer.status >= 200 && answer.status < 300) return data
    throw errorOfAnswer({ status: answer.status, data, headers: {} })
  }
}

/** An answer that is no JSON is refused by the schema of its call. */
function fromJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
