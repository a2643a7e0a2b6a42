import type { FastifyBaseLogger } from 'fastify'
import { expireOrders } from './modules/payments/expire-orders.ts'
import { payAllRefunds } from './modules/payments/pay-refunds.ts'
import { deleteDueAccounts, forgetOldRequests } from './modules/security/delete-due-accounts.ts'
import { forgetUntakenUploads } from './modules/uploads/upload.repository.ts'
import { forgetOldKeys } from './server/idempotency.ts'
import type { Services } from './server/services.ts'

const hour = 60 * 60 * 1000

/**
 * What must happen although nobody asks: late callbacks, reservations that run out, refunds that the
 * gateway did not take at once, old keys. Every step may be repeated, and one that fails stops no other.
 */
export function createUpkeep(
  services: Services,
  options: { deliverCallbacks: () => Promise<void>; log: FastifyBaseLogger },
): () => Promise<void> {
  const { db, now } = services
  let keysForgottenAt = 0
  const steps: Record<string, () => Promise<unknown>> = {
    callbacks: options.deliverCallbacks,
    reservations: () => expireOrders(services),
    refunds: () => payAllRefunds(services),
    deletions: () => deleteDueAccounts(services),
    keys: async () => {
      if (now().getTime() - keysForgottenAt < hour) return
      keysForgottenAt = now().getTime()
      await forgetOldKeys(db, now())
      await forgetOldRequests(services)
      await forgetUntakenUploads(db, now())
    },
  }
  return async () => {
    for (const [step, run] of Object.entries(steps)) {
      try {
        await run()
      } catch (err) {
        options.log.error({ err, step }, 'a step of the upkeep failed')
      }
    }
  }
}
