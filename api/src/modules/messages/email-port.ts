export interface Email {
  to: string
  subject: string
  /** Plain text, with each link on its own line. */
  text: string
}

/** How the site sends emails: an outbox in development, SMTP elsewhere. */
export interface EmailPort {
  /** The id is the same at every attempt to send an email. Throws an UndeliverableError where no attempt can succeed. */
  send(email: Email, messageId: string): Promise<void>
}

/** The recipient does not exist or refuses the message: there is no point in trying again. */
export class UndeliverableError extends Error {
  override name = 'UndeliverableError'
}
