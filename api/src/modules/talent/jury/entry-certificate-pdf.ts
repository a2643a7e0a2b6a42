import PDFDocument from 'pdfkit'
import { documentFonts, pdfOf } from '../../invoices/pdf-document.ts'

export interface EntryCertificate {
  kidName: string
  entry: string
  campaign: string
  place: number | null
  /** Among whom the place is; null where all were ranked together. */
  ageGroup: string | null
  prize: string | null
  /** Names of the jury. */
  judges: readonly string[]
  decidedAt: Date
  number: string
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
const [width, height] = [842, 595]
const ink = '#2b2a33'
const curtain = '#b3204d'
const gold = '#ffc24b'
const folds = 9

/** One landscape page of A4: a stage between two curtains. */
export function drawEntryCertificate(given: EntryCertificate): Promise<Buffer> {
  const document = new PDFDocument({
    size: 'A4',
    layout: 'landscape',
    margin: 0,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      Title: `Certificate of ${given.kidName}: ${given.campaign}`,
      Author: 'Brightyard',
      CreationDate: given.decidedAt,
    },
  })
  const finished = pdfOf(document)
  document.registerFont('text', documentFonts.text).registerFont('bold', documentFonts.bold)
  drawStage(document)
  const line = (text: string, y: number, size: number, font: 'text' | 'bold' = 'text') => {
    const box = { width: width - 260, align: 'center', height: size * 1.7, ellipsis: true } as const
    document.font(font).fontSize(size)
    // Long names and titles get smaller, before they are cut.
    while (size > 12 && document.widthOfString(text) > box.width) document.fontSize((size -= 1))
    document.fillColor(ink).text(text, 130, y, box)
  }
  line('Brightyard TalentBox', 96, 16, 'bold')
  line(given.place === null ? 'Certificate' : `Place ${given.place}`, 122, 44, 'bold')
  line(certificateWords(given), 200, 14)
  line(given.kidName, 222, 34, 'bold')
  line('who went on stage with', 286, 14)
  line(`“${given.entry}”`, 308, 24, 'bold')
  line(`at ${given.campaign}`, 352, 16)
  if (given.prize) line(`Prize: ${given.prize}`, 382, 14)
  if (given.judges.length > 0) line(`The jury: ${given.judges.join(', ')}`, 424, 12)
  line(`${day.format(given.decidedAt)}. Entry ${given.number}`, 452, 12)
  document.end()
  return finished
}

/** Between the place and the name. */
export function certificateWords({
  place,
  ageGroup,
}: Pick<EntryCertificate, 'place' | 'ageGroup'>) {
  if (place === null) return 'for'
  return ageGroup === null ? 'goes to' : `among those of ${ageGroup} goes to`
}

function drawStage(document: PDFKit.PDFDocument) {
  document.rect(0, 0, width, height).fill('#fff8ec')
  for (const [from, way] of [
    [0, 1],
    [width, -1],
  ] as const) {
    document.rect(Math.min(from, from + way * 104), 0, 104, height).fill('#8f1539')
    for (let fold = 0; fold < folds; fold += 1) {
      const x = from + way * fold * 12
      document
        .moveTo(x, 0)
        .lineTo(x + way * 12, 0)
        .quadraticCurveTo(x + way * (18 - fold), height / 2, x + way * 12 * (1 - fold / 16), height)
        .lineTo(x, height)
        .fill(fold % 2 === 0 ? curtain : '#8f1539')
    }
  }
  for (let arc = 0; arc < 7; arc += 1)
    document.ellipse(60 + arc * 120.4, 0, 61, 54).fill(arc % 2 === 0 ? '#8f1539' : curtain)
  document.rect(0, height - 58, width, 58).fill('#5a3a24')
  document.rect(0, height - 62, width, 4).fill(gold)
  for (let lamp = 0; lamp < 12; lamp += 1)
    document.circle(36 + lamp * 70, height - 30, 9).fill(gold)
}
