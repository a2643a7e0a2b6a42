import PDFDocument from 'pdfkit'
import { documentFonts, pdfOf } from '../invoices/pdf-document.ts'

export interface Certificate {
  kidName: string
  program: string
  organiser: string
  chapters: number
  lessons: number
  completedAt: Date
  number: string
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const [width, height] = [842, 595]
const ink = '#2b2a33'

/** One landscape page of A4. */
export function drawCertificate(given: Certificate): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `Certificate of ${given.kidName}: ${given.program}`,
      Author: 'Brightyard',
      CreationDate: given.completedAt,
    },
  })
  const finished = pdfOf(document)
  document.registerFont('text', documentFonts.text).registerFont('bold', documentFonts.bold)
  document
    .rect(28, 28, width - 56, height - 56)
    .lineWidth(3)
    .stroke('#ffc24b')
  document
    .rect(38, 38, width - 76, height - 76)
    .lineWidth(1)
    .stroke('#35a7c9')
  const line = (text: string, y: number, size: number, font: 'text' | 'bold' = 'text') =>
    document
      .font(font)
      .fontSize(size)
      .fillColor(ink)
      .text(text, 70, y, { width: width - 140, align: 'center' })
  line('Brightyard', 74, 20, 'bold')
  line('Certificate', 112, 40, 'bold')
  line('This is to say that', 190, 14)
  line(given.kidName, 214, 34, 'bold')
  line('has completed the program', 282, 14)
  line(given.program, 306, 26, 'bold')
  line(`${given.chapters} chapters and ${given.lessons} lessons, with ${given.organiser}`, 372, 14)
  line(day.format(given.completedAt), 420, 14)
  line(`Certificate ${given.number}`, 500, 10)
  document.end()
  return finished
}
