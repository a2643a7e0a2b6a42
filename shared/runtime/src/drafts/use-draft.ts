import {
  ApiError,
  type CallOptions,
  failureSentence,
  isRetryable,
  useUnsavedWork,
} from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'
import { hashValue } from '../query/hash-value.ts'
import type { KeptDrafts, KeptWork } from './kept-drafts.ts'

const pauseMs = 1000
const retryMs = 5000
/** In bytes, with room for what goes with the work: a request that outlives its page may have 64 kB. */
const mostAtLeaving = 56_000

/** What the server has; its revision rises with each save. */
export interface StoredDraft {
  id: number
  revision: number
}

type Saving<Stored> =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is kept here and tried again. */
  | { kind: 'failed'; sentence: string }
  /** Somebody else has changed it meanwhile. */
  | { kind: 'conflict'; theirs: Stored }

/** What `useDraft` needs to know of one editor. */
export interface DraftSettings<Work, Stored extends StoredDraft> {
  /** What the server had when the editor opened. */
  first: Stored
  /** What is on the screen: a new object after each change, the same one where nothing changed. */
  work: Work
  /** Where the tab keeps what is not saved. */
  kept: KeptDrafts<Work>
  /** What `kept` had at the start, and `work` therefore began with. */
  leftOver: KeptWork<Work> | null
  /** Sends the work on top of the revision of `stored`, with these options. */
  save: (stored: Stored, work: Work, options: CallOptions) => Promise<Stored>
  /** The work of what the server has, to be compared with what was sent. */
  workOf: (stored: Stored) => Work
  /** Asks for what the server has now. */
  read: (id: number) => Promise<Stored>
  /** Codes of refusals that say that the server has something newer: `changed_elsewhere`. */
  conflicts: readonly string[]
  /** The server has this now: for caches. */
  onStored: (next: Stored) => void
}

/** How far the saving is, and what an editor can do about it. */
export interface Draft<Work, Stored> {
  /** What the server has, as far as this tab knows. */
  stored: Stored
  /** For the bar of the editor: `All changes saved`. */
  sentence: string
  /** It could not be saved, or a choice is due. */
  isWrong: boolean
  isUnsaved: boolean
  /** What somebody else, or another window, has made of it; nothing is saved until a choice is made. */
  theirs: Stored | null
  /** Saves what is unsaved. What the server then has; null where it could not be saved. */
  save: () => Promise<Stored | null>
  /** After a change that is not of the work: it was published, or closed. */
  take: (next: Stored) => void
  /** Ends the warning about unsaved work: call it before the page is left. */
  saved: () => void
  /** Drops what is unsaved, before the page is left for a copy of it. */
  forget: () => void
  /** Goes on with the work of this tab, over theirs. */
  overwrite: () => void
  /** Goes on with theirs; `theirWork` is it as the editor holds it, the very object that `work` becomes. */
  accept: (theirWork: Work) => void
}

function sentenceOf<Stored>(saving: Saving<Stored>, isUnsaved: boolean): string {
  if (saving.kind === 'failed') return `Not saved. ${saving.sentence} We keep trying.`
  if (saving.kind === 'conflict') return 'Not saved'
  if (saving.kind === 'saving' || isUnsaved) return 'Saving…'
  return 'All changes saved'
}

/**
 * Saves work a moment after each change, one request at a time. What is not saved is kept in the tab, tried again
 * after a failure, and sent at once when the tab is hidden or closed. Where the server has something newer, nothing
 * is overwritten: the editor shows `theirs`, and somebody chooses.
 */
export function useDraft<Work, Stored extends StoredDraft>(
  settings: DraftSettings<Work, Stored>,
): Draft<Work, Stored> {
  const { first, work, kept, leftOver } = settings
  const [stored, setStored] = useState(leftOver ? { ...first, revision: leftOver.revision } : first)
  const [savedWork, setSavedWork] = useState<Work | null>(leftOver ? null : work)
  const [saving, setSaving] = useState<Saving<Stored>>({ kind: 'saved' })
  const running = useRef<Promise<Stored | null> | null>(null)
  const unanswered = useRef(leftOver?.unanswered)
  const latest = useRef({ ...settings, stored, savedWork, saving })
  useEffect(() => {
    latest.current = { ...settings, stored, savedWork, saving }
  })
  const isUnsaved = work !== savedWork
  const saved = useUnsavedWork(isUnsaved)

  function take(next: Stored) {
    setStored(next)
    latest.current.stored = next
    latest.current.onStored(next)
  }

  function keepAsSaved(sent: Work) {
    setSavedWork(sent)
    latest.current.savedWork = sent
  }

  async function send(options: CallOptions): Promise<Stored | null> {
    const { stored: base, work: sent } = latest.current
    setSaving({ kind: 'saving' })
    const before = unanswered.current
    unanswered.current = sent
    keepInTab()
    try {
      const next = await latest.current.save(base, sent, options)
      unanswered.current = undefined
      take(next)
      keepAsSaved(sent)
      if (latest.current.work === sent) kept.forget(next.id)
      setSaving({ kind: 'saved' })
      return next
    } catch (error) {
      if (!isRetryable(error)) unanswered.current = before
      const failure = await afterFailure(error)
      if (failure.kind === 'conflict' && isOwn(failure.theirs)) {
        // The page, or the connection, was gone before the answer came.
        unanswered.current = undefined
        take(failure.theirs)
        return send(options)
      }
      setSaving(failure)
      return null
    }
  }

  const isOwn = (theirs: Stored) =>
    unanswered.current !== undefined &&
    hashValue(unanswered.current) === hashValue(latest.current.workOf(theirs))

  function keepInTab() {
    const { stored: base, work: last } = latest.current
    kept.keep(base.id, { revision: base.revision, work: last, unanswered: unanswered.current })
  }

  async function afterFailure(error: unknown): Promise<Saving<Stored>> {
    const { conflicts, read, stored: base } = latest.current
    const code = error instanceof ApiError ? error.code : undefined
    if (code === undefined || !conflicts.includes(code))
      return { kind: 'failed', sentence: failureSentence(error) }
    try {
      return { kind: 'conflict', theirs: await read(base.id) }
    } catch (failure) {
      return { kind: 'failed', sentence: failureSentence(failure) }
    }
  }

  async function save(options: CallOptions = {}): Promise<Stored | null> {
    while (running.current) await running.current
    if (latest.current.work === latest.current.savedWork) return latest.current.stored
    running.current = send(options).finally(() => {
      running.current = null
    })
    return running.current
  }

  useEffect(() => {
    if (!isUnsaved) return undefined
    keepInTab()
    if (saving.kind === 'conflict' || saving.kind === 'saving') return undefined
    const timer = setTimeout(() => void save(), saving.kind === 'failed' ? retryMs : pauseMs)
    return () => clearTimeout(timer)
    // `save` and `keepInTab` read what is latest by themselves.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work, isUnsaved, saving, stored])

  useEffect(() => {
    function leave() {
      const { work: last, savedWork: sent, saving: now } = latest.current
      if (document.visibilityState !== 'hidden' || last === sent) return
      if (now.kind === 'conflict' || running.current) return
      if (new Blob([JSON.stringify(last)]).size < mostAtLeaving) void save({ keepalive: true })
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const theirs = saving.kind === 'conflict' ? saving.theirs : null
  return {
    stored,
    sentence: sentenceOf(saving, isUnsaved),
    isWrong: saving.kind === 'failed' || saving.kind === 'conflict',
    isUnsaved,
    theirs,
    save: () => save(),
    take,
    saved,
    forget() {
      kept.forget(stored.id)
      saved()
    },
    overwrite() {
      if (!theirs) return
      take(theirs)
      setSaving({ kind: 'saved' })
    },
    accept(theirWork) {
      if (!theirs) return
      take(theirs)
      keepAsSaved(theirWork)
      kept.forget(theirs.id)
      setSaving({ kind: 'saved' })
    },
  }
}
