import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Host names and IP addresses of this machine. */
export const isLoopbackName = (host: string) =>
  loopbackNames.has(host) || host.endsWith('.localhost')

export const isLoopback = ({ hostname }: URL) => isLoopbackName(hostname)

/** Where releases may come from, as exact origins. */
export interface ReleaseOrigins {
  /** By https, from public addresses; also from this machine. */
  allowedOrigins: readonly string[]
  /** Of servers in the operator's own network: by http too, and from private addresses. */
  internalOrigins?: readonly string[] | undefined
}

/** Whether a release may come from there: from a listed origin, encrypted unless it is the operator's own. */
export function checkOrigin(address: string, origins: ReleaseOrigins): Reason[] {
  const { allowedOrigins, internalOrigins = [] } = origins
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search) {
    return [reason('address-invalid', { address })]
  }
  if (internalOrigins.includes(url.origin)) return []
  const reasons: Reason[] = []
  if (!allowedOrigins.includes(url.origin)) {
    reasons.push(reason('origin-not-allowed', { origin: url.origin, allowed: allowedOrigins }))
  }
  if (url.protocol !== 'https:' && !isLoopback(url)) {
    reasons.push(reason('origin-not-https', { origin: url.origin }))
  }
  return reasons
}
