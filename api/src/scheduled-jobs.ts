import type { FastifyBaseLogger } from 'fastify'
import { handInOverdue } from './modules/assessments/hand-in.ts'
import { concludeBookings } from './modules/bookings/attendance.ts'
import { endCancelledDates } from './modules/bookings/cancel-dates.ts'
import { sendReminders } from './modules/bookings/reminders.ts'
import { tendWaitingLists } from './modules/bookings/waiting-list.ts'
import { deleteOldDrafts } from './modules/forms/draft.repository.ts'
import { announceForms, formNews } from './modules/forms/form-news.ts'
import { tellDesks } from './modules/forms/tell-desk.ts'
import { deleteOldRooms } from './modules/live/live-room.ts'
import { deleteOldMessages } from './modules/messages/message.repository.ts'
import { expireOrders } from './modules/payments/expire-orders.ts'
import { payAllRefunds } from './modules/payments/pay-refunds.ts'
import { assignWorksheets } from './modules/practice/system-worksheets.ts'
import { deleteDueAccounts, deleteExpiredRequests } from './modules/security/delete-due-accounts.ts'
import { tellOfStock } from './modules/stock-alerts/tell-of-stock.ts'
import { remindOfEnds } from './modules/subscriptions/term-reminders.ts'
import { checkLeftFiles } from './modules/talent/files/check-left.ts'
import { removeStoredFiles, storeUploads } from './modules/uploads/stored-uploads.ts'
import { deleteEmptyUploads, deleteUnclaimedUploads } from './modules/uploads/upload.repository.ts'
import type { Queue } from './queue/queue.ts'
import { deleteOldKeys } from './server/idempotency.ts'
import { deleteOldCounts } from './server/limits/database-counts.ts'
import type { Services } from './server/services.ts'

type Steps = Record<string, () => Promise<unknown>>

/**
 * Expired reservations, refunds to retry, deletions and cleaning up. The queue starts them, in one process at a time;
 * every step may be repeated, and a failing one does not stop the others.
 */
export function createScheduledJobs(
  services: Services,
  options: { deliverCallbacks: () => Promise<unknown>; log: FastifyBaseLogger },
) {
  const { db, now } = services
  const tellFamilies = formNews(services)
  const everyMinute: Steps = {
    callbacks: options.deliverCallbacks,
    assessments: () => handInOverdue(services),
    reservations: () => expireOrders(services),
    dates: () => endCancelledDates(services),
    waitingLists: () => tendWaitingLists(services),
    stockAlerts: () => tellOfStock(services),
    refunds: () => payAllRefunds(services),
    reminders: () => sendReminders(services),
    subscriptions: () => remindOfEnds(services),
    deletions: () => deleteDueAccounts(services),
    formAnswers: () => tellDesks(services),
    forms: () => announceForms(services, tellFamilies),
    entryFiles: () => checkLeftFiles(services),
    emptyUploads: () => deleteEmptyUploads(db, now()),
    storedUploads: () => storeUploads(services),
    removedFiles: () => removeStoredFiles(services),
  }
  const everyHour: Steps = {
    keys: () => deleteOldKeys(db, now()),
    counts: () => deleteOldCounts(db),
    requests: () => deleteExpiredRequests(services),
    uploads: () => deleteUnclaimedUploads(db, now()),
    worksheets: () => assignWorksheets(services),
    attendance: () => concludeBookings(services),
    rooms: () => deleteOldRooms(services),
    drafts: () => deleteOldDrafts(db, now()),
    messages: () => deleteOldMessages(db, now()),
  }
  async function run(steps: Steps) {
    for (const [step, work] of Object.entries(steps)) {
      try {
        await work()
      } catch (err) {
        options.log.error({ err, step }, 'a scheduled job failed')
      }
    }
  }
  return {
    /** All of them once, in this process. */
    runAll: () => run({ ...everyMinute, ...everyHour }),
    /** Starts the queue with its schedule. */
    async start(queue: Queue) {
      queue.handle('every-minute', () => run(everyMinute))
      queue.handle('every-hour', () => run(everyHour))
      await queue.start({ 'every-minute': '* * * * *', 'every-hour': '7 * * * *' })
    },
  }
}
