import axios, { isAxiosError } from 'axios'
import type { ApiBases } from '@brightyard/contract/calls'
import { announceBusy } from './announce-busy.ts'
import { addIndividualData, addVendorId } from './interceptors.ts'
import { repeatWhereSafe } from './repeat-where-safe.ts'
import { repeatWhileBusy } from './repeat-while-busy.ts'
import type { PlainRequest } from './request-of.ts'
import { toApiError } from './to-api-error.ts'

/** What every request of a tab, or of one server render, carries. */
export interface RequestContext {
  accessToken?: () => string | null
  /** vendor_id of browser storage (spec §7). */
  vendorId?: () => string | null
  /** Passcode and application of an assessment candidate. */
  individual?: () => { password: string; application_id: string } | null
  /** Sent with every request, such as the request id of the page that the edge renders. */
  headers?: Readonly<Record<string, string>>
  /** Milliseconds; 10 seconds unless said otherwise. */
  timeout?: number
  /**
   * Waits where the server has no time for a call now, says so, and sends it again; sends calls with a key again whose
   * server went away. Otherwise such calls fail at once.
   */
  waitsWhileBusy?: boolean
}

export interface Sending extends PlainRequest {
  signal?: AbortSignal | undefined
  /** Outlives its page, which only `fetch` can. */
  keepalive?: boolean | undefined
  withSession: boolean
}

export interface ConnectionOptions extends RequestContext {
  bases: ApiBases
}

/** The part of the transport that is fetched with the first call: axios, and what reads its failures. */
export function connect(options: ConnectionOptions) {
  const instance = axios.create({
    timeout: options.timeout ?? 10_000,
    headers: { 'X-Requested-With': 'fetch', ...options.headers },
    withCredentials: true,
  })
  // axios runs request interceptors in the reverse order of their addition.
  instance.interceptors.request.use((config) => addVendorId(config, options.vendorId?.() ?? null))
  instance.interceptors.request.use((config) =>
    addIndividualData(config, options.individual?.() ?? null, options.bases.vendor),
  )

  async function send(request: Sending): Promise<unknown> {
    const token = request.withSession ? options.accessToken?.() : null
    try {
      const { data } = await instance.request<unknown>({
        method: request.method,
        baseURL: options.bases[request.base] ?? '',
        // A release is fetched and each of its pages tried before the registry answers.
        ...(request.base === 'ops' ? { timeout: 120_000 } : {}),
        url: request.path,
        params: request.query,
        data: request.body,
        headers: token ? { Authorization: `Bearer ${token}` } : {},
        ...(request.signal ? { signal: request.signal } : {}),
        ...(request.keepalive ? { adapter: 'fetch', fetchOptions: { keepalive: true } } : {}),
      })
      return data
    } catch (error) {
      if (isAxiosError(error)) throw toApiError(error)
      throw error
    }
  }
  if (!options.waitsWhileBusy) return send
  return (request: Sending) =>
    repeatWhileBusy(
      () => repeatWhereSafe(() => send(request), request, request.signal),
      announceBusy,
      request.signal,
    )
}
