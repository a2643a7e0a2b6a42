import {
  type ApiBases,
  type Call,
  type CallInput,
  type CallOutput,
  definitionOf,
} from '@brightyard/contract/calls'
import { ApiError, unreachable } from './api-error.ts'
import type { RequestContext } from './connection.ts'
import { createTransport, type Transport } from './transport.ts'
import { nextPageQuery } from './next-page.ts'
import { requestOf } from './request-of.ts'

export interface CallOptions {
  signal?: AbortSignal | undefined
  /** `links.next` of the page before: asks there, with the same input, where it is this call on its own API. */
  next?: string | undefined
  /** Goes out even while its page is being left; at most 64 kB. */
  keepalive?: boolean | undefined
}

/** The only way to the server: calls of the contract, with answers parsed by the contract. */
export interface Api {
  /** Throws `ApiError`, and nothing else. */
  call<C extends Call>(call: C, input: CallInput<C>, options?: CallOptions): Promise<CallOutput<C>>
  /** Fetches what every call needs, ahead of the first one. */
  prepare?(): void
  /**
   * By which a request of another protocol, such as a part of a file by tus, is this person's. `isRefused`: the last
   * ones were answered 401, and the session is renewed first. Left out where nobody can be signed in.
   */
  sessionHeaders?(isRefused?: boolean): Promise<Record<string, string>>
}

export interface ApiOptions extends RequestContext {
  /** Where the two APIs answer: `/vendor` and `/cms`, or absolute addresses. */
  bases: ApiBases
  /**
   * Called when a call with a session is answered 401; true: there is a new access token, retry once.
   * Many calls at once share one answer.
   */
  renewSession?: () => Promise<boolean>
  /** In place of axios, for a render on the server. */
  transport?: Transport
}

/** One client per browser tab, or per request on the server: it holds a person's session. */
export function createApi(options: ApiOptions): Api {
  const { transport = createTransport(options) } = options
  let renewal: Promise<boolean> | undefined
  const renew = () =>
    (renewal ??= (options.renewSession?.() ?? Promise.resolve(false)).finally(() => {
      renewal = undefined
    }))

  async function answer(call: Call, input: Record<string, unknown>, callOptions: CallOptions) {
    const { next, signal, keepalive } = callOptions
    const request = requestOf(call, input)
    if (next) {
      Object.assign(
        request.query,
        nextPageQuery(next, options.bases[call.base] ?? '', request.path),
      )
    }
    const send = () =>
      transport({ ...request, signal, keepalive, withSession: call.session !== 'none' })
    try {
      return await send()
    } catch (error) {
      const expired = error instanceof ApiError && error.kind === 'unauthenticated'
      if (expired && call.session !== 'none' && (await renew())) return await send()
      throw error
    }
  }

  return {
    prepare: () => transport.prepare?.(),
    async sessionHeaders(isRefused) {
      if (isRefused) await renew()
      const token = options.accessToken?.()
      return { ...options.headers, ...(token ? { Authorization: `Bearer ${token}` } : {}) }
    },
    async call(asked, input, callOptions = {}) {
      transport.prepare?.() // beside the definition, not after it
      const call = await fetchDefinition(asked)
      const data = await answer(call, input, callOptions)
      const parsed = call.response.safeParse(data)
      if (parsed.success) return parsed.data as CallOutput<typeof call>
      throw new ApiError('bad-answer', 'The server sent an answer that we do not understand.', {
        code: call.name,
        cause: parsed.error,
      })
    },
  }
}

/** In a browser the schemas of a call come with its first use; that may fail as the call itself may. */
async function fetchDefinition<C extends Call>(call: C): Promise<C> {
  try {
    return await definitionOf(call)
  } catch (error) {
    throw unreachable(error)
  }
}
