import type { Database } from '../database/database.ts'
import type { RowLock } from '../database/row-lock.ts'
import type { Background } from './background.ts'
import type { EmailPort } from '../modules/messages/email-port.ts'
import type { TextMessagePort } from '../modules/messages/text-message-port.ts'
import type { SocialProvider } from '../modules/social/social-provider.ts'
import type { Sessions } from '../modules/auth/sessions.ts'
import type { PushPort } from '../modules/push/push-port.ts'
import type { PaymentGateway } from '../modules/payments/payment-gateway.ts'

/** The dependencies of all modules. */
export interface Services {
  readonly db: Database
  /** For rows that decide about stock, coupons, money and seats. */
  readonly lock: RowLock
  readonly email: EmailPort
  readonly texts: TextMessagePort
  /** Providers for social sign-in. */
  readonly social: readonly SocialProvider[]
  readonly gateway: PaymentGateway
  /** How long the items of an order are reserved for its payment. */
  readonly reservationMinutes: number
  /** Signs short-lived links, such as those to invoices. */
  readonly linkSecret: string
  readonly sessions: Sessions
  /** Messages to browsers, open or not. */
  readonly push: PushPort
  readonly background: Background
  /** Where people reach the site, for links in emails: `https://brightyard.example`. */
  readonly publicOrigin: string
  /** Multiplies the rate limits per IP address; 1 in production. */
  readonly rateLimitFactor: number
  now(): Date
}
