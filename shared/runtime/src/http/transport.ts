import type { AxiosInstance } from 'axios'
import type { ApiBase } from '@brightyard/contract/calls'
import { addIndividualData, addVendorId } from './interceptors.ts'
import type { PlainRequest } from './request-of.ts'
import { toApiError, unreachable } from './to-api-error.ts'

/** What every request of a tab, or of one server render, carries. */
export interface RequestContext {
  accessToken?: () => string | null
  /** vendor_id of browser storage (spec §7). */
  vendorId?: () => string | null
  /** Passcode and application of an assessment candidate (Z-008). */
  individual?: () => { password: string; application_id: string } | null
  /** Sent with every request, such as the request id of the page that the edge renders. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds; 10 seconds unless said otherwise. */
  timeout?: number
}

interface Sending extends PlainRequest {
  signal?: AbortSignal | undefined
  withSession: boolean
}

/** Sends requests with axios, which is loaded with the first one: a visitor's first page needs none. */
export function createTransport(options: RequestContext & { bases: Record<ApiBase, string> }) {
  let client: Promise<AxiosInstance> | undefined

  async function connect(): Promise<AxiosInstance> {
    const { default: axios } = await import('axios')
    const instance = axios.create({
      timeout: options.timeout ?? 10_000,
      headers: { 'X-Requested-With': 'fetch', ...options.headers },
      withCredentials: true,
    })
    // axios runs request interceptors in the reverse order of their addition.
    instance.interceptors.request.use((config) => addVendorId(config, options.vendorId?.() ?? null))
    instance.interceptors.request.use((config) =>
      addIndividualData(config, options.individual?.() ?? null),
    )
    return instance
  }

  return async function send(request: Sending): Promise<unknown> {
    client ??= connect()
    const instance = await client.catch((error: unknown) => {
      client = undefined // a chunk that did not arrive is asked for again with the next call
      throw unreachable(error)
    })
    const token = request.withSession ? options.accessToken?.() : null
    try {
      const { data } = await instance.request<unknown>({
        method: request.method,
        baseURL: options.bases[request.base],
        url: request.path,
        params: request.query,
        data: request.body,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        ...(request.signal ? { signal: request.signal } : {}),
      })
      return data
    } catch (error) {
      const { isAxiosError } = await import('axios')
      if (isAxiosError(error)) throw toApiError(error)
      throw error
    }
  }
}
