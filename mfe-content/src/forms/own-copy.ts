import { OwnWebForm } from '@brightyard/contract/entities'
import * as z from '@brightyard/contract/schema'
import type { Answering } from './use-player.ts'

const Copy = z.object({
  user_id: z.int(),
  /** With the draft as it stands in this tab. */
  form: OwnWebForm,
  /** The server has an older draft, or none. */
  is_unsaved: z.boolean(),
})
type Copy = z.infer<typeof Copy>

const keyOf = (slug: string, subject: string) => `brightyard.own-form.${slug}.${subject}`

/**
 * The form of a signed-in person with their draft, in this tab: a page that is loaded without a connection knows
 * neither. A sign-out takes it away.
 */
export function readOwnCopy(slug: string, subject: string): Copy | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(slug, subject)) ?? 'null')
    const copy = Copy.safeParse(stored)
    return copy.success ? copy.data : null
  } catch {
    return null
  }
}

/** What this person has filled in here and the server does not have. */
export function unsavedDraft(slug: string, subject: string, userId: number) {
  const copy = readOwnCopy(slug, subject)
  return copy?.user_id === userId && copy.is_unsaved ? copy.form.draft : null
}

export function saveOwnCopy(slug: string, subject: string, copy: Copy) {
  try {
    sessionStorage.setItem(keyOf(slug, subject), JSON.stringify(copy))
  } catch {
    // Where storage is blocked, a reload without a connection shows what visitors see.
  }
}

/** Puts what is filled in into the copy; `isUnsaved` until the server has it too. */
export function saveCopiedDraft(
  slug: string,
  subject: string,
  { values, page, files }: Answering,
  isUnsaved: boolean,
) {
  const copy = readOwnCopy(slug, subject)
  if (!copy) return
  const draft = { values, page, files: [...files], saved_at: new Date().toISOString() }
  saveOwnCopy(slug, subject, { ...copy, form: { ...copy.form, draft }, is_unsaved: isUnsaved })
}

/** It was sent, or thrown away: the form is to be filled in from its beginning. */
export function removeCopiedDraft(slug: string, subject: string) {
  const copy = readOwnCopy(slug, subject)
  if (!copy) return
  saveOwnCopy(slug, subject, { ...copy, form: { ...copy.form, draft: null }, is_unsaved: false })
}

/** Whether this document is one that the browser had saved: the site could not be reached. */
export const isSavedDocument = () => document.querySelector('meta[name=saved-at]') !== null
