import type { CreditNote, CreditNoteSummary } from '@brightyard/contract'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { payments, refunds } from '../../database/schema/payments.schema.ts'
import { notFound } from '../../server/api-problem.ts'
import { taxText } from '../catalog/product-card.ts'
import type { OrderLineRow } from '../orders/line-kinds.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'
import { deliveryLine, partiesOf, taxShares } from './invoice-view.ts'

type Line = CreditNote['lines'][number]
type RefundRow = typeof refunds.$inferSelect

const noSuchNote = () => notFound('this credit note')

/** The credit notes of an order, the earliest first. */
export async function listCreditNotes(db: Database, orderId: number): Promise<CreditNoteSummary[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), isNotNull(refunds.creditNoteNumber)))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => summaryOf(refund))
}

function summaryOf({ id, creditNoteNumber, paidAt, amountInPaise }: RefundRow): CreditNoteSummary {
  if (creditNoteNumber === null || paidAt === null) throw noSuchNote()
  return {
    id,
    number: creditNoteNumber,
    issued_at: paidAt.toISOString(),
    total_in_paise: amountInPaise,
  }
}

/** A credit note, from what was stored with its order and refunds. */
export async function viewCreditNote(
  db: Database,
  order: OrderRow,
  id: number,
): Promise<CreditNote> {
  const refunded = await reversalsOf(db, order.id)
  const refund = refunded.find((one) => one.id === id)
  if (!refund || order.invoiceNumber === null || order.paidAt === null) throw noSuchNote()
  const lines = creditedLines(order, await readOrderLines(db, order.id), { refund, refunded })
  const rates = byRate(lines)
  return {
    ...summaryOf(refund),
    invoice_number: order.invoiceNumber,
    invoice_issued_at: order.paidAt.toISOString(),
    ...(await partiesOf(db, order)),
    reason: refund.reason,
    lines,
    pre_tax_in_paise: sumOf(lines, 'pre_tax_in_paise'),
    tax_in_paise: sumOf(lines, 'tax_in_paise'),
    taxes: taxShares(order.address, rates),
  }
}

/** What takes back a part of an order's invoice, the earliest first. */
async function reversalsOf(db: Database, orderId: number): Promise<RefundRow[]> {
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(eq(payments.orderId, orderId), eq(refunds.reversesInvoice, true)))
    .orderBy(asc(refunds.id))
  return rows.map(({ refund }) => refund)
}

/** Of one line a part of it; otherwise all that is left of the order, its delivery included. */
function creditedLines(
  order: OrderRow,
  lines: readonly OrderLineRow[],
  { refund, refunded }: { refund: RefundRow; refunded: readonly RefundRow[] },
): Line[] {
  const ofLine = lines.find((line) => line.id === refund.orderLineId)
  if (ofLine) return [partOf(ofLine, refund.amountInPaise)]
  const rest = lines.map((line) => {
    // A line is refunded at most once by itself.
    const before = refunded.find(({ id, orderLineId }) => id < refund.id && orderLineId === line.id)
    return lessOf(wholeOf(line), before && partOf(line, before.amountInPaise))
  })
  const delivery = deliveryLine(order, lines).map(
    ({ name, quantity, tax_percent, pre_tax_in_paise, tax_in_paise, total_in_paise }) => ({
      name,
      quantity,
      tax_percent,
      pre_tax_in_paise,
      tax_in_paise,
      total_in_paise,
    }),
  )
  return [...rest, ...delivery].filter(({ total_in_paise }) => total_in_paise > 0)
}

const wholeOf = (line: OrderLineRow): Line => ({
  name: line.variantName ? `${line.name}, ${line.variantName}` : line.name,
  quantity: line.quantity,
  tax_percent: taxText(line.taxPercent),
  pre_tax_in_paise: line.preTaxInPaise,
  tax_in_paise: line.taxInPaise,
  total_in_paise: line.totalInPaise,
})

/** With its share of the line's tax, to the paisa; what is left of both is the rest's. */
function partOf(line: OrderLineRow, amountInPaise: number): Line {
  const tax =
    line.totalInPaise === 0 ? 0 : Math.round((line.taxInPaise * amountInPaise) / line.totalInPaise)
  return {
    ...wholeOf(line),
    pre_tax_in_paise: amountInPaise - tax,
    tax_in_paise: tax,
    total_in_paise: amountInPaise,
  }
}

const lessOf = (line: Line, before: Line | undefined): Line =>
  before
    ? {
        ...line,
        pre_tax_in_paise: line.pre_tax_in_paise - before.pre_tax_in_paise,
        tax_in_paise: line.tax_in_paise - before.tax_in_paise,
        total_in_paise: line.total_in_paise - before.total_in_paise,
      }
    : line

type Amount = 'pre_tax_in_paise' | 'tax_in_paise'

const sumOf = (lines: readonly Line[], amount: Amount) =>
  lines.reduce((sum, line) => sum + line[amount], 0)

const byRate = (lines: readonly Line[]) =>
  [...new Set(lines.map(({ tax_percent }) => tax_percent))].map((tax_percent) => {
    const ofRate = lines.filter((line) => line.tax_percent === tax_percent)
    return {
      tax_percent,
      pre_tax_in_paise: sumOf(ofRate, 'pre_tax_in_paise'),
      tax_in_paise: sumOf(ofRate, 'tax_in_paise'),
    }
  })
