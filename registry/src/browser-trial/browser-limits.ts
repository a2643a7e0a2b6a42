/** What a page may use while it is loaded for a trial. */
export const browserLimits = {
  /** From the navigation until nothing is loading any more, for a page that then reacts to nothing. */
  pageMs: 10_000,
  /** To react in, again and again once `pageMs` are over; a page in an endless loop never does. */
  reactMs: 5000,
  /** From the navigation, for a page that does react: on a busy machine a sound one takes long. */
  slowPageMs: 60_000,
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
