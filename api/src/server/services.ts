import type { Database } from '../database/database.ts'
import type { Background } from './background.ts'
import type { MailPort } from '../modules/mail/mail-port.ts'
import type { Sessions } from '../modules/auth/sessions.ts'

/** What modules are given; none reaches for anything else. */
export interface Services {
  readonly db: Database
  readonly mail: MailPort
  readonly sessions: Sessions
  readonly background: Background
  /** Where people reach the site, for links in mails: `https://brightyard.example`. */
  readonly publicOrigin: string
  /** Times the limits per address; 1 in production. */
  readonly rateLimitFactor: number
  now(): Date
}
