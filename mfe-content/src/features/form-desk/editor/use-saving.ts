import { changeDeskForm, listDeskForms, readDeskForm } from '@brightyard/contract/calls'
import { FormSlug, type DeskForm } from '@brightyard/contract/entities'
import {
  ApiError,
  failureSentence,
  useApi,
  useQueryClient,
  useUnsavedWork,
} from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { useEffect, useRef, useState } from 'react'
import { formQuery } from '../desk.queries.ts'
import type { Work } from './form-work.ts'
import { forgetKept, keepWork } from './kept-work.ts'

const pause = 1000
const retryAfter = 5000

export type Saving =
  | { kind: 'saved' }
  | { kind: 'saving' }
  /** It is kept here and tried again. */
  | { kind: 'failed'; sentence: string }
  /** Somebody else has changed the form meanwhile. */
  | { kind: 'conflict'; theirs: DeskForm }

const partsOf = ({ slug, content, settings }: Work): Work => ({ slug, content, settings })

/** Saves the work a moment after each change. `base` is the form as the server has it. */
export function useSaving(first: DeskForm, work: Work, startsUnsaved: boolean) {
  const api = useApi()
  const client = useQueryClient()
  const [form, setForm] = useState(first)
  const [savedWork, setSavedWork] = useState<Work | null>(startsUnsaved ? null : work)
  const [saving, setSaving] = useState<Saving>({ kind: 'saved' })
  const [slugProblem, setSlugProblem] = useState('')
  const running = useRef<Promise<DeskForm | null> | null>(null)
  const latest = useRef({ form, work, savedWork })
  useEffect(() => {
    latest.current = { form, work, savedWork }
  })
  const isUnsaved = work !== savedWork
  const saved = useUnsavedWork(isUnsaved)

  function take(next: DeskForm) {
    setForm(next)
    latest.current.form = next
    client.setQueryData(formQuery(next.id).queryKey, next)
    void client.invalidateQueries(queriesOf(listDeskForms))
  }

  async function send(keepsSlug = false): Promise<DeskForm | null> {
    const { form: base, work: sent } = latest.current
    const isSlug = !keepsSlug && FormSlug.safeParse(sent.slug).success
    const slug = isSlug ? sent.slug : base.slug
    setSaving({ kind: 'saving' })
    try {
      const { id, revision } = base
      const next = await api.call(changeDeskForm, { ...partsOf(sent), id, revision, slug })
      take(next)
      setSavedWork(sent)
      latest.current.savedWork = sent
      if (!keepsSlug) setSlugProblem('')
      if (latest.current.work === sent) forgetKept(id)
      setSaving({ kind: 'saved' })
      return next
    } catch (error) {
      return await failed(error)
    }
  }

  async function failed(error: unknown): Promise<DeskForm | null> {
    const code = error instanceof ApiError ? error.code : undefined
    if (code === 'changed_elsewhere') {
      try {
        const theirs = await api.call(readDeskForm, { id: latest.current.form.id })
        setSaving({ kind: 'conflict', theirs })
      } catch (failure) {
        setSaving({ kind: 'failed', sentence: failureSentence(failure) })
      }
      return null
    }
    if (code === 'slug_taken' || code === 'slug_fixed') {
      setSlugProblem(failureSentence(error))
      return send(true) // the rest is saved under the address that it has
    }
    setSaving({ kind: 'failed', sentence: failureSentence(error) })
    return null
  }

  /** Whatever is unsaved; the form as it then is, null where it could not be saved. */
  async function save(): Promise<DeskForm | null> {
    await running.current
    if (latest.current.work === latest.current.savedWork) return latest.current.form
    running.current = send().finally(() => {
      running.current = null
    })
    return running.current
  }

  useEffect(() => {
    if (!isUnsaved) return undefined
    keepWork(form.id, form.revision, work)
    if (saving.kind === 'conflict' || saving.kind === 'saving') return undefined
    const timer = setTimeout(() => void save(), saving.kind === 'failed' ? retryAfter : pause)
    return () => clearTimeout(timer)
    // `save` reads what is latest by itself.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [work, isUnsaved, saving, form])

  return {
    form,
    saving,
    slugProblem,
    isUnsaved,
    save,
    /** After publishing or closing. */
    take,
    /** Ends the warning about unsaved work, before the page is left. */
    saved,
    /** Goes on with the work of this tab, over the other one's. */
    overwrite(theirs: DeskForm) {
      take(theirs)
      setSaving({ kind: 'saved' })
    },
    /** Goes on with the other one's; `theirWork` is it as the editor holds it. */
    accept(theirs: DeskForm, theirWork: Work) {
      take(theirs)
      setSavedWork(theirWork)
      forgetKept(theirs.id)
      setSaving({ kind: 'saved' })
    },
  }
}
