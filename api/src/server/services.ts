import type { Database } from '../database/database.ts'
import type { FileStore } from '../files/file-store.ts'
import type { RowLock } from '../database/row-lock.ts'
import type { Background } from './background.ts'
import type { InTurn } from './turns.ts'
import type { Outbox } from '../modules/messages/outbox.ts'
import type { Tasks } from '../queue/tasks.ts'
import type { SocialProvider } from '../modules/social/social-provider.ts'
import type { Sessions } from '../modules/auth/sessions.ts'
import type { PushPort } from '../modules/push/push-port.ts'
import type { MeetingPort } from '../modules/live/meeting-port.ts'
import type { LineKinds } from '../modules/orders/line-kinds.ts'
import type { PaymentGateway } from '../modules/payments/payment-gateway.ts'

/** The dependencies of all modules. */
export interface Services {
  readonly db: Database
  /** For lists and searches, which may be a moment old: a replica, where there is one. Never for what decides. */
  readonly reads: Database
  /** Where whole files go from the database; null where they stay. */
  readonly files: FileStore | null
  /** For rows that decide about stock, coupons, money and seats. */
  readonly lock: RowLock
  /** Emails, text messages and push messages, written in the transaction that causes them. */
  readonly outbox: Outbox
  /** What a request leaves to the queue. */
  readonly tasks: Tasks
  /** Providers for social sign-in. */
  readonly social: readonly SocialProvider[]
  readonly gateway: PaymentGateway
  /** Where sessions online take place. */
  readonly meetings: MeetingPort
  /** What an order consists of, by its type. */
  readonly lineKinds: LineKinds
  /** How long the items of an order are reserved for its payment. */
  readonly reservationMinutes: number
  /** Signs short-lived links, such as those to invoices. */
  readonly linkSecret: string
  readonly sessions: Sessions
  /** The site's key for push services, and which of them it knows. */
  readonly push: PushPort
  readonly background: Background
  /** For the searches that cost the most, so that they leave time for all other calls. */
  readonly inTurn: InTurn
  /** For sign-ins: to check a password keeps a core busy for a while, on purpose. One stays free for other calls. */
  readonly signInTurn: InTurn
  /** Where people reach the site, for links in emails: `https://brightyard.example`. */
  readonly publicOrigin: string
  /** Multiplies the rate limits per IP address; 1 in production. */
  readonly rateLimitFactor: number
  now(): Date
}
