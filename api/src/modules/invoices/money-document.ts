import type { Invoice, TaxShare } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import PDFDocument from 'pdfkit'
import { documentFonts } from './pdf-document.ts'
import { gap } from './pdf-table.ts'
import type { Column } from './pdf-table.ts'

/** Left and right of everything; in points. */
export const margin = 48
const width = 595 - 2 * margin

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
export const dayOf = (iso: string) => day.format(new Date(iso))

type Parties = Pick<Invoice, 'seller' | 'buyer_name' | 'buyer' | 'order_code'>

/** An A4 document with its head: what it is, and whom it is from and for. */
export function startDocument(
  given: Parties & { title: string; facts: readonly string[]; issued_at: string },
): PDFKit.PDFDocument {
  const document = new PDFDocument({
    size: 'A4',
    margin,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: given.title,
      Author: given.seller.name,
      Subject: `Order ${given.order_code}`,
      CreationDate: new Date(given.issued_at),
    },
  })
  document.registerFont('text', documentFonts.text).registerFont('bold', documentFonts.bold)
  document.font('bold').fontSize(20).text('Brightyard')
  document.fontSize(12).text(given.title)
  document.font('text').fontSize(9)
  for (const fact of given.facts) document.text(fact)
  document.moveDown()
  paintParties(document, given)
  return document
}

function paintParties(document: PDFKit.PDFDocument, { seller, buyer, buyer_name }: Parties) {
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
  for (const line of buyerLines(buyer_name, buyer)) if (line) document.text(line, { width: half })
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

/** A sum at the right edge. */
export function paintSum(
  document: PDFKit.PDFDocument,
  name: string,
  paise: number,
  font: 'text' | 'bold' = 'text',
) {
  const { y } = document
  document.font(font).fontSize(10)
  document.text(name, margin + width - gap - 240, y, { width: 140 })
  document.text(formatMoney(paise), margin + width - gap - 100, y, { width: 100, align: 'right' })
}

export const taxColumns: Column<TaxShare>[] = [
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
