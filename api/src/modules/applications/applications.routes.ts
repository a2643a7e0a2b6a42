import { randomInt } from 'node:crypto'
import { readApplication, readInvitation, sendApplication } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { invalidInput, notFound } from '../../server/api-problem.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitAddress } from '../auth/throttle.ts'
import { readContact } from '../countries/contact.ts'
import { sendMessage } from '../messages/send-message.ts'
import type { Message } from '../messages/send-message.ts'
import { refuseAllButAdmins } from '../orders/order.repository.ts'
import {
  findApplication,
  findInvitation,
  findSentBefore,
  insertApplication,
} from './applications.repository.ts'
import { referralOf } from './invitation-id.ts'

/** Without the letters and digits that people mix up. */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const newReference = (kind: 'partner' | 'school') =>
  `${kind === 'partner' ? 'PA' : 'SC'}-${Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('')}`

export function applicationsRoutes(app: FastifyInstance, services: Services) {
  const { db, linkSecret } = services

  registerCall(app, readInvitation, async (_actor, { id }, { request }) => {
    await limitAddress(services, request, { name: 'invitation', limit: 60, windowInMinutes: 30 })
    const referralId = referralOf(linkSecret, id)
    const invitation = referralId === null ? undefined : await findInvitation(db, referralId)
    if (!invitation) throw notFound('this invitation')
    const { organisation, city, invitedBy } = invitation
    return { organisation: organisation ?? '', city: city ?? '', invited_by: invitedBy }
  })

  registerCall(app, readApplication, async (actor, { reference }) => {
    refuseAllButAdmins(actor)
    const found = await findApplication(db, reference)
    if (!found) throw notFound('this application')
    const { createdAt, contactName, id: _id, referralId: _referralId, ...application } = found
    return { ...application, sent_at: createdAt.toISOString(), contact_name: contactName }
  })

  registerCall(app, sendApplication, async (actor, input, { request }) => {
    const { kind, invitation, country_id, organisation, contact_name, city, message } = input
    const mobile = readContact(input.mobile, country_id)
    if (mobile?.kind !== 'mobile') {
      throw invalidInput({ mobile: 'Please enter a valid mobile number.' })
    }
    if (kind === 'partner' && input.services.length === 0) {
      throw invalidInput({ services: 'Please choose at least one service.' })
    }
    await limitAddress(services, request, { name: 'application', limit: 5, windowInMinutes: 30 })
    const reference = newReference(kind)
    const documents = [...new Set(input.documents)]
    const application = {
      reference,
      kind,
      organisation,
      contactName: contact_name,
      email: input.email,
      mobile: mobile.value,
      city,
      services: [...new Set(input.services)],
      message,
      referralId: invitation ? referralOf(linkSecret, invitation) : null,
    }
    const before = await findSentBefore(actor, db, application, documents)
    if (before) return before
    await db.transaction(async (tx) => {
      await insertApplication(actor, tx, application, documents)
      await sendMessage(services, tx, {
        cause: `application:${reference}`,
        to: [{ kind: 'email', value: input.email }],
        message: receivedMessage(organisation, reference),
      })
    })
    return { reference }
  })
}

const receivedMessage = (organisation: string, reference: string): Message => ({
  subject: `We have received your registration, ${reference}`,
  paragraphs: [
    `thank you for registering ${organisation} with Brightyard. Your reference number is ${reference}.`,
    'We review every registration and reply within five working days.',
  ],
  short: `Your Brightyard reference number is ${reference}.`,
})
