import type { EntryStatus } from '@brightyard/contract/entities'

/** Where an entry is, for its family. */
export const statusWords: Readonly<Record<EntryStatus, string>> = {
  draft: 'Draft',
  needs_consent: 'A guardian has to agree',
  needs_payment: 'The fee is to be paid',
  in_review: 'Being looked at',
  shown: 'On the stage',
  refused: 'Not shown',
  withdrawn: 'Withdrawn',
}

/** How many entries a kid has left in a campaign. */
export const remainingWords = (count: number) =>
  count === 0 ? 'No entry left' : count === 1 ? '1 entry left' : `${count} entries left`
