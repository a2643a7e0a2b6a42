import { createTransport } from 'nodemailer'
import type { MailPort } from './mail-port.ts'

/** Sends by the server of `smtps://user:password@host:465`. */
export function createSmtpMail(url: string, from: string): MailPort {
  const transport = createTransport(url)
  return {
    async send({ to, subject, text }) {
      await transport.sendMail({ from, to, subject, text })
    },
  }
}
