import type { CampaignPhase } from '@brightyard/contract/entities'

const day = 24 * 60 * 60_000
/** How long the jury takes, as "How to take part" promises. */
export const juryDays = 14

interface PhaseLabels {
  /** On the chip. */
  label: string
  /** On the button that opens the details. */
  action: string
  colour: 'learn' | 'brand' | 'sun' | 'neutral'
}

export const phaseLabels: Readonly<Record<CampaignPhase, PhaseLabels>> = {
  upcoming: { label: 'Opens soon', action: 'What to prepare', colour: 'brand' },
  open: { label: 'Open for entries', action: 'How to enter', colour: 'learn' },
  judging: { label: 'With the jury', action: 'See the brief', colour: 'sun' },
  closed: { label: 'Closed', action: 'Look back', colour: 'neutral' },
}

/** `Last day`, `3 days left`: whole days until an ISO time. */
export function timeLeft(endsAt: string, asOf: number): string {
  const days = Math.floor((Date.parse(endsAt) - asOf) / day)
  if (days < 1) return 'Last day'
  return days === 1 ? '1 day left' : `${days} days left`
}
