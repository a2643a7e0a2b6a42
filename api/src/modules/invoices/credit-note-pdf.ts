import type { CreditNote } from '@brightyard/contract'
import { formatMoney } from '@brightyard/contract/money'
import { dayOf, margin, paintSum, startDocument, taxColumns } from './money-document.ts'
import { pdfOf } from './pdf-document.ts'
import { paintTable } from './pdf-table.ts'
import type { Column } from './pdf-table.ts'

type Line = CreditNote['lines'][number]

const money = (title: string, width: number, of: (line: Line) => number): Column<Line> => ({
  title,
  width,
  text: (line) => formatMoney(of(line)),
  align: 'right',
})

const lineColumns: Column<Line>[] = [
  { title: 'Item', width: 199, text: (line) => line.name },
  { title: 'Qty', width: 36, text: (line) => String(line.quantity), align: 'right' },
  money('Before tax', 80, (line) => line.pre_tax_in_paise),
  { title: 'Rate', width: 44, text: (line) => `${line.tax_percent}%`, align: 'right' },
  money('Tax', 66, (line) => line.tax_in_paise),
  money('Refunded', 74, (line) => line.total_in_paise),
]

/** The credit note on A4, on one or more pages. */
export function drawCreditNote(note: CreditNote): Promise<Buffer> {
  const document = startDocument({
    ...note,
    title: `Credit note ${note.number}`,
    facts: [
      `Issued on ${dayOf(note.issued_at)}. Order ${note.order_code}.`,
      `For tax invoice ${note.invoice_number} of ${dayOf(note.invoice_issued_at)}.`,
      ...(note.reason ? [`Reason: ${note.reason}`] : []),
    ],
  })
  const finished = pdfOf(document)
  paintTable(document, { columns: lineColumns, rows: note.lines, left: margin })
  paintSum(document, 'Before tax', note.pre_tax_in_paise)
  paintSum(document, 'Tax reversed', note.tax_in_paise)
  paintSum(document, 'Total refunded', note.total_in_paise, 'bold')
  document.moveDown()
  document.font('bold').fontSize(11).text('Tax reversed by rate', margin).moveDown(0.3)
  paintTable(document, { columns: taxColumns, rows: note.taxes, left: margin })
  document
    .font('text')
    .fontSize(8)
    .text('This is a computer-generated credit note and needs no signature.', margin)
  document.end()
  return finished
}
