import type { Invoice, TaxShare } from '@brightyard/contract'
import { lineAmounts } from '@brightyard/contract/money'
import { eq } from 'drizzle-orm'
import type { Database } from '../../database/database.ts'
import { users } from '../../database/schema/users.schema.ts'
import { conflict } from '../../server/api-problem.ts'
import { taxText } from '../catalog/product-card.ts'
import { deliveryTaxPercent, sellerState } from '../delivery/delivery-days.ts'
import { deliveryNames } from '../delivery/delivery-names.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'

const seller = {
  name: 'Brightyard Learning Private Limited',
  address: [
    '4th Floor, Cubbon Arcade',
    '27 Residency Road',
    'Bengaluru 560025',
    'Karnataka, India',
  ],
  gstin: '29AABCB1234F1Z5',
}

/** An order's invoice, from what was stored when it was placed: nothing is recalculated. */
export async function viewInvoice(db: Database, order: OrderRow): Promise<Invoice> {
  const { invoiceNumber, paidAt, totals } = order
  if (invoiceNumber === null || paidAt === null)
    throw conflict('no_invoice', 'The invoice is available once the order is paid.')
  const lines = await readOrderLines(db, order.id)
  return {
    number: invoiceNumber,
    issued_at: paidAt.toISOString(),
    ...(await partiesOf(db, order)),
    lines: [
      ...lines.map((line) => ({
        name: line.variantName ? `${line.name}, ${line.variantName}` : line.name,
        quantity: line.quantity,
        price_in_paise: line.priceInPaise,
        tax_percent: taxText(line.taxPercent),
        ...lineAmounts(line),
      })),
      ...deliveryLine(order, lines),
    ],
    totals,
    coupon_code: order.couponCode,
    taxes: taxesOf(order),
  }
}

/** The order, and whom an invoice or a credit note of it is from and for. */
export async function partiesOf(db: Database, { id, code, userId, address }: OrderRow) {
  const [buyer] = await db.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return {
    order_id: id,
    order_code: code,
    seller,
    buyer_name: address?.name ?? buyer?.name ?? '',
    buyer: address,
  }
}

/**
 * An order's tax by rate and recipient, from what was stored. Where nothing is sent, and the buyer's address is not on
 * record, the place of supply is the seller's.
 */
export const taxesOf = ({ totals, address }: OrderRow): TaxShare[] =>
  taxShares(address, totals.tax_rates)

type Rate = Pick<TaxShare, 'tax_percent' | 'pre_tax_in_paise'> & { tax_in_paise: number }

/** Who the tax of each rate goes to. */
export function taxShares(address: OrderRow['address'], rates: readonly Rate[]): TaxShare[] {
  const isLocal = !address || address.state === sellerState
  return rates.map(({ tax_percent, pre_tax_in_paise, tax_in_paise }) => {
    const central = isLocal ? Math.floor(tax_in_paise / 2) : 0
    return {
      tax_percent,
      pre_tax_in_paise,
      central_in_paise: central,
      state_in_paise: isLocal ? tax_in_paise - central : 0,
      integrated_in_paise: isLocal ? 0 : tax_in_paise,
    }
  })
}

/** Delivery as a separate line, unless it was free. */
export function deliveryLine(
  { totals, deliveryChoice }: OrderRow,
  goods: readonly { preTaxInPaise: number; taxInPaise: number }[],
): Invoice['lines'] {
  const amount = totals.delivery_in_paise
  if (amount === 0 || !deliveryChoice) return []
  const preTax = goods.reduce((rest, line) => rest - line.preTaxInPaise, totals.pre_tax_in_paise)
  const tax = goods.reduce((rest, line) => rest - line.taxInPaise, totals.tax_in_paise)
  return [
    {
      name: deliveryNames[deliveryChoice],
      quantity: 1,
      price_in_paise: amount,
      tax_percent: String(deliveryTaxPercent),
      amount_in_paise: amount,
      discount_in_paise: 0,
      pre_tax_in_paise: preTax,
      tax_in_paise: tax,
      total_in_paise: amount,
    },
  ]
}
