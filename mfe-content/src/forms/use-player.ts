import type {
  FormContent,
  FormField,
  FormFile,
  FormKid,
  FormValue,
  FormValues,
} from '@brightyard/contract/entities'
import { answerProblems, problemsOf, shownPart } from '@brightyard/contract/forms'
import { failureSentence, homeZone, zonedClock } from '@brightyard/runtime'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'

/** What is filled in so far. */
export interface Answering {
  values: FormValues
  /** The key of the page that is open. */
  page: string | null
  files: readonly FormFile[]
}

export interface PlayerOptions {
  content: FormContent
  start: Answering
  /** Of a signed-in guardian, to choose from. */
  kids?: readonly FormKid[]
  onChange: (answering: Answering) => void
  /** Sends the answers to the questions that are shown: what is wrong by question, or null when they have arrived. */
  onSend: (values: FormValues) => Promise<Record<string, string> | null>
  /** What is going to be sent is shown first, as a last step. */
  hasReview?: boolean
}

/** Shows what is going to be sent. */
export type Review = (
  values: FormValues,
  files: readonly FormFile[],
  chosen: ReadonlyMap<string, File>,
) => ReactNode

const focusable = 'input:not([hidden]), textarea, select, button'

/** The state of a form that is being filled in: answers, the page, and what is wrong. */
export function usePlayer(
  form: RefObject<HTMLFormElement | null>,
  { content, start, kids = [], onChange, onSend, hasReview = false }: PlayerOptions,
) {
  const [answering, setAnswering] = useState(start)
  const [errors, setErrors] = useState<Record<string, string>>({})
  const [failure, setFailure] = useState<string | null>(null)
  const [isSending, setSending] = useState(false)
  const [isReviewing, setReviewing] = useState(false)
  /** Why the files of a question cannot be sent yet. */
  const unready = useRef(new Map<string, string | null>())
  const wanted = useRef<string | null>(null)
  const [sentFiles] = useState(() => new Map<string, File>())

  const { pages, values } = shownPart(content.pages, answering.values)
  const place = Math.max(
    0,
    pages.findIndex(({ key }) => key === answering.page),
  )
  const page = pages[place]

  useEffect(() => {
    const selector = wanted.current
    if (selector === null) return
    wanted.current = null
    form.current?.querySelector<HTMLElement>(selector)?.focus()
  })

  function change(next: Partial<Answering>) {
    const changed = { ...answering, ...next }
    setAnswering(changed)
    onChange(changed)
  }

  function answer(key: string, value: FormValue) {
    const { [key]: _was, ...others } = errors
    setErrors(others)
    change({ values: { ...answering.values, [key]: value } })
  }

  function answerFiles(key: string, chosen: readonly FormFile[], problem: string | null) {
    unready.current.set(key, problem)
    const { [key]: _was, ...others } = errors
    setErrors(others)
    const uploads = chosen.map(({ upload }) => upload)
    const kept = answering.files.filter(({ upload }) => !uploads.includes(upload))
    change({ values: { ...answering.values, [key]: uploads }, files: [...kept, ...chosen] })
  }

  /** Shows what is wrong and leads to the first of it. */
  function show(problems: Record<string, string>) {
    setErrors(problems)
    const first = pages
      .flatMap((one) => one.fields.map((field) => ({ page: one.key, key: field.key })))
      .find(({ key }) => Object.hasOwn(problems, key))
    if (!first) return
    setReviewing(false)
    if (first.page !== page?.key) change({ page: first.page })
    wanted.current = `[data-question="${first.key}"] :is(${focusable})`
  }

  function open(key: string | undefined) {
    setErrors({})
    setReviewing(false)
    change({ page: key ?? null })
    wanted.current = '[data-step]'
  }

  const withFiles = (fields: readonly FormField[], problems: Record<string, string>) => ({
    ...problems,
    ...Object.fromEntries(
      fields.flatMap(({ key }) => {
        const problem = unready.current.get(key)
        return problem ? [[key, problem]] : []
      }),
    ),
  })

  async function goOn() {
    if (!page || isSending) return
    setFailure(null)
    const today = zonedClock(new Date(), homeZone).date
    const here = withFiles(page.fields, problemsOf(page.fields, values, today))
    if (Object.keys(here).length > 0) return show(here)
    const next = pages[place + 1]
    if (next) return open(next.key)
    const all = answerProblems(content.pages, values, today)
    if (Object.keys(all).length > 0) return show(all)
    if (hasReview && !isReviewing) {
      setReviewing(true)
      wanted.current = '[data-step]'
      return
    }
    setSending(true)
    try {
      const refused = await onSend(values)
      if (refused) show(refused)
    } catch (error) {
      setFailure(failureSentence(error))
    }
    setSending(false)
  }

  return {
    answers: answering.values,
    files: answering.files,
    /** What was chosen in this visit, by its upload: to be shown without asking the server. */
    sentFiles,
    kids,
    pages,
    page,
    place,
    errors,
    failure,
    isSending,
    isReviewing,
    values,
    answer,
    answerFiles,
    goOn,
    goBack: () => open(isReviewing ? page?.key : pages[place - 1]?.key),
  }
}
export type Player = ReturnType<typeof usePlayer>
