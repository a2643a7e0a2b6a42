import type { CandidateFee, CandidatePayment, PaymentStart } from '@brightyard/contract'
import { priceBasket } from '@brightyard/contract/money'
import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { assessmentFeeLines, assessments } from '../../database/schema/assessments.schema.ts'
import { orderLines, orders } from '../../database/schema/orders.schema.ts'
import { conflict, notFound } from '../../server/api-problem.ts'
import { isSameSecret } from '../../server/is-same-secret.ts'
import type { Services } from '../../server/services.ts'
import { addPayer } from '../orders/payer.ts'
import { awaitPayment, storeOrder } from '../orders/store-order.ts'
import { checkGatewayStatus, expire } from '../payments/expire-orders.ts'
import { openPaymentOf, renewPayment } from '../payments/open-payment.ts'
import { viewPaymentStatus } from '../payments/payment-view.ts'
import type { AssessmentRow } from './assessment.repository.ts'
import type { Candidate } from './candidate-passcode.ts'
import { lockCandidate, readFeeLine } from './fee-lines.ts'

const alreadyPaid = () => conflict('already_paid', 'The fee is paid. You can start the assessment.')
const noFee = () => conflict('no_fee', 'There is nothing to pay. You can start the assessment.')
const closed = () => conflict('closed', 'This assessment is closed, so there is nothing to pay.')

const basketOf = ({ feeInPaise, taxPercent }: AssessmentRow) =>
  priceBasket([{ priceInPaise: feeInPaise, taxPercent, quantity: 1 }])

export function viewFee(row: AssessmentRow): CandidateFee {
  const { totals } = basketOf(row)
  return {
    pre_tax_in_paise: totals.preTaxInPaise,
    tax_in_paise: totals.taxInPaise,
    total_in_paise: totals.totalInPaise,
    tax_percent: row.taxPercent,
  }
}

/** The order that awaits this candidate's payment. */
async function findHeld(db: Database, candidateId: number) {
  const [held] = await db
    .select({ order: orders })
    .from(assessmentFeeLines)
    .innerJoin(orderLines, eq(orderLines.id, assessmentFeeLines.orderLineId))
    .innerJoin(orders, eq(orders.id, orderLines.orderId))
    .where(
      and(eq(assessmentFeeLines.candidateId, candidateId), isNull(assessmentFeeLines.releasedAt)),
    )
  return held?.order
}

/** Repeating it, in whatever window, leads to the same payment. */
export async function payFee(services: Services, candidate: Candidate): Promise<PaymentStart> {
  const { db, lock, now } = services
  const before = await findHeld(db, candidate.id)
  if (before?.status === 'awaiting_payment') {
    // What was paid at the bank counts, also where its answer has not arrived.
    if (before.reservedUntil <= now()) await expire(services, before.id)
    else await checkGatewayStatus(services, before.id)
  }
  const orderId = await db.transaction(async (tx) => {
    const locked = await lockCandidate(tx, lock, candidate.id)
    if (!locked || locked.paidAt) throw alreadyPaid()
    const held = await findHeld(tx, candidate.id)
    if (held) return held.id
    return orderFee(services, tx, locked)
  })
  await renewPayment(services, orderId)
  return openPaymentOf(services, orderId)
}

async function orderFee(services: Services, tx: Database, candidate: Candidate): Promise<number> {
  const now = services.now()
  const [row] = await tx
    .select()
    .from(assessments)
    .where(eq(assessments.id, candidate.assessmentId))
  const isGone = !row?.publishedAt || row.withdrawnAt || (row.closesAt && row.closesAt <= now)
  if (isGone) throw closed()
  if (row.feeInPaise === 0) throw noFee()
  const { name, id: candidateId } = candidate
  const buyer = await addPayer(tx, name, now)
  const { feeInPaise: priceInPaise, taxPercent } = row
  const order = await storeOrder(buyer, services, tx, {
    orderType: 'assessment',
    basket: basketOf(row),
    coupon: undefined,
    lines: [
      {
        name: row.title,
        variantName: 'Fee',
        picture: null,
        priceInPaise,
        taxPercent: String(taxPercent),
      },
    ],
    now,
  })
  await tx
    .insert(assessmentFeeLines)
    .values(order.lineIds.map((orderLineId) => ({ orderLineId, candidateId })))
  await awaitPayment(services, tx, order, now)
  return order.id
}

const paymentNotFound = () => notFound('this payment')

/** For who has the order's secret. The gateway is asked where its answer is still on its way. */
export async function viewFeePayment(
  services: Services,
  { order_code, secret }: { order_code: string; secret: string },
): Promise<CandidatePayment> {
  const { db, now } = services
  const own = and(eq(orders.code, order_code.toUpperCase()), eq(orders.orderType, 'assessment'))
  const [found] = await db.select().from(orders).where(own)
  const isRight = isSameSecret(secret, found?.trackingSecret ?? 'no order has this secret')
  if (!found || !isRight) throw paymentNotFound()
  if (found.status === 'awaiting_payment') await checkGatewayStatus(services, found.id)
  const [order = found] = await db.select().from(orders).where(own)
  const { status, message, can_retry } = await viewPaymentStatus(services, order.id, now())
  const { candidate } = await readFeeLine(db, order.id)
  const [row] = await db
    .select()
    .from(assessments)
    .where(eq(assessments.id, candidate.assessmentId))
  if (!row) throw paymentNotFound()
  const [tax] = order.totals.tax_rates
  return {
    order_code: order.code,
    assessment_id: row.id,
    title: row.title,
    status,
    message,
    fee: {
      pre_tax_in_paise: order.totals.pre_tax_in_paise,
      tax_in_paise: order.totals.tax_in_paise,
      total_in_paise: order.totalInPaise,
      tax_percent: Number(tax?.tax_percent ?? 0),
    },
    can_retry: can_retry || (status === 'failure' && candidate.paidAt === null),
    invoice_number: order.invoiceNumber,
    paid_at: order.paidAt?.toISOString() ?? null,
  }
}
