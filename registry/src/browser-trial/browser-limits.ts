/** What a page may use while it is loaded for a trial. */
export const browserLimits = {
  /** From the navigation until nothing is loading any more. */
  pageMs: 15_000,
  /** Nothing is loading any more once no request has been under way for so long. */
  quietMs: 250,
  /** One task of a page; meanwhile it does not react to anything. */
  taskMs: 2000,
  /** For all pages of one trial. */
  allPagesMs: 240_000,
  /** For starting the browser. */
  startMs: 20_000,
  /** Of JavaScript’s heap in one page, in megabytes. */
  memoryMb: 512,
} as const
export type BrowserLimits = { readonly [Name in keyof typeof browserLimits]: number }
