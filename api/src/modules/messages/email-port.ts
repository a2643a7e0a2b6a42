export interface Email {
  to: string
  subject: string
  /** Plain text; links are on lines of their own. */
  text: string
}

/** How the site sends emails: an outbox in development, SMTP elsewhere. */
export interface EmailPort {
  send(email: Email): Promise<void>
}
