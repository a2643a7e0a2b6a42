import type { Services } from '../../server/services.ts'
import type { Contact } from '../countries/contact.ts'

export interface Message {
  subject: string
  /** The letter, paragraph by paragraph; a greeting and the signature are put around. */
  paragraphs: readonly string[]
  /** The same in one or two sentences, for a text message. */
  short: string
}

/** Says it where the person can be reached: by letter or by text message. */
export async function tell({ mail, texts }: Services, to: Contact, message: Message) {
  if (to.kind === 'mobile') {
    await texts.send({ to: to.value, text: message.short })
    return
  }
  await mail.send({
    to: to.value,
    subject: message.subject,
    text: ['Hello,', ...message.paragraphs, 'Your Brightyard team'].join('\n\n'),
  })
}
