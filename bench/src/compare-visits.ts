import type { Browser } from 'playwright'
import { begin } from './progress.ts'
import { visit } from './visit.ts'
import type { Visit } from './visit.ts'

type Figures = Omit<Visit, 'largest'>

/** The median of each figure over all visits, and what the largest paint was of in the last one. */
export interface Measured {
  name: string
  median: Figures
  lowest: Figures
  highest: Figures
  largest: string
}

export interface Candidate {
  name: string
  address: string
}

/**
 * Visits the candidates in turns, so that whatever else the machine does meets all of them. The first
 * round is thrown away: it warms the servers' caches.
 */
export async function compareVisits(
  browser: Browser,
  candidates: readonly Candidate[],
  rounds: number,
): Promise<Measured[]> {
  const visits = new Map<string, Visit[]>(candidates.map(({ name }) => [name, []]))
  for (let round = 0; round <= rounds; round++) {
    begin(round === 0 ? 'visits that are thrown away' : `visits, round ${round} of ${rounds}`)
    for (const { name, address } of candidates) {
      const result = await visit(browser, address)
      if (round > 0) visits.get(name)?.push(result)
    }
  }
  return [...visits].map(([name, all]) => ({
    name,
    median: pick(all, 0.5),
    lowest: pick(all, 0),
    highest: pick(all, 1),
    largest: all.at(-1)?.largest ?? '',
  }))
}

function pick(visits: readonly Visit[], position: number): Figures {
  const at = (read: (visit: Visit) => number) => {
    const values = visits.map(read).sort((a, b) => a - b)
    return values[Math.round((values.length - 1) * position)] ?? NaN
  }
  return {
    firstPaint: at((one) => one.firstPaint),
    largestPaint: at((one) => one.largestPaint),
    blocking: at((one) => one.blocking),
    shift: at((one) => one.shift),
    scriptBytes: at((one) => one.scriptBytes),
    scriptRequests: at((one) => one.scriptRequests),
    htmlBytes: at((one) => one.htmlBytes),
    allBytes: at((one) => one.allBytes),
    requests: at((one) => one.requests),
  }
}
