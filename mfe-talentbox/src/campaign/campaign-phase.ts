import type { Campaign } from '@brightyard/contract/entities'

/** The state of a campaign as families see it. */
export type CampaignPhase = 'upcoming' | 'open' | 'judging' | 'closed'

const day = 24 * 60 * 60_000
/** How long the jury takes, as "How to take part" promises. */
export const juryDays = 14

/**
 * `asOf` is when the campaign was fetched, in milliseconds since the epoch: the server's page and its hydration
 * use the same moment, so that they show the same.
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
