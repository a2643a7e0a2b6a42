import { subscribeToNewsletter } from '@brightyard/contract'
import type { FastifyInstance } from 'fastify'
import { newsletterSubscribers } from '../../database/schema/notifications.schema.ts'
import { registerCall } from '../../server/register-call.ts'
import type { Services } from '../../server/services.ts'
import { limitAddress } from '../auth/throttle.ts'

export function newsletterRoutes(app: FastifyInstance, services: Services) {
  registerCall(app, subscribeToNewsletter, async (_actor, { email }, { request }) => {
    await limitAddress(services, request, { name: 'newsletter', limit: 5, windowInMinutes: 60 })
    await services.db.insert(newsletterSubscribers).values({ email }).onConflictDoNothing()
    return { message: 'Successfully subscribed' }
  })
}
