import { FormFile, FormValues } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'

const Draft = z.object({
  values: FormValues,
  page: z.nullable(z.string()),
  files: z.array(FormFile),
})
export type LocalDraft = z.infer<typeof Draft>

const keyOf = (slug: string, subject: string) => `brightyard.form-draft.${slug}.${subject}`

/**
 * What a visitor has filled in, in this tab alone: it survives a reload, and nobody who uses the same computer later
 * reads it.
 */
export function readLocalDraft(slug: string, subject: string): LocalDraft | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug, subject)) ?? 'null')
    const draft = Draft.safeParse(stored)
    return draft.success ? draft.data : null
  } catch {
    return null
  }
}

export function saveLocalDraft(slug: string, subject: string, draft: LocalDraft) {
  try {
    sessionStorage.setItem(keyOf(slug, subject), JSON.stringify(draft))
  } catch {
    // Where storage is blocked, a reload loses it.
  }
}

export function removeLocalDraft(slug: string, subject: string) {
  try {
    sessionStorage.removeItem(keyOf(slug, subject))
  } catch {
    // There was none.
  }
}
