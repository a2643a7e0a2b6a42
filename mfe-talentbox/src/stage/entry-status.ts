import type { EntryStatus, OwnEntry } from '@brightyard/contract/entities'
import { placeWords } from './place-words.ts'

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

/** Its place, once the jury has given one, or where it is. */
export const standingWords = ({ status, place }: Pick<OwnEntry, 'status' | 'place'>) =>
  place === null ? statusWords[status] : placeWords(place)

/** How many entries a kid has left in a campaign. */
export const remainingWords = (count: number) =>
  count === 0 ? 'No entry left' : count === 1 ? '1 entry left' : `${count} entries left`

/** What a change of something that was sent brings about. */
export function changeWords({ consent }: Pick<OwnEntry, 'consent'>, isGuardian: boolean): string {
  if (isGuardian) return 'Changes count at once. We look at the entry again before others see it.'
  return consent
    ? 'Changes count at once. Your guardian is asked again, and then we look at the entry again before others see it.'
    : 'Changes count at once. Your guardian sees them before they agree.'
}
