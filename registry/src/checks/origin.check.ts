import type { Reason } from '@brightyard/contract/registry'
import { reason } from './reason.ts'

const loopbackNames = new Set(['localhost', '127.0.0.1', '[::1]'])

/** Host names and IP addresses of this machine. */
export const isLoopbackName = (host: string) =>
  loopbackNames.has(host) || host.endsWith('.localhost')

export const isLoopback = ({ hostname }: URL) => isLoopbackName(hostname)

/** Where a release may come from: exact origins, https unless it is this machine. */
export function checkOrigin(address: string, allowedOrigins: readonly string[]): Reason[] {
  const url = URL.canParse(address) ? new URL(address) : null
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search) {
    return [reason('address-invalid', { address })]
  }
  const reasons: Reason[] = []
  if (!allowedOrigins.includes(url.origin)) {
    reasons.push(reason('origin-not-allowed', { origin: url.origin, allowed: allowedOrigins }))
  }
  if (url.protocol !== 'https:' && !isLoopback(url)) {
    reasons.push(reason('origin-not-https', { origin: url.origin }))
  }
  return reasons
}
