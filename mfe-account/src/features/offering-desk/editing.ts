import { createContext, use } from 'react'
import type { OfferingWork, Problems } from './offering-work.ts'

export interface Editing {
  work: OfferingWork
  change: (next: (work: OfferingWork) => OfferingWork) => void
  /** By place, once somebody wanted to save: `ticket_types.0.name`. */
  problems: Problems
}

export const EditingContext = createContext<Editing | null>(null)

/** The offering that is being written, with a way to set some of its fields. */
export function useEditing() {
  const editing = use(EditingContext)
  if (!editing) throw new Error('There is no offering around this.')
  return {
    ...editing,
    set: (changes: Partial<OfferingWork>) => editing.change((work) => ({ ...work, ...changes })),
  }
}

/** Of a control, which problems lead to. */
export const controlOf = (place: string) => `offering-${place}`
