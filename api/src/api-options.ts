import type { OpenDatabase } from '@brightyard/database'
import type { FastifyInstance } from 'fastify'
import type { DestinationStream, LoggerOptions } from 'pino'
import type { RowLock } from './database/row-lock.ts'
import type { FileStore } from './files/file-store.ts'
import type { MeetingPort } from './modules/live/meeting-port.ts'
import type { EmailOutbox } from './modules/messages/email-outbox.ts'
import type { EmailPort } from './modules/messages/email-port.ts'
import type { TextMessagePort } from './modules/messages/text-message-port.ts'
import type { PaymentGateway } from './modules/payments/payment-gateway.ts'
import type { PushOptions } from './modules/push/push-port.ts'
import type { SocialProvider } from './modules/social/social-provider.ts'

export interface ApiOptions {
  /** Open and migrated; the caller closes it after the server. */
  database: OpenDatabase
  /** At least 32 characters; signs access tokens. */
  sessionSecret: string
  /** Public origins of the site. Links in emails use the first; calls may come from all of them. */
  publicOrigins: readonly [string, ...string[]]
  email: EmailPort
  /** Text messages; without it no one can sign up with a mobile number. */
  texts?: TextMessagePort
  /** Providers for social sign-in; none by default. */
  social?: (app: FastifyInstance) => Promise<SocialProvider[]>
  now?: () => Date
  logger?: (LoggerOptions & { stream?: DestinationStream }) | false
  /** Trusted proxy networks besides this machine. */
  trustedNetworks?: readonly string[]
  /** Multiplies the rate limits per IP address, for a test suite that runs from one. */
  rateLimitFactor?: number
  /** A Valkey or Redis where all APIs count calls; in the database otherwise. */
  limitsUrl?: string | undefined
  /** The description of all calls at /docs; on by default. */
  describesItself?: boolean
  /** A hosted payment provider; without one the sandbox, which takes no money. */
  gateway?: PaymentGateway
  /** Where sessions online take place; at the organiser's link or in the site's room by default. */
  meetings?: MeetingPort
  /** How long the items of an order are reserved for its payment; 15 by default. */
  reservationMinutes?: number
  /** Tests pass one that locks nothing, to show that their races are then lost. */
  rowLock?: RowLock
  /** Emails that were not sent, for GET /dev/outbox; never in production. */
  outbox?: EmailOutbox
  /** Where the pictures of `/media/*` are. */
  mediaFolder?: string
  /** Where all instances have their files; without one, pictures are in the folder and all else in the database. */
  files?: FileStore
  /** Keys and contact of the site for push services; without keys new ones are generated, which no browser knows. */
  push?: Partial<PushOptions>
}
