import { setTimeout as wait } from 'node:timers/promises'
import type { RenderTicket } from '../render/render-pool.ts'
import type { SentPage } from './sent-page.ts'

export interface PageRedirect {
  redirect: string
  status: number
}

/** Those who share the visitor's address have set off too many renders. */
export interface PageRefusal {
  retryAfterSeconds: number
}

/** One render of a page, for everybody who waits for it. */
export interface Flight {
  /** Null when the render failed or found no place. Never rejects. */
  page: Promise<SentPage | PageRedirect | PageRefusal | null>
  /** Settles when nobody should wait any longer; the render may go on, and its page is kept. */
  gaveUp: Promise<null>
  /** Somebody waits for it from now on. */
  hurry: () => void
}

export const refusedFlight = (retryAfterSeconds: number): Flight => ({
  page: Promise.resolve({ retryAfterSeconds }),
  gaveUp: new Promise(() => {}),
  hurry() {},
})

/** Bounds how long visitors wait for a render, in milliseconds: until it starts, and from then on. */
export function boundWait(ticket: RenderTicket, queueMs: number, pageMs: number) {
  const landed = new AbortController()
  let isLate = false
  const pause = (milliseconds: number) =>
    wait(milliseconds, null, { signal: landed.signal, ref: false }).catch(() => null)
  const gaveUp = (async () => {
    const hasStarted = await Promise.race([
      ticket.started.then(() => true),
      pause(queueMs).then(() => false),
    ])
    if (!hasStarted) {
      ticket.drop()
      return null
    }
    await pause(pageMs)
    if (landed.signal.aborted) return null
    isLate = true
    if (ticket.isRepeated()) ticket.drop()
    return null
  })()
  return { gaveUp, isLate: () => isLate, land: () => landed.abort() }
}
