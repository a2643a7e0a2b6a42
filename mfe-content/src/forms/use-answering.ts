import {
  readOwnWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract/calls'
import type { FormValues } from '@brightyard/contract/entities'
import { ApiError, isRetryable, useApi, useQueryClient, useUnsavedWork } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { useCallback, useEffect, useRef, useState } from 'react'
import { removeLocalDraft, saveLocalDraft } from './local-draft.ts'
import { removeCopiedDraft, saveCopiedDraft } from './own-copy.ts'
import type { Answering } from './use-player.ts'
import { webFormQuery } from './web-form.queries.ts'

const pauseMs = 1200
const retryMs = 5000

interface Options {
  slug: string
  subject: string
  version: number
  /** Null: a visitor. */
  userId: number | null
  /** Neither the person's session nor their draft could be fetched: all stays here until they can. */
  isCutOff: boolean
  onSent: (reference: string) => void
}

const notYet =
  'There is no connection, so this was not sent. Your answers are kept: send them when you are connected again.'

const newKey = () => `form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** Keeps what is filled in and sends it. */
export function useAnswering({ slug, subject, version, userId, isCutOff, onSent }: Options) {
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<'no' | 'saving' | 'saved' | 'waiting' | 'failed'>('no')
  const [hasChanged, setChanged] = useState(false)
  const waiting = useRef<{ timer: number; answering: Answering } | null>(null)
  const attempt = useRef({ content: '', key: '' })
  useUnsavedWork(saved === 'saving')

  const save = useCallback(
    async (answering: Answering, leaving = false) => {
      const { values, page } = answering
      try {
        await api.call(saveFormDraft, { slug, subject, values, page }, { keepalive: leaving })
        if (waiting.current) return
        saveCopiedDraft(slug, subject, answering, false)
        setSaved('saved')
      } catch (error) {
        const mayHelp = isRetryable(error)
        if (mayHelp) waiting.current ??= { answering, timer: 0 }
        setSaved(mayHelp ? 'waiting' : 'failed')
      }
    },
    [api, slug, subject],
  )

  const flush = useCallback(
    (leaving = false) => {
      const last = waiting.current
      if (!last) return
      clearTimeout(last.timer)
      waiting.current = null
      void save(last.answering, leaving)
    },
    [save],
  )

  // What found no connection is tried again until there is one.
  useEffect(() => {
    if (saved !== 'waiting' || isCutOff) return undefined
    const retry = () => {
      if (navigator.onLine) flush()
    }
    const timer = setInterval(retry, retryMs)
    addEventListener('online', retry)
    return () => {
      clearInterval(timer)
      removeEventListener('online', retry)
    }
  }, [saved, isCutOff, flush])

  // On leaving the page, what was typed last is saved too.
  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') flush(true) // outlives the page
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      flush()
    }
  }, [flush])

  function keep(answering: Answering) {
    if (userId === null) {
      saveLocalDraft(slug, subject, { ...answering, files: [...answering.files] })
      return setSaved('saved')
    }
    saveCopiedDraft(slug, subject, answering, true)
    if (isCutOff) return setSaved('waiting')
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = { answering, timer: window.setTimeout(() => flush(), pauseMs) }
    return setSaved('saving')
  }

  /** No draft is written after the answer. */
  function forget() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    removeLocalDraft(slug, subject)
    removeCopiedDraft(slug, subject)
    setSaved('no')
  }

  async function startOver() {
    forget()
    if (userId !== null && !isCutOff) await api.call(removeFormDraft, { slug, subject })
  }

  async function send(values: FormValues): Promise<Record<string, string> | null> {
    if (isCutOff) throw new ApiError('unreachable', notYet)
    const content = JSON.stringify([version, values])
    if (attempt.current.content !== content) attempt.current = { content, key: newKey() }
    try {
      const { reference } = await api.call(sendFormAnswer, {
        slug,
        subject,
        version,
        values,
        idempotency_key: attempt.current.key,
      })
      forget()
      onSent(reference)
      void client.invalidateQueries(queriesOf(readOwnWebForm))
      return null
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.kind === 'invalid' && Object.keys(error.fields).length > 0) return error.fields
      const isOfForm = error.code?.startsWith('form_') || error.code === 'already_answered'
      if (error.kind === 'conflict' && isOfForm) {
        setChanged(error.code === 'form_changed')
        flush()
        await client.invalidateQueries({ queryKey: webFormQuery(slug).queryKey })
        await client.invalidateQueries(queriesOf(readOwnWebForm))
      }
      throw error
    }
  }

  return { saved, hasChanged, keep, send, startOver }
}
