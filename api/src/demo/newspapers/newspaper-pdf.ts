import PDFDocument from 'pdfkit'
import { documentFonts, pdfOf } from '../../modules/invoices/pdf-document.ts'

export interface Newspaper {
  month: Date
  number: number
  headline: string
  lead: readonly string[]
  article: { title: string; paragraphs: readonly string[] }
  story: { title: string; paragraphs: readonly string[] }
  letter: string
  puzzle: { question: string; answer: string }
  /** JPEG of the cover, and of the story. */
  pictures: readonly [cover: Buffer, story: Buffer]
}

/** Every issue has four pages. */
export const pagesOfIssue = 4

const monthName = new Intl.DateTimeFormat('en-IN', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
})
const ink = '#232845'
const accent = '#0B6583'
const [left, width] = [48, 499]

/** An issue of the newspaper, four pages of A4. */
export function drawNewspaper(issue: Newspaper): Promise<Buffer> {
  const month = monthName.format(issue.month)
  const document = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 40, left, right: left },
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `The Yard Paper, ${month}`,
      Author: 'Brightyard',
      CreationDate: issue.month,
      ModDate: issue.month,
    },
  })
  const finished = pdfOf(document)
  document.registerFont('text', documentFonts.text).registerFont('bold', documentFonts.bold)
  const rule = (y: number, weight = 1) =>
    document
      .moveTo(left, y)
      .lineTo(left + width, y)
      .lineWidth(weight)
      .stroke(ink)
  const heading = (text: string, y: number, size: number) =>
    document.font('bold').fontSize(size).fillColor(ink).text(text, left, y, { width, lineGap: -4 })
  const columns = (paragraphs: readonly string[], y: number, height: number) =>
    document.font('text').fontSize(12.5).fillColor(ink).text(paragraphs.join('\n\n'), left, y, {
      width,
      height,
      columns: 2,
      columnGap: 22,
      lineGap: 2,
      ellipsis: true,
    })
  const turn = (section: string, page: number) => {
    document.addPage()
    document.font('bold').fontSize(11).fillColor(accent).text(section, left, 44, { width })
    document.text(`${month} · ${page}`, left, 44, { width, align: 'right' })
    rule(64)
  }

  document.font('bold').fontSize(46).fillColor(accent)
  document.text('The Yard Paper', left, 34, { width, align: 'center' })
  rule(98, 2)
  document.font('text').fontSize(11).fillColor(ink)
  document.text(`Issue ${issue.number}`, left, 104, { width })
  document.text(month, left, 104, { width, align: 'right' })
  rule(124)
  heading(issue.headline, 136, 32)
  document.image(issue.pictures[0], left, document.y + 10, {
    cover: [width, 250],
    width,
    height: 250,
  })
  columns(issue.lead, document.y + 14, 780 - document.y - 20)

  turn('At home', 2)
  heading(issue.article.title, 80, 26)
  columns(issue.article.paragraphs, document.y + 12, 770 - document.y - 12)

  turn('Young Xperts', 3)
  heading(issue.story.title, 80, 26)
  document.image(issue.pictures[1], left, document.y + 10, {
    cover: [width, 200],
    width,
    height: 200,
  })
  columns(issue.story.paragraphs, document.y + 14, 780 - document.y - 20)

  turn('Letters and puzzles', 4)
  heading('A letter', 80, 22)
  columns([issue.letter], document.y + 8, 120)
  heading('The puzzle', 250, 22)
  document
    .font('text')
    .fontSize(14)
    .text(issue.puzzle.question, left, document.y + 8, { width })
  heading('Turn the page around for the answer', 640, 13)
  document.rotate(180, { origin: [left + width / 2, 700] })
  document
    .font('text')
    .fontSize(11)
    .text(issue.puzzle.answer, left, 690, { width, align: 'center' })
  document.end()
  return finished
}
