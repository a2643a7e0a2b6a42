import type { Mail, MailPort } from './mail-port.ts'

export interface Outbox extends MailPort {
  /** The newest first. */
  letters(): readonly (Mail & { sentAt: Date })[]
}

const keep = 200

/** Keeps letters instead of sending them. */
export function createOutbox(now: () => Date = () => new Date()): Outbox {
  let kept: (Mail & { sentAt: Date })[] = []
  return {
    async send(mail) {
      kept = [{ ...mail, sentAt: now() }, ...kept].slice(0, keep)
    },
    letters: () => kept,
  }
}
