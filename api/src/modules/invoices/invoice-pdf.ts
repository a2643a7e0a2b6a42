import type { Invoice } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { dayOf, margin, paintSum, startDocument, taxColumns } from './money-document.ts'
import { pdfOf } from './pdf-document.ts'
import { paintTable } from './pdf-table.ts'
import type { Column } from './pdf-table.ts'

type Line = Invoice['lines'][number]

const money = (title: string, width: number, of: (line: Line) => number): Column<Line> => ({
  title,
  width,
  text: (line) => formatMoney(of(line)),
  align: 'right',
})

const lineColumns: Column<Line>[] = [
  { title: 'Item', width: 118, text: (line) => line.name },
  { title: 'Qty', width: 26, text: (line) => String(line.quantity), align: 'right' },
  money('Price', 67, (line) => line.price_in_paise),
  money('Discount', 60, (line) => line.discount_in_paise),
  money('Before tax', 67, (line) => line.pre_tax_in_paise),
  { title: 'Rate', width: 34, text: (line) => `${line.tax_percent}%`, align: 'right' },
  money('Tax', 60, (line) => line.tax_in_paise),
  money('Total', 67, (line) => line.total_in_paise),
]

/** The invoice on A4, on one or more pages. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const document = startDocument({
    ...invoice,
    title: `Tax invoice ${invoice.number}`,
    facts: [`Issued on ${dayOf(invoice.issued_at)}. Order ${invoice.order_code}.`],
  })
  const finished = pdfOf(document)
  paintTable(document, { columns: lineColumns, rows: invoice.lines, left: margin })
  sums(document, invoice)
  document.font('bold').fontSize(11).text('Tax by rate', margin).moveDown(0.3)
  paintTable(document, { columns: taxColumns, rows: invoice.taxes, left: margin })
  document
    .font('text')
    .fontSize(8)
    .text(
      'All prices include tax. This is a computer-generated invoice and needs no signature.',
      margin,
    )
  document.end()
  return finished
}

function sums(document: PDFKit.PDFDocument, { totals, buyer, coupon_code: coupon }: Invoice) {
  paintSum(document, 'Items', totals.items_in_paise)
  if (totals.discount_in_paise > 0)
    paintSum(document, `Coupon ${coupon ?? ''}`, -totals.discount_in_paise)
  if (buyer) paintSum(document, 'Delivery', totals.delivery_in_paise)
  paintSum(document, 'Before tax', totals.pre_tax_in_paise)
  paintSum(document, 'Tax', totals.tax_in_paise)
  paintSum(document, 'Total paid', totals.total_in_paise, 'bold')
  document.moveDown()
}
