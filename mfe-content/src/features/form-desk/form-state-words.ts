import type { DeskForm, FormState } from '@brightyard/contract/entities'
import type { FamilyName } from '@brightyard/ui'

/** How authors read where a form is. */
export const stateWords: Readonly<Record<FormState, { text: string; colour: FamilyName }>> = {
  draft: { text: 'Draft', colour: 'neutral' },
  scheduled: { text: 'Opens later', colour: 'sun' },
  open: { text: 'Open', colour: 'learn' },
  closed: { text: 'Closed', colour: 'danger' },
  full: { text: 'Full', colour: 'talent' },
}

/** What became of closing a form, or of opening it again. */
export function saidOfClosing({ state, closed_at }: Pick<DeskForm, 'state' | 'closed_at'>) {
  if (closed_at !== null) return { kind: 'success', title: 'The form is closed.' } as const
  if (state !== 'closed') return { kind: 'success', title: 'The form is open again.' } as const
  return {
    kind: 'warning',
    title: 'Its closing time has passed.',
    description: 'Choose a later one in its settings, and publish that.',
  } as const
}
