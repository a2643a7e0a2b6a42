import { FormContent, FormSettings } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import type { Work } from './form-work.ts'

const keyOf = (id: number) => `brightyard.form-editor-${id}`

const Kept = z.object({
  revision: z.int(),
  slug: z.string(),
  content: FormContent,
  settings: FormSettings,
})

/** What this tab has not saved: a reload or a lost connection loses nothing. */
export function readKept(id: number): { revision: number; work: Work } | null {
  try {
    const kept = Kept.safeParse(JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null'))
    if (!kept.success) return null
    const { revision, ...work } = kept.data
    return { revision, work }
  } catch {
    return null
  }
}

export function keepWork(id: number, revision: number, work: Work) {
  try {
    sessionStorage.setItem(keyOf(id), JSON.stringify({ revision, ...work }))
  } catch {
    // The page still has it, and saves it in a moment.
  }
}

export function forgetKept(id: number) {
  try {
    sessionStorage.removeItem(keyOf(id))
  } catch {
    // There was none to remove.
  }
}
