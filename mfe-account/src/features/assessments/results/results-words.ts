import type { AssessmentAssignment, ItemFlag, TakerState } from '@brightyard/contract/entities'
import { formatNumber } from '@brightyard/runtime'

/** A state with its colour; who is missing stands out. */
export const stateNames = {
  running: { label: 'Answering now', colour: 'sun' },
  not_started: { label: 'Not started', colour: 'neutral' },
  missed: { label: 'Did not take it', colour: 'shop' },
  handed_in: { label: 'Handed in', colour: 'learn' },
} as const satisfies Record<TakerState, { label: string; colour: string }>

/** A class of a room, a room, or a kid. */
export const assignedName = ({ name, class_name, student_id }: AssessmentAssignment) =>
  student_id !== null ? name : class_name ? `Class ${class_name}, ${name}` : `Everyone at ${name}`

/** What to look at in a question, and what to do. */
export const flagWords: Readonly<Record<ItemFlag, { label: string; advice: string }>> = {
  check_key: {
    label: 'Check the right answer',
    advice:
      'Those who did well in everything else got this wrong more often than the others. The answer that counts as right may be wrong, or the question can be read in two ways.',
  },
  hard: {
    label: 'Almost nobody got it right',
    advice: 'Go through it with everybody, and see whether it was taught and is worded clearly.',
  },
  easy: {
    label: 'Almost everybody got it right',
    advice: 'Good as a warm-up. It does not show who needs help.',
  },
  weak: {
    label: 'Tells nobody apart',
    advice:
      'Strong and weak did about the same here: it may be guessed, or ask for something else.',
  },
  wrong_option: {
    label: 'A wrong option was chosen most',
    advice: 'Many think so. It is worth talking about, or the option is right after all.',
  },
  skipped: {
    label: 'Often left out',
    advice: 'Too long, too late in the paper, or not understood.',
  },
}

export const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`)
export const percentText = (percent: number) => `${formatNumber(percent, 1)} %`
export const shareText = (share: number) => `${Math.round(share * 100)} %`

/** `BY-SCI-2601`, as it is read out. */
export const applicationText = (id: string) =>
  id.length === 10 ? `${id.slice(0, 2)}-${id.slice(2, 6)}-${id.slice(6)}` : id

/** How well a question tells strong from weak. */
export function tellsApart(discrimination: number | null): string {
  if (discrimination === null) return 'Everybody did the same'
  if (discrimination < -0.1) return 'The wrong way round'
  if (discrimination < 0.1) return 'Hardly at all'
  if (discrimination < 0.3) return 'A little'
  return 'Well'
}
