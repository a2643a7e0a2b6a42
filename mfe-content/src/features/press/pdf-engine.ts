import type * as PdfJs from 'pdfjs-dist'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'

export type Pdf = PdfJs.PDFDocumentProxy
export type PdfPage = PdfJs.PDFPageProxy

const script = () => new URL('pdfjs-dist/legacy/build/pdf.min.mjs', import.meta.url).href
const worker = () => new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url).href

/** Opens a PDF. The engine is fetched with the first one, as a file of its own that no page bundles. */
export async function openPdf(address: string): Promise<Pdf> {
  const engine = (await import(/* webpackIgnore: true */ script())) as typeof PdfJs
  engine.GlobalWorkerOptions.workerSrc = worker()
  return engine.getDocument({ url: address, enableXfa: false }).promise
}

/** Draws a page to fill a width, sharp on this screen. */
export async function drawPage(page: PdfPage, canvas: HTMLCanvasElement, width: number) {
  const { width: natural } = page.getViewport({ scale: 1 })
  const scale = (width / natural) * Math.min(globalThis.devicePixelRatio || 1, 2)
  const viewport = page.getViewport({ scale })
  canvas.width = Math.floor(viewport.width)
  canvas.height = Math.floor(viewport.height)
  return page.render({ canvas, viewport }).promise
}

/** What is written on a page, by paragraphs. */
export async function textOfPage(page: PdfPage): Promise<Paragraph[]> {
  const { items } = await page.getTextContent()
  return paragraphsOf(items.filter((item) => 'str' in item))
}
