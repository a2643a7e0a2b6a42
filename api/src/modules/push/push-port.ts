import type { PushMessage } from '@brightyard/contract'
import webPush from 'web-push'
import type { PushKeys } from './push-keys.ts'

export interface PushTarget {
  endpoint: string
  p256dh: string
  auth: string
}

/** sent: accepted by the push service. gone: the browser has unsubscribed. failed: may work later. */
export type PushOutcome = 'sent' | 'gone' | 'failed'

/** How messages reach browsers: encrypted for the browser, signed with the site's key. */
export interface PushPort {
  readonly publicKey: string
  /** Whether an endpoint belongs to a known push service: the server calls no other URL from a browser. */
  isAllowed(endpoint: string): boolean
  send(target: PushTarget, message: PushMessage): Promise<PushOutcome>
}

/** The push services of Chromium, Firefox, Safari and Edge. */
const pushServices =
  /^https:\/\/(fcm\.googleapis\.com|android\.googleapis\.com|updates\.push\.services\.mozilla\.com|[\w.-]+\.push\.apple\.com|[\w.-]+\.notify\.windows\.com)$/

const dayInSeconds = 24 * 60 * 60
const timeout = 10_000

export interface PushOptions {
  keys: PushKeys
  /** `mailto:` or https: the contact for push services that have a problem with our messages. */
  subject: string
  /** Origins besides those of the browser vendors. */
  extraOrigins?: readonly string[]
}

export function createPush({ keys, subject, extraOrigins = [] }: PushOptions): PushPort {
  function isAllowed(endpoint: string) {
    if (!URL.canParse(endpoint)) return false
    const { origin, username, password } = new URL(endpoint)
    return !username && !password && (pushServices.test(origin) || extraOrigins.includes(origin))
  }
  return {
    publicKey: keys.publicKey,
    isAllowed,
    async send({ endpoint, p256dh, auth }, message) {
      if (!isAllowed(endpoint)) return 'gone'
      const request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(message),
        { vapidDetails: { subject, ...keys }, TTL: dayInSeconds, urgency: 'normal' },
      )
      const response = await fetch(request.endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(request.headers)
            .filter(([name]) => name.toLowerCase() !== 'content-length') // fetch sets it
            .map(([name, value]) => [name, String(value)]),
        ),
        body: request.body ? new Uint8Array(request.body) : '',
        redirect: 'error',
        signal: AbortSignal.timeout(timeout),
      })
      await response.body?.cancel()
      if (response.ok) return 'sent'
      return response.status === 404 || response.status === 410 ? 'gone' : 'failed'
    },
  }
}
