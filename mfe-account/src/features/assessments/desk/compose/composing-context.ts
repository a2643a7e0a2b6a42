import type { BankItem, Composition } from '@brightyard/contract/entities'
import type { Drag } from '@brightyard/ui/editor'
import { createContext, use } from 'react'

export interface Composing {
  /** Of the assessment. */
  id: number
  work: Composition
  /** By id; those of other windows come with the next save. */
  items: ReadonlyMap<number, BankItem>
  /** Problems by place, once somebody wanted to publish. */
  problems: Readonly<Record<string, string>>
  change: (next: (work: Composition) => Composition) => void
  /** Questions that were found or made, for this section. */
  add: (section: number, items: readonly BankItem[]) => void
  /** Opens a question of the bank to be changed. */
  edit: (item: BankItem) => void
  /** Says something to those who cannot see it. */
  say: (sentence: string) => void
  /** Moves the focus, once what has this id is there. */
  focusOn: (id: string) => void
  drag: Drag<number>
}

export const ComposingContext = createContext<Composing | null>(null)

export function useComposer(): Composing {
  const composing = use(ComposingContext)
  if (!composing) throw new Error('There is no assessment around this.')
  return composing
}

/** Ids of controls, which problems lead to. */
export const composeControl = {
  of: (name: string) => `compose-${name}`,
  section: (key: string, name: string) => `compose-${key}-${name}`,
  question: (itemId: number, name: string) => `compose-question-${itemId}-${name}`,
}

/** Changes settings of the assessment. */
export function useSetting() {
  const { change } = useComposer()
  return (changes: Partial<Composition>) => change((work) => ({ ...work, ...changes }))
}
