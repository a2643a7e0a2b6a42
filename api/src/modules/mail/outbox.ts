import type { Mail, MailPort } from './mail-port.ts'
import type { TextPort } from './text-port.ts'

export interface Outbox extends MailPort {
  /** Text messages lie among the letters. */
  texts: TextPort
  /** The newest first. */
  letters(): readonly (Mail & { sentAt: Date })[]
}

const keep = 200

/** Keeps letters instead of sending them. */
export function createOutbox(now: () => Date = () => new Date()): Outbox {
  let kept: (Mail & { sentAt: Date })[] = []
  const send = async (mail: Mail) => {
    kept = [{ ...mail, sentAt: now() }, ...kept].slice(0, keep)
  }
  return {
    send,
    texts: { send: ({ to, text }) => send({ to, subject: 'Text message', text }) },
    letters: () => kept,
  }
}
