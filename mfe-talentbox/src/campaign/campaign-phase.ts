import type { Campaign } from '@brightyard/contract/entities'

/** Where a campaign stands, as families see it. */
export type CampaignPhase = 'upcoming' | 'open' | 'judging' | 'closed'

const day = 24 * 60 * 60_000
/** How long the jury looks at the entries; "How to take part" promises it. */
export const juryDays = 14

/**
 * `asOf` is when the answer with the campaign came, in milliseconds: the server's page and its hydration
 * know the same moment, so that they say the same.
 */
export function phaseOf({ state, ends_at }: Campaign, asOf: number): CampaignPhase {
  switch (state) {
    case 'upcoming':
      return 'upcoming'
    case 'running':
      return 'open'
    case 'past':
      return asOf < Date.parse(ends_at) + juryDays * day ? 'judging' : 'closed'
  }
}

interface PhaseWords {
  /** On the chip. */
  label: string
  /** On the button that opens the details. */
  action: string
  colour: 'learn' | 'brand' | 'sun' | 'neutral'
}

export const phaseWords: Readonly<Record<CampaignPhase, PhaseWords>> = {
  upcoming: { label: 'Opens soon', action: 'What to prepare', colour: 'brand' },
  open: { label: 'Open for entries', action: 'How to enter', colour: 'learn' },
  judging: { label: 'With the jury', action: 'What was asked', colour: 'sun' },
  closed: { label: 'Closed', action: 'Look back', colour: 'neutral' },
}

/** `Last day`, `3 days left`; whole days until an ISO time, never less than the last one. */
export function timeLeft(endsAt: string, asOf: number): string {
  const days = Math.floor((Date.parse(endsAt) - asOf) / day)
  if (days < 1) return 'Last day'
  return days === 1 ? '1 day left' : `${days} days left`
}
