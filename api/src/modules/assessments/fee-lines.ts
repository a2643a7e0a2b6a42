import { candidatePaths } from '@brightyard/contract'
import { and, eq, isNull, ne } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import {
  assessmentCandidates,
  assessmentFeeLines,
} from '../../database/schema/assessments.schema.ts'
import { orderLines } from '../../database/schema/orders.schema.ts'
import type { RowLock } from '../../database/row-lock.ts'
import type { LineKind } from '../orders/line-kinds.ts'

/** The candidate whose fee an order is. */
export async function readFeeLine(db: Database, orderId: number) {
  const [row] = await db
    .select({ line: assessmentFeeLines, candidate: assessmentCandidates })
    .from(assessmentFeeLines)
    .innerJoin(orderLines, eq(orderLines.id, assessmentFeeLines.orderLineId))
    .innerJoin(assessmentCandidates, eq(assessmentCandidates.id, assessmentFeeLines.candidateId))
    .where(eq(orderLines.orderId, orderId))
  if (!row) throw new Error(`Order ${orderId} has no candidate.`)
  return row
}

/** After the order, as everywhere. */
export async function lockCandidate(tx: Database, lock: RowLock, id: number) {
  const [row] = await lock(
    tx.select().from(assessmentCandidates).where(eq(assessmentCandidates.id, id)),
  )
  return row
}

const setHeld = (tx: Database, orderLineId: number, releasedAt: Date | null) =>
  tx
    .update(assessmentFeeLines)
    .set({ releasedAt })
    .where(eq(assessmentFeeLines.orderLineId, orderLineId))

// The secret stands in the hash, which browsers send to nobody.
const receiptOf = (order_code: string, secret: string) =>
  `${candidatePaths.paid.to({}, { order_code })}#secret=${secret}`

/** The fee of an individual candidate: it is paid by who has the order's secret, and once. */
export const assessmentLineKind: LineKind = {
  type: 'assessment',
  words: {
    news: {
      paid: {
        title: 'Your fee is paid',
        text: 'You can start the assessment with your application ID and your passcode.',
      },
    },
    notPaidInTime: 'No payment arrived in time.',
    gone: 'The fee was paid already. You will get this payment back.',
    paymentFailed: 'The payment failed, and nothing was taken. Please try again.',
    declined: 'Your bank declined the payment. Nothing was taken. Please try again.',
  },

  async reserveAgain(tx, lock, order) {
    const { line } = await readFeeLine(tx, order.id)
    const candidate = await lockCandidate(tx, lock, line.candidateId)
    const others = await tx.$count(
      assessmentFeeLines,
      and(
        eq(assessmentFeeLines.candidateId, line.candidateId),
        ne(assessmentFeeLines.orderLineId, line.orderLineId),
        isNull(assessmentFeeLines.releasedAt),
      ),
    )
    if (others > 0 || !candidate || candidate.paidAt !== null) return false
    await setHeld(tx, line.orderLineId, null)
    return true
  },

  async confirm({ lock }, tx, order, at) {
    const { line } = await readFeeLine(tx, order.id)
    await lockCandidate(tx, lock, line.candidateId)
    await tx
      .update(assessmentCandidates)
      .set({ paidAt: at, orderId: order.id })
      .where(eq(assessmentCandidates.id, line.candidateId))
  },

  async release(tx, lock, order, at) {
    const { line } = await readFeeLine(tx, order.id)
    await lockCandidate(tx, lock, line.candidateId)
    await setHeld(tx, line.orderLineId, at)
  },

  mayCancel: () => false,
  target: () => candidatePaths.paid.to(),
  returnPath: async (_, { code, trackingSecret }) => receiptOf(code, trackingSecret),
  lineTargets: async () => new Map(),
  async contact(db, { id }) {
    const { contact } = (await readFeeLine(db, id)).candidate
    return contact === ''
      ? null
      : { kind: contact.includes('@') ? 'email' : 'mobile', value: contact }
  },
  subject: async (_, { id }) => ({ collectionType: 'Assessment', actionId: id }),
  links: ({ code, trackingSecret }) => [
    { text: 'Your receipt:', path: receiptOf(code, trackingSecret) },
  ],
  isToCome: async () => false,
  calendar: async () => null,
}
