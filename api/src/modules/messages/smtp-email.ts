import { createTransport } from 'nodemailer'
import type { EmailPort } from './email-port.ts'

/** Sends through the server at `smtps://user:password@host:465`. */
export function createSmtpEmail(url: string, from: string): EmailPort {
  const transport = createTransport(url)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
