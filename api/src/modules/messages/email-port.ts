export interface Email {
  to: string
  subject: string
  /** Plain text, with each link on its own line. */
  text: string
}

/** How the site sends emails: an outbox in development, SMTP elsewhere. */
export interface EmailPort {
  send(email: Email): Promise<void>
}
