import {
  changeDeskAssessment,
  listDeskAssessments,
  readDeskAssessment,
} from '@brightyard/contract/calls'
import type { Composition, DeskAssessment } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  useApi,
  useQueryClient,
  useUnsavedWork,
} from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { useEffect, useRef, useState } from 'react'
import { deskQuery } from '../desk.queries.ts'
import { forgetKept, keepWork } from './kept-work.ts'

const pause = 1000
const retryAfter = 5000

export type Saving =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is kept here and tried again. */
  | { kind: 'failed'; sentence: string }
  /** Somebody else has changed or published it meanwhile. */
  | { kind: 'conflict'; theirs: DeskAssessment }

/** Saves the work a moment after each change. `first` is the assessment as the server has it. */
export function useSaving(first: DeskAssessment, work: Composition, startsUnsaved: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const [desk, setDesk] = useState(first)
  const [savedWork, setSavedWork] = useState<Composition | null>(startsUnsaved ? null : work)
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const running = useRef<Promise<DeskAssessment | null> | null>(null)
  const latest = useRef({ desk, work, savedWork })
  useEffect(() => {
    latest.current = { desk, work, savedWork }
  })
  const isUnsaved = work !== savedWork
  const saved = useUnsavedWork(isUnsaved)

  function take(next: DeskAssessment) {
    setDesk(next)
    latest.current.desk = next
    client.setQueryData(deskQuery(next.id).queryKey, next)
    void client.invalidateQueries(queriesOf(listDeskAssessments))
  }

  async function send(): Promise<DeskAssessment | null> {
    const { desk: base, work: sent } = latest.current
    setSaving({ kind: 'saving' })
    try {
      const { id, revision } = base
      const next = await api.call(changeDeskAssessment, { id, revision, composition: sent })
      take(next)
      setSavedWork(sent)
      latest.current.savedWork = sent
      if (latest.current.work === sent) forgetKept(id)
      setSaving({ kind: 'saved' })
      return next
    } catch (error) {
      await failed(error)
      return null
    }
  }

  async function failed(error: unknown) {
    const code = error instanceof ApiError ? error.code : undefined
    if (code !== 'changed_elsewhere' && code !== 'published')
      return setSaving({ kind: 'failed', sentence: failureSentence(error) })
    try {
      const theirs = await api.call(readDeskAssessment, { id: latest.current.desk.id })
      return setSaving({ kind: 'conflict', theirs })
    } catch (failure) {
      return setSaving({ kind: 'failed', sentence: failureSentence(failure) })
    }
  }

  /** Whatever is unsaved; the assessment as it then is, null where it could not be saved. */
  async function save(): Promise<DeskAssessment | null> {
    await running.current
    if (latest.current.work === latest.current.savedWork) return latest.current.desk
    running.current = send().finally(() => {
      running.current = null
    })
    return running.current
  }

  useEffect(() => {
    if (!isUnsaved) return undefined
    keepWork(desk.id, desk.revision, work)
    if (saving.kind === 'conflict' || saving.kind === 'saving') return undefined
    const timer = setTimeout(() => void save(), saving.kind === 'failed' ? retryAfter : pause)
    return () => clearTimeout(timer)
    // `save` reads what is latest by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work, isUnsaved, saving, desk])

  return {
    desk,
    saving,
    isUnsaved,
    save,
    /** After publishing. */
    take,
    /** Ends the warning about unsaved work, before the page is left. */
    saved,
    /** Goes on with the work of this tab, over the other one's. */
    overwrite(theirs: DeskAssessment) {
      take(theirs)
      setSaving({ kind: 'saved' })
    },
    /** Goes on with the other one's. */
    accept(theirs: DeskAssessment) {
      take(theirs)
      setSavedWork(theirs.composition)
      forgetKept(theirs.id)
      setSaving({ kind: 'saved' })
    },
  }
}
