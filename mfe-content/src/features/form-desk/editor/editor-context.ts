import type { FormContent, FormSettings } from '@brightyard/contract/entities'
import type { Drag } from '@brightyard/ui/editor'
import { createContext, use } from 'react'
import type { Work } from './form-work.ts'

export interface Editor {
  work: Work
  /** Problems by place, once somebody wanted to publish; before, nobody is told that a new question has no words. */
  problems: Readonly<Record<string, string>>
  /** The key of the question that is open. */
  open: string | null
  setOpen: (key: string | null) => void
  /** `what` joins changes that are one step back: typing in one field. */
  changeContent: (change: (content: FormContent) => FormContent, what?: string) => void
  changeSettings: (changes: Partial<FormSettings>) => void
  changeSlug: (slug: string) => void
  /** Says something to those who cannot see it. */
  say: (sentence: string) => void
  /** Moves the focus, once what has this id is there. */
  focusOn: (id: string) => void
  drag: Drag<string>
}

export const EditorContext = createContext<Editor | null>(null)

export function useEditor(): Editor {
  const editor = use(EditorContext)
  if (!editor) throw new Error('There is no editor around this.')
  return editor
}

/** Ids of controls, which problems lead to. */
export const controlId = {
  field: (key: string, name: string) => `edit-${key}-${name}`,
  page: (key: string, name: string) => `edit-${key}-${name}`,
  of: (name: string) => `edit-${name}`,
}
