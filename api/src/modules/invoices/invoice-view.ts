import type { Invoice, TaxShare } from '@brightyard/contract'
import type { Database } from '../../database/database.ts'
import { conflict } from '../../server/api-problem.ts'
import { deliveryTaxPercent, sellerState } from '../delivery/delivery-days.ts'
import { deliveryNames, lineOf } from '../orders/order-view.ts'
import { readOrderLines } from '../orders/order.repository.ts'
import type { OrderRow } from '../orders/order-steps.ts'

export const seller = {
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
  const lines = (await readOrderLines(db, order.id)).map(lineOf)
  return {
    number: invoiceNumber,
    issued_at: paidAt.toISOString(),
    order_id: order.id,
    order_code: order.code,
    seller,
    buyer: order.address,
    lines: [
      ...lines.map((line) => ({
        name: line.variant_name ? `${line.name}, ${line.variant_name}` : line.name,
        quantity: line.quantity,
        price_in_paise: line.price_in_paise,
        tax_percent: line.tax_percent,
        amount_in_paise: line.amount_in_paise,
        discount_in_paise: line.discount_in_paise,
        pre_tax_in_paise: line.pre_tax_in_paise,
        tax_in_paise: line.tax_in_paise,
        total_in_paise: line.total_in_paise,
      })),
      ...deliveryLine(order, lines),
    ],
    totals,
    coupon_code: order.couponCode,
    taxes: taxesOf(order),
  }
}

/** An order's tax by rate and recipient, from what was stored. */
export function taxesOf({ totals, address }: OrderRow): TaxShare[] {
  const isLocal = address.state === sellerState
  return totals.tax_rates.map(({ tax_percent, pre_tax_in_paise, tax_in_paise }) => {
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
function deliveryLine(
  { totals, deliveryChoice }: OrderRow,
  goods: readonly { pre_tax_in_paise: number; tax_in_paise: number }[],
): Invoice['lines'] {
  const amount = totals.delivery_in_paise
  if (amount === 0) return []
  const rest = (of: 'pre_tax_in_paise' | 'tax_in_paise') =>
    totals[of] - goods.reduce((sum, line) => sum + line[of], 0)
  const [preTax, tax] = [rest('pre_tax_in_paise'), rest('tax_in_paise')]
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
