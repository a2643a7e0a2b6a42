import type { SubscriptionTerm } from '@brightyard/contract/entities'

export type TermStanding = 'running' | 'ending' | 'ahead' | 'over' | 'cancelled'

const day = 24 * 60 * 60 * 1000
/** From when on an end is near. */
const daysBefore = 7

/** What a term is now; one that ends within a week is ending unless another one follows. */
export function standingOf(term: SubscriptionTerm, now: Date): TermStanding {
  if (term.state === 'cancelled') return 'cancelled'
  if (Date.parse(term.ends_at) <= now.getTime()) return 'over'
  if (!term.is_running) return 'ahead'
  const isNear = Date.parse(term.ends_at) - now.getTime() <= daysBefore * day
  return isNear && term.can.renew ? 'ending' : 'running'
}

export const standingLabels: Readonly<Record<TermStanding, string>> = {
  running: 'Running',
  ending: 'Ends soon',
  ahead: 'Bought ahead',
  over: 'Ended',
  cancelled: 'Cancelled',
}

export const standingColours: Readonly<Record<TermStanding, string>> = {
  running: 'learn',
  ending: 'sun',
  ahead: 'brand',
  over: 'neutral',
  cancelled: 'neutral',
}
