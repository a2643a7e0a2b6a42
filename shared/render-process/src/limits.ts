/** What the code of a squad may use on a server. */
export interface RenderLimits {
  /** Milliseconds from the start of a page's render until a visitor gets the page without its content instead. */
  pageMs: number
  /** A render that still runs after so many is cancelled; until then its page is of use to the next visitor. */
  cancelMs: number
  /** A process that computes for so many without answering is ended, as in an endless loop. */
  silenceMs: number
  /** For starting a process and evaluating all bundles of a set. */
  startMs: number
  /** Of JavaScript's heap, in megabytes. */
  memoryMb: number
}

/** The same when a release is tried and when visitors wait for its pages. */
export const renderLimits: RenderLimits = {
  pageMs: 4000,
  cancelMs: 10_000,
  silenceMs: 3000,
  startMs: 8000,
  memoryMb: 512,
}
