import type { Database } from '../../database/database.ts'
import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'
import type { Cause } from './outbox.ts'

export interface Message {
  subject: string
  /** The email's paragraphs, without greeting and signature. */
  paragraphs: readonly string[]
  /** The same in one or two sentences, for a text message. */
  short: string
}

/** Sends a message by email or text message, whichever each contact is, when the transaction commits. */
export function sendMessage(
  { outbox }: Pick<Services, 'outbox'>,
  tx: Database,
  { to, message, ...cause }: Cause & { to: readonly Contact[]; message: Message },
) {
  const text = ['Hello,', ...message.paragraphs, 'Your Brightyard team'].join('\n\n')
  return outbox.add(
    tx,
    cause,
    to.map(({ kind, value }) =>
      kind === 'mobile'
        ? { channel: 'text', to: value, text: message.short }
        : { channel: 'email', to: value, subject: message.subject, text },
    ),
  )
}
