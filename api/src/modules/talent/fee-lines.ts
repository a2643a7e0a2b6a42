import { accountPaths } from '@brightyard/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { campaigns } from '../../database/schema/content.schema.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import { entryFeeLines, talentEntries } from '../../database/schema/talent.schema.ts'
import type { LineKind } from '../orders/line-kinds.ts'
import { phaseOf } from '../content/campaign.repository.ts'
import { lockEntry } from './entry.repository.ts'
import { moveOn } from './send-entry.ts'
import { ownEntryPath } from './talent-news.ts'

/** The entry whose fee an order is. */
async function readFeeLine(db: Database, orderId: number) {
  const [row] = await db
    .select({ line: entryFeeLines, entry: talentEntries, campaign: campaigns })
    .from(entryFeeLines)
    .innerJoin(orderLines, eq(orderLines.id, entryFeeLines.orderLineId))
    .innerJoin(talentEntries, eq(talentEntries.id, entryFeeLines.entryId))
    .innerJoin(campaigns, eq(campaigns.id, talentEntries.campaignId))
    .where(eq(orderLines.orderId, orderId))
  if (!row) throw new Error(`Order ${orderId} has no entry.`)
  return row
}

const setHeld = (tx: Database, orderLineId: number, releasedAt: Date | null) =>
  tx.update(entryFeeLines).set({ releasedAt }).where(eq(entryFeeLines.orderLineId, orderLineId))

const receiptOf = (code: string) => accountPaths.transaction.to({ id: code })

/** The fee of an entry: paid once, and with it the entry takes part. */
export const entryLineKind: LineKind = {
  type: 'entry',
  words: {
    news: {
      paid: { title: 'The fee is paid', text: 'The entry takes part in the campaign.' },
    },
    notPaidInTime: 'No payment arrived in time.',
    gone: 'This entry takes part no longer, or its fee was paid already. You will get this payment back.',
    paymentFailed: 'The payment failed, and nothing was taken. Please try again.',
    declined: 'Your bank declined the payment. Nothing was taken. Please try again.',
  },

  async reserveAgain(tx, lock, order) {
    const { line, campaign } = await readFeeLine(tx, order.id)
    const entry = await lockEntry(tx, lock, line.entryId)
    const others = await tx.$count(
      entryFeeLines,
      and(
        eq(entryFeeLines.entryId, line.entryId),
        ne(entryFeeLines.orderLineId, line.orderLineId),
        isNull(entryFeeLines.releasedAt),
      ),
    )
    const isLate = phaseOf(campaign, order.reservedUntil) !== 'open'
    if (others > 0 || isLate || !entry || entry.paidAt || entry.withdrawnAt) return false
    await setHeld(tx, line.orderLineId, null)
    return true
  },

  async isStillThere(tx, lock, order) {
    const { line } = await readFeeLine(tx, order.id)
    const entry = await lockEntry(tx, lock, line.entryId)
    return entry !== undefined && entry.withdrawnAt === null
  },

  async whyUnusable(db, order) {
    const { entry } = await readFeeLine(db, order.id)
    if (entry.paidAt) return undefined
    const cause = entry.withdrawnAt ? 'The entry was withdrawn' : 'The campaign closed'
    return `${cause} before your payment arrived, so all of it goes back to you.`
  },

  async confirm({ lock }, tx, order, at) {
    const { line, campaign } = await readFeeLine(tx, order.id)
    await lockEntry(tx, lock, line.entryId)
    const [entry] = await tx
      .update(talentEntries)
      .set({ paidAt: at })
      .where(eq(talentEntries.id, line.entryId))
      .returning()
    if (entry) await moveOn(tx, { entry, campaign, kid: '' }, at)
  },

  async release(tx, lock, order, at) {
    const { line } = await readFeeLine(tx, order.id)
    await lockEntry(tx, lock, line.entryId)
    await setHeld(tx, line.orderLineId, at)
  },

  mayCancel: () => false,
  target: ({ code }) => receiptOf(code),
  returnPath: async (_, { code }) => receiptOf(code),
  async lineTargets(db, lines) {
    const [first] = lines
    if (!first) return new Map()
    const path = ownEntryPath((await readFeeLine(db, first.orderId)).entry)
    return new Map(lines.map(({ id }) => [id, path]))
  },
  subject: async (_, { id }) => ({ collectionType: 'Entry', actionId: id }),
  links: ({ code }) => [{ text: 'Your receipt:', path: receiptOf(code) }],
  isToCome: async () => false,
  calendar: async () => null,
}
