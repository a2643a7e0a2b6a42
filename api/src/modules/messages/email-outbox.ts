import type { Email, EmailPort } from './email-port.ts'
import type { TextMessagePort } from './text-message-port.ts'

export interface EmailOutbox extends EmailPort {
  /** Text messages are listed among the emails. */
  texts: TextMessagePort
  /** The newest first. */
  emails(): readonly (Email & { sentAt: Date })[]
}

const capacity = 200

/** Stores emails instead of sending them. */
export function createEmailOutbox(now: () => Date = () => new Date()): EmailOutbox {
  let stored: (Email & { sentAt: Date })[] = []
  const send = async (email: Email) => {
    stored = [{ ...email, sentAt: now() }, ...stored].slice(0, capacity)
  }
  return {
    send,
    texts: { send: ({ to, text }) => send({ to, subject: 'Text message', text }) },
    emails: () => stored,
  }
}
