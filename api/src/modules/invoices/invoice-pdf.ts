import type { Invoice } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import PDFDocument from 'pdfkit'
import { documentFonts, pdfOf } from './pdf-document.ts'
import { gap, paintTable } from './pdf-table.ts'
import type { Column } from './pdf-table.ts'

const margin = 48
const width = 595 - 2 * margin

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

type Line = Invoice['lines'][number]
type Tax = Invoice['taxes'][number]

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

const taxColumns: Column<Tax>[] = [
  { title: 'Rate', width: 60, text: (tax) => `${tax.tax_percent}%` },
  {
    title: 'Taxable value',
    width: 110,
    text: (tax) => formatMoney(tax.pre_tax_in_paise),
    align: 'right',
  },
  {
    title: 'Central tax',
    width: 105,
    text: (tax) => formatMoney(tax.central_in_paise),
    align: 'right',
  },
  {
    title: 'State tax',
    width: 105,
    text: (tax) => formatMoney(tax.state_in_paise),
    align: 'right',
  },
  {
    title: 'Integrated tax',
    width: 119,
    text: (tax) => formatMoney(tax.integrated_in_paise),
    align: 'right',
  },
]

/** The invoice on A4, on one or more pages. */
export function drawInvoice(invoice: Invoice): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `Invoice ${invoice.number}`,
      Author: invoice.seller.name,
      Subject: `Order ${invoice.order_code}`,
      CreationDate: new Date(invoice.issued_at),
    },
  })
  const finished = pdfOf(document)
  document.registerFont('text', documentFonts.text).registerFont('bold', documentFonts.bold)
  head(document, invoice)
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

function head(document: PDFKit.PDFDocument, { seller, buyer, ...invoice }: Invoice) {
  document.font('bold').fontSize(20).text('Brightyard')
  document.fontSize(12).text(`Tax invoice ${invoice.number}`)
  document
    .font('text')
    .fontSize(9)
    .text(`Issued on ${day.format(new Date(invoice.issued_at))}. Order ${invoice.order_code}.`)
    .moveDown()
  const top = document.y
  const half = width / 2 - 12
  document.font('bold').text('Sold by', margin, top).font('text')
  for (const line of [seller.name, ...seller.address, `GSTIN ${seller.gstin}`])
    document.text(line, { width: half })
  const left = document.y
  document
    .font('bold')
    .text(buyer ? 'Delivered to' : 'Billed to', margin + half + 24, top)
    .font('text')
  for (const line of buyerLines(invoice.buyer_name, buyer))
    if (line) document.text(line, { width: half })
  document.y = Math.max(left, document.y) + 16
}

const buyerLines = (name: string, address: Invoice['buyer']) =>
  address
    ? [
        name,
        address.line1,
        address.line2,
        address.landmark,
        `${address.city} ${address.pincode}`,
        address.state,
        address.mobile,
      ]
    : [name]

function sums(document: PDFKit.PDFDocument, { totals, buyer, coupon_code: coupon }: Invoice) {
  const delivery: [string, number][] = buyer ? [['Delivery', totals.delivery_in_paise]] : []
  const rows: [string, number][] = [
    ['Items', totals.items_in_paise],
    ...(totals.discount_in_paise > 0
      ? [[`Coupon ${coupon ?? ''}`, -totals.discount_in_paise] as [string, number]]
      : []),
    ...delivery,
    ['Before tax', totals.pre_tax_in_paise],
    ['Tax', totals.tax_in_paise],
  ]
  for (const [name, paise] of rows) sum(document, name, paise, 'text')
  sum(document, 'Total paid', totals.total_in_paise, 'bold')
  document.moveDown()
}

function sum(document: PDFKit.PDFDocument, name: string, paise: number, font: 'text' | 'bold') {
  const { y } = document
  document.font(font).fontSize(10)
  document.text(name, margin + width - gap - 240, y, { width: 140 })
  document.text(formatMoney(paise), margin + width - gap - 100, y, { width: 100, align: 'right' })
}
