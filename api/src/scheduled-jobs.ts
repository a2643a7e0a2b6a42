import type { FastifyBaseLogger } from 'fastify'
import { expireOrders } from './modules/payments/expire-orders.ts'
import { payAllRefunds } from './modules/payments/pay-refunds.ts'
import { deleteDueAccounts, deleteExpiredRequests } from './modules/security/delete-due-accounts.ts'
import { deleteUnclaimedUploads } from './modules/uploads/upload.repository.ts'
import { deleteOldKeys } from './server/idempotency.ts'
import type { Services } from './server/services.ts'

const hour = 60 * 60 * 1000

/**
 * Jobs that run every few seconds: due callbacks, expired reservations, refunds to retry, deletions, old keys.
 * Every job may be repeated, and a failing one does not stop the others.
 */
export function createScheduledJobs(
  services: Services,
  options: { deliverCallbacks: () => Promise<void>; log: FastifyBaseLogger },
): () => Promise<void> {
  const { db, now } = services
  let lastCleanUp = 0
  const steps: Record<string, () => Promise<unknown>> = {
    callbacks: options.deliverCallbacks,
    reservations: () => expireOrders(services),
    refunds: () => payAllRefunds(services),
    deletions: () => deleteDueAccounts(services),
    keys: async () => {
      if (now().getTime() - lastCleanUp < hour) return
      lastCleanUp = now().getTime()
      await deleteOldKeys(db, now())
      await deleteExpiredRequests(services)
      await deleteUnclaimedUploads(db, now())
    },
  }
  return async () => {
    for (const [step, run] of Object.entries(steps)) {
      try {
        await run()
      } catch (err) {
        options.log.error({ err, step }, 'a scheduled job failed')
      }
    }
  }
}
