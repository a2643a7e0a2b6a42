import type { Database } from '../database/database.ts'
import type { RowLock } from '../database/row-lock.ts'
import type { Background } from './background.ts'
import type { MailPort } from '../modules/mail/mail-port.ts'
import type { TextPort } from '../modules/mail/text-port.ts'
import type { SocialProvider } from '../modules/social/social-provider.ts'
import type { Sessions } from '../modules/auth/sessions.ts'
import type { PushPort } from '../modules/push/push-port.ts'
import type { PaymentGateway } from '../modules/payments/payment-gateway.ts'

/** What modules are given; none reaches for anything else. */
export interface Services {
  readonly db: Database
  /** Of what decides about stock, coupons, money and seats. */
  readonly lock: RowLock
  readonly mail: MailPort
  readonly texts: TextPort
  /** Whose accounts open an account here. */
  readonly social: readonly SocialProvider[]
  readonly gateway: PaymentGateway
  /** How long the items of an order are kept for its payment. */
  readonly reservationMinutes: number
  /** Signs short-lived links: of an invoice, say. */
  readonly linkSecret: string
  readonly sessions: Sessions
  /** Messages to browsers that are not open. */
  readonly push: PushPort
  readonly background: Background
  /** Where people reach the site, for links in mails: `https://brightyard.example`. */
  readonly publicOrigin: string
  /** Times the limits per address; 1 in production. */
  readonly rateLimitFactor: number
  now(): Date
}
