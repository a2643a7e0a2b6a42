export interface Mail {
  to: string
  subject: string
  /** Plain text; links stand on lines of their own. */
  text: string
}

/** How the site sends letters: an outbox for development, SMTP elsewhere. */
export interface MailPort {
  send(mail: Mail): Promise<void>
}
