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
const [left, width, bottom] = [48, 499, 780]
const [columnGap, lineGap, cardPadding] = [22, 2, 24]

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
  /** Two columns of equal height that begin at `y`; without `y`, how tall they are. */
  const columns = (paragraphs: readonly string[], size: number, y?: number) => {
    const words = paragraphs.join('\n\n')
    document.font('text').fontSize(size).fillColor(ink)
    const whole = document.heightOfString(words, { width: (width - columnGap) / 2, lineGap })
    // A line more than the half: lines are not divided.
    const height = whole / 2 + document.currentLineHeight(true) + lineGap
    if (y !== undefined)
      document.text(words, left, y, { width, height, columns: 2, columnGap, lineGap })
    return height
  }
  /** The picture takes the room that the words below it leave. */
  const illustrated = (picture: Buffer, paragraphs: readonly string[]) => {
    const top = document.y + 10
    const height = Math.min(420, bottom - top - 14 - columns(paragraphs, 12.5))
    document.save().rect(left, top, width, height).clip()
    document.image(picture, left, top, {
      cover: [width, height],
      align: 'center',
      valign: 'center',
    })
    document.restore()
    columns(paragraphs, 12.5, top + height + 14)
  }
  /** A tinted card that is as tall as what it holds; gives where it ends. */
  const card = (title: string, words: string, top: number, tint: string) => {
    const inner = { width: width - 2 * cardPadding, lineGap }
    document.font('text').fontSize(15)
    const height = document.heightOfString(words, inner) + 2 * cardPadding + 40
    document.roundedRect(left, top, width, height, 14).fill(tint)
    const x = left + cardPadding
    document
      .font('bold')
      .fontSize(22)
      .fillColor(accent)
      .text(title, x, top + cardPadding, inner)
    document.font('text').fontSize(15).fillColor(ink)
    document.text(words, x, top + cardPadding + 40, inner)
    return top + height
  }
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
  illustrated(issue.pictures[0], issue.lead)

  turn('At home', 2)
  heading(issue.article.title, 80, 26)
  columns(issue.article.paragraphs, 15.5, document.y + 12)

  turn('Young Xperts', 3)
  heading(issue.story.title, 80, 26)
  illustrated(issue.pictures[1], issue.story.paragraphs)

  turn('Letters and puzzles', 4)
  const end = card('A letter', issue.letter, 84, '#FDF1D8')
  card('The puzzle', issue.puzzle.question, end + 28, '#E4F1F5')
  heading('Turn the page around for the answer', 640, 13)
  document.rotate(180, { origin: [left + width / 2, 700] })
  document
    .font('text')
    .fontSize(11)
    .text(issue.puzzle.answer, left, 690, { width, align: 'center' })
  document.end()
  return finished
}
