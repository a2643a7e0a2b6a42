/** What a tab had not saved, and the revision that it was written on. */
export interface KeptWork<Work> {
  revision: number
  work: Work
  /** What was sent and never answered: it may be stored by now. */
  unanswered?: Work | undefined
}

/** Reads what was kept; a schema of the contract is one. */
interface WorkSchema<Work> {
  safeParse: (given: unknown) => { success: true; data: Work } | { success: false }
}

/** Work that this tab has not saved yet, by the id of what it belongs to. */
export interface KeptDrafts<Work> {
  /** Null: there is none, or none that can be read by now. */
  read: (id: number) => KeptWork<Work> | null
  keep: (id: number, kept: KeptWork<Work>) => void
  forget: (id: number) => void
}

/**
 * A place in the tab's own storage for work that is not saved: a reload or a lost connection loses nothing.
 * `name` is of one editor: `form-editor`. Without storage, as in a private window that forbids it, nothing is kept.
 */
export function keptDrafts<Work>(name: string, schema: WorkSchema<Work>): KeptDrafts<Work> {
  const keyOf = (id: number) => `brightyard.${name}-${id}`
  return {
    read(id) {
      try {
        const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(id)) ?? 'null')
        const { revision, work, unanswered } = Object(kept) as Partial<Record<string, unknown>>
        const read = schema.safeParse(work)
        if (!read.success || !Number.isInteger(revision)) return null
        const sent = schema.safeParse(unanswered)
        return {
          revision: Number(revision),
          work: read.data,
          ...(sent.success ? { unanswered: sent.data } : {}),
        }
      } catch {
        return null
      }
    },
    keep(id, kept) {
      try {
        sessionStorage.setItem(keyOf(id), JSON.stringify(kept))
      } catch {
        // The page still has it, and saves it in a moment.
      }
    },
    forget(id) {
      try {
        sessionStorage.removeItem(keyOf(id))
      } catch {
        // There was none to remove.
      }
    },
  }
}
