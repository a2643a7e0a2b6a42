import type { ItemInput } from '@brightyard/contract/entities'

/** A question that is being written, and what its parts do to it. */
export interface ItemEdit {
  draft: ItemInput
  /** By place, once somebody wanted to save. */
  problems: Readonly<Record<string, string>>
  change: (next: (draft: ItemInput) => ItemInput) => void
  /** Moves the focus, once what has this id is there. */
  focusOn: (id: string) => void
  /** Says something to those who cannot see it. */
  say: (sentence: string) => void
}

/** Ids of controls, which problems lead to. */
export const itemControl = (place: string) => `item-${place.replaceAll('.', '-')}`
