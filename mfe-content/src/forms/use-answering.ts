import {
  readOwnWebForm,
  removeFormDraft,
  saveFormDraft,
  sendFormAnswer,
} from '@brightyard/contract/calls'
import type { FormValues } from '@brightyard/contract/entities'
import { ApiError, useApi, useQueryClient, useUnsavedWork } from '@brightyard/runtime'
import { queriesOf } from '@brightyard/runtime/queries'
import { useCallback, useEffect, useRef, useState } from 'react'
import { removeLocalDraft, saveLocalDraft } from './local-draft.ts'
import type { Answering } from './use-player.ts'
import { webFormQuery } from './web-form.queries.ts'

const pauseMs = 1200

interface Options {
  slug: string
  subject: string
  version: number
  /** Null: a visitor. */
  userId: number | null
  onSent: (reference: string) => void
}

const newKey = () => `form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`

/** Keeps what is filled in and sends it. */
export function useAnswering({ slug, subject, version, userId, onSent }: Options) {
  const api = useApi()
  const client = useQueryClient()
  const [saved, setSaved] = useState<'no' | 'saving' | 'saved' | 'failed'>('no')
  const [hasChanged, setChanged] = useState(false)
  const waiting = useRef<{ timer: number; answering: Answering } | null>(null)
  const attempt = useRef({ content: '', key: '' })
  useUnsavedWork(saved === 'saving')

  const save = useCallback(
    async ({ values, page }: Answering, leaving = false) => {
      try {
        await api.call(saveFormDraft, { slug, subject, values, page }, { keepalive: leaving })
        if (!waiting.current) setSaved('saved')
      } catch {
        setSaved('failed')
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
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = { answering, timer: window.setTimeout(() => flush(), pauseMs) }
    return setSaved('saving')
  }

  /** No draft is written after the answer. */
  function forget() {
    if (waiting.current) clearTimeout(waiting.current.timer)
    waiting.current = null
    removeLocalDraft(slug, subject)
    setSaved('no')
  }

  async function startOver() {
    forget()
    if (userId !== null) await api.call(removeFormDraft, { slug, subject })
  }

  async function send(values: FormValues): Promise<Record<string, string> | null> {
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
