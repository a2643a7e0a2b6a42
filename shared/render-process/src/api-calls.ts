import * as contract from '@brightyard/contract/calls'
import type { ApiAnswer, ApiRequest } from './messages.ts'

export interface ApiCallsOptions {
  /** Where this process reaches the APIs: `http://127.0.0.1:3001`. */
  apiUrl: string
  /** Milliseconds until a call counts as unanswered; 5,000 unless given. */
  timeoutMs?: number
  /** For so long one answer serves every page that asks for it, in milliseconds; 1,000 unless given. */
  shareMs?: number
}

/** Answers the calls of renders. */
export type ApiCalls = (
  request: ApiRequest,
  headers: Readonly<Record<string, string>>,
) => Promise<ApiAnswer>

const largestBody = 5_000_000
const mostShared = 2000

const calls = Object.values(contract).flatMap((one) =>
  typeof one === 'object' && 'path' in one ? [one] : [],
)
/** With the base that pages use. */
const pathOf = ({ base, path }: (typeof calls)[number]) => `/${base}${path}`

/** The POSTs that change nothing. */
const readingPosts = new Set(calls.filter(({ reads }) => reads).map(pathOf))
/** Up to their first parameter. */
const revocable = calls
  .filter((call) => call.revocable)
  .map((call) => pathOf(call).replace(/:.*/, ''))

/**
 * The only way of a render to the network: reading from the site's own APIs, without cookies. Pages that are rendered at the
 * same time ask for the same things, so equal calls share one answer for a moment.
 */
export function createApiCalls(options: ApiCallsOptions): ApiCalls {
  const { apiUrl, timeoutMs = 5000, shareMs = 1000 } = options
  const shared = new Map<string, Promise<ApiAnswer>>()

  return ({ path, body }, headers) => {
    const url = urlOf(apiUrl, path)
    if (url === null || (body !== undefined && !readingPosts.has(path.replace(/\?.*/, '')))) {
      return Promise.resolve({ failed: 'unreachable' })
    }
    if (revocable.some((start) => path.startsWith(start))) {
      return ask(url, body, headers, timeoutMs)
    }
    const key = `${url} ${body ?? ''}`
    const known = shared.get(key)
    if (known) return known
    const answer = ask(url, body, headers, timeoutMs)
    if (shared.size < mostShared) {
      shared.set(key, answer)
      const forget = () => shared.delete(key)
      void answer.then((got) => {
        // A failure is not handed to those who ask later.
        if ('failed' in got || got.status >= 500 || got.status === 429) forget()
        else setTimeout(forget, shareMs).unref()
      })
    }
    return answer
  }
}

/** As pages name the two APIs. */
const bases = ['/vendor/', '/cms/']

/** Null for what is no call of the site's APIs. */
function urlOf(apiUrl: string, path: string): string | null {
  const base = bases.find((one) => path.startsWith(one))
  if (base === undefined || !URL.canParse(apiUrl + path)) return null
  const url = new URL(apiUrl + path)
  // Dot segments are resolved by now.
  return url.href.startsWith(new URL(apiUrl + base).href) ? url.href : null
}

async function ask(
  url: string,
  body: string | undefined,
  headers: Readonly<Record<string, string>>,
  timeoutMs: number,
): Promise<ApiAnswer> {
  try {
    const response = await fetch(url, {
      headers: {
        ...headers,
        accept: 'application/json',
        'x-requested-with': 'fetch',
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { method: 'POST', body }),
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (Number(response.headers.get('content-length')) > largestBody) {
      await response.body?.cancel()
      return { failed: 'unreachable' }
    }
    const contentType = response.headers.get('content-type') ?? ''
    return { status: response.status, contentType, body: await response.text() }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    return { failed: isLate ? 'timeout' : 'unreachable' }
  }
}
