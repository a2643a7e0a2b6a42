/** A column of a printed table; widths are in points. */
export interface Column<Row> {
  title: string
  width: number
  text: (row: Row) => string
  align?: 'left' | 'right'
}

/** Between the text of a cell and the next one. */
export const gap = 6
const bottom = 780

/** Draws a table below the current position; rows that do not fit go to a new page, which repeats the titles. */
export function paintTable<Row>(
  document: PDFKit.PDFDocument,
  { columns, rows, left }: { columns: readonly Column<Row>[]; rows: readonly Row[]; left: number },
) {
  const paintRow = (cells: readonly string[], font: 'text' | 'bold') => {
    document.font(font).fontSize(8.5)
    const heights = columns.map(({ width }, index) =>
      document.heightOfString(cells[index] ?? '', { width: width - gap }),
    )
    const height = Math.max(...heights) + gap
    if (document.y + height > bottom) {
      document.addPage()
      if (font === 'text') paintTitles()
      document.font(font).fontSize(8.5)
    }
    const { y } = document
    let x = left
    columns.forEach(({ width, align = 'left' }, index) => {
      document.text(cells[index] ?? '', x, y, { width: width - gap, align })
      x += width
    })
    document.y = y + height
    document
      .moveTo(left, document.y - gap / 2)
      .lineTo(x - gap, document.y - gap / 2)
      .lineWidth(0.5)
      .strokeColor('#c8c2b8')
      .stroke()
  }
  const paintTitles = () =>
    paintRow(
      columns.map(({ title }) => title),
      'bold',
    )
  paintTitles()
  for (const row of rows)
    paintRow(
      columns.map(({ text }) => text(row)),
      'text',
    )
  document.x = left
  document.moveDown()
}
