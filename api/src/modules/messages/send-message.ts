import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'

export interface Message {
  subject: string
  /** The email's paragraphs, without greeting and signature. */
  paragraphs: readonly string[]
  /** The same in one or two sentences, for a text message. */
  short: string
}

/** Sends a message by email or text message, whichever the contact is. */
export async function sendMessage({ email, texts }: Services, to: Contact, message: Message) {
  if (to.kind === 'mobile') {
    await texts.send({ to: to.value, text: message.short })
    return
  }
  await email.send({
    to: to.value,
    subject: message.subject,
    text: ['Hello,', ...message.paragraphs, 'Your Brightyard team'].join('\n\n'),
  })
}
