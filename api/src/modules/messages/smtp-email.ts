import { createTransport } from 'nodemailer'
import { UndeliverableError } from './email-port.ts'
import type { EmailPort } from './email-port.ts'

/** Together shorter than the time after which the queue gives a message to another process. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
  socketTimeout: 30_000,
}

/** Sends through the server at `smtps://user:password@host:465`. */
export function createSmtpEmail(url: string, from: string): EmailPort {
  const transport = createTransport({ url, ...timeouts })
  return {
    async send({ to, subject, text }, messageId) {
      try {
        await transport.sendMail({ from, to, subject, text, messageId: `<${messageId}>` })
      } catch (error) {
        throw isFinal(error) ? new UndeliverableError(error.message, { cause: error }) : error
      }
    },
  }
}

/** A lasting refusal of this recipient or this message; a refusal of our own sign-in is not one. */
const isFinal = (error: unknown): error is Error =>
  error instanceof Error &&
  'code' in error &&
  (error.code === 'EENVELOPE' || error.code === 'EMESSAGE') &&
  'responseCode' in error &&
  Number(error.responseCode) >= 550
