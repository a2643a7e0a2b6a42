import { openAttempt, saveAnswers } from '@brightyard/contract/calls'
import type { AttemptPaper, GivenAnswer } from '@brightyard/contract/entities'
import { ApiError, isRetryable, useApi } from '@brightyard/runtime'
import { useEffect, useRef, useState } from 'react'
import { isLater, keep, merge, readKept } from './kept-answers.ts'
import { serverClock } from './server-clock.ts'
import { windowName } from './window-name.ts'

/** Answers go out so long after a change, together with those that follow at once. */
const pause = 2_000
/** While a save fails, it is tried again so often. */
const retryPause = 4_000
/** Without a change the server is asked how things are: another device, another end. */
const heartbeat = 20_000

export type SavingState = 'saved' | 'saving' | 'waiting' | 'failed'

/** Answers of one window: at once on the screen, soon on the server, kept on the device until they are there. */
export function useSaving(paper: AttemptPaper, onOver: () => void) {
  const api = useApi()
  const { id } = paper.attempt
  const [clock] = useState(() => serverClock(paper.server_time))
  const [answers, setAnswers] = useState(() => {
    const saved = new Map(paper.answers.map((one) => [one.question_id, one]))
    return merge(saved, readKept(id))
  })
  const [endsAt, setEndsAt] = useState(paper.attempt.ends_at)
  const [isElsewhere, setElsewhere] = useState(false)
  const [state, setState] = useState<SavingState>('saved')
  const [error, setError] = useState<unknown>(null)
  /** What the server does not have yet. */
  const queue = useRef(new Map(readKept(id).map((one) => [one.question_id, one])))
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSending = useRef(false)
  /** The page was left: what comes back from the last save sends nothing more. */
  const isLeft = useRef(false)

  function later(milliseconds: number) {
    clearTimeout(timer.current)
    if (isLeft.current) return
    timer.current = setTimeout(() => void send(), milliseconds)
  }

  function settle(sent: readonly GivenAnswer[]) {
    for (const one of sent) {
      const queued = queue.current.get(one.question_id)
      if (queued && isLater(one, queued)) queue.current.delete(one.question_id)
    }
    keep(id, [...queue.current.values()])
  }

  /** It is handed in: nothing is sent any more. */
  function end() {
    clearTimeout(timer.current)
    queue.current.clear()
    keep(id, [])
  }

  async function send({ leaving = false } = {}) {
    if (isSending.current && !leaving) return
    const sent = [...queue.current.values()]
    isSending.current = true
    if (sent.length > 0) setState('saving')
    try {
      const input = { id, device: windowName(), answers: sent }
      const result = await api.call(saveAnswers, input, { keepalive: leaving })
      clock.hear(result.server_time)
      settle(sent)
      setAnswers((known) => merge(known, result.newer))
      setEndsAt(result.ends_at)
      setElsewhere(result.is_open_elsewhere)
      setError(null)
      setState(queue.current.size > 0 ? 'saving' : 'saved')
      later(queue.current.size > 0 ? pause : heartbeat)
    } catch (failure) {
      if (failure instanceof ApiError && failure.kind === 'conflict') {
        end()
        return onOver()
      }
      const mayRecover = isRetryable(failure)
      setState(mayRecover ? 'waiting' : 'failed')
      setError(mayRecover ? null : failure)
      later(mayRecover ? retryPause : heartbeat)
    } finally {
      isSending.current = false
    }
  }

  // The effect starts once; what it calls is always of the last render.
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    const now = () => void latest.current()
    const leave = () => {
      if (queue.current.size > 0) void latest.current({ leaving: true })
    }
    const changeSight = () => (document.visibilityState === 'hidden' ? leave() : now())
    isLeft.current = false
    timer.current = setTimeout(now, queue.current.size > 0 ? 0 : heartbeat)
    window.addEventListener('online', now)
    window.addEventListener('pagehide', leave)
    document.addEventListener('visibilitychange', changeSight)
    return () => {
      isLeft.current = true
      clearTimeout(timer.current)
      window.removeEventListener('online', now)
      window.removeEventListener('pagehide', leave)
      document.removeEventListener('visibilitychange', changeSight)
      leave() // to another page of the site
    }
  }, [])

  return {
    answers,
    clock,
    endsAt,
    state,
    error,
    isElsewhere,
    /** Those that are not on the server yet, for the hand-in. */
    unsaved: () => [...queue.current.values()],
    /** Those, at once. */
    sendNow: () => send({ leaving: true }),
    end,
    answer(question_id: number, change: Partial<Pick<GivenAnswer, 'given' | 'is_flagged'>>) {
      const before = answers.get(question_id)
      const one: GivenAnswer = {
        question_id,
        given: before?.given ?? [],
        is_flagged: before?.is_flagged ?? false,
        ...change,
        answered_at: new Date(clock.now()).toISOString(),
      }
      setAnswers((known) => new Map(known).set(question_id, one))
      queue.current.set(question_id, one)
      keep(id, [...queue.current.values()])
      setState((now) => (now === 'waiting' ? now : 'saving'))
      if (state !== 'waiting') later(pause)
    },
    /** This window is the one in use again. */
    async takeOver() {
      const opened = await api.call(openAttempt, { id, device: windowName() })
      clock.hear(opened.server_time)
      setAnswers((known) => merge(known, opened.answers))
      setElsewhere(false)
      later(pause)
    },
  }
}
export type Saving = ReturnType<typeof useSaving>
