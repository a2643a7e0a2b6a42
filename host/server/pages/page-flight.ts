import type { SentPage } from './sent-page.ts'

export interface PageRedirect {
  redirect: string
  status: number
}

/** One render of a page, for everybody who waits for it. */
export interface Flight {
  /** Null when the render failed or was refused. Never rejects. */
  page: Promise<SentPage | PageRedirect | null>
  /** Settles when nobody should wait any longer; the render may go on, and its page is kept. */
  gaveUp: Promise<null>
  /** Somebody waits for it from now on. */
  hurry: () => void
}
