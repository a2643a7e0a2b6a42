/** Where somebody is in an issue. */
export interface NewsPaperPdf {
  /** The address of the PDF. */
  pdf: string
  /** From 1. */
  page: number
  /** Of the page’s width: 1 fits. */
  zoom: number
}

let newsPaperPdf: NewsPaperPdf | null = null

/** The issue that is open or was read last in this tab, so that it opens again where it was left. */
export const readNewsPaperPdf = (pdf: string): NewsPaperPdf =>
  newsPaperPdf?.pdf === pdf ? newsPaperPdf : { pdf, page: 1, zoom: 1 }

export function keepNewsPaperPdf(state: NewsPaperPdf): void {
  newsPaperPdf = state
}
