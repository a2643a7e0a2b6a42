import { answerPractice } from '@brightyard/contract/calls'
import type { PracticeSession } from '@brightyard/contract/entities'
import { ApiError, isRetryable, useApi, useMutation, useQueryClient } from '@brightyard/runtime'
import { useEffect, useRef } from 'react'
import { invalidatePractice, sessionQuery } from '../../practice/practice.queries.ts'
import type { Given } from '../../questions/answer-field.tsx'
import { endPending, keepPending, type PendingAnswer, readPending } from './pending-answer.ts'

/** The answer of before a reload: still to be sent, or sent, with its working to be read. */
function leftOver({ id, question, results }: PracticeSession) {
  const pending = readPending(id)
  const isCurrent = pending?.number === question?.number || pending?.number === results.length
  return pending && isCurrent ? pending : null
}

/** Sends answers, each under a key of its own: once, however often it is tried. */
export function useAnswering(session: PracticeSession) {
  const api = useApi()
  const client = useQueryClient()
  const { id } = session
  const { queryKey } = sessionQuery(id)
  const answer = useMutation({
    mutationFn: ({ number, given, key }: PendingAnswer) =>
      api.call(answerPractice, { id, number, given, idempotency_key: key }),
    onSuccess(feedback) {
      client.setQueryData(queryKey, feedback.session)
      if (feedback.session.finished_at) invalidatePractice(client)
    },
    onError(error) {
      if (isRetryable(error)) return
      // Answered in another tab, or a question that has changed: what is open now is shown.
      endPending()
      if (error instanceof ApiError && error.kind === 'conflict')
        void client.invalidateQueries({ queryKey })
    },
  })
  const { mutate, variables, error } = answer
  const isWaiting = isRetryable(error)

  const first = useRef(leftOver(session))
  useEffect(() => {
    if (first.current) mutate(first.current)
    first.current = null
  }, [mutate])

  useEffect(() => {
    if (!isWaiting || !variables) return
    const again = () => mutate(variables)
    window.addEventListener('online', again)
    return () => window.removeEventListener('online', again)
  }, [isWaiting, mutate, variables])

  return {
    feedback: answer.data,
    given: [variables?.given ?? ''].flat().join(', '),
    isSending: answer.isPending,
    /** Kept, and sent again as soon as there is a connection. */
    isWaiting,
    error: isWaiting ? null : error,
    send: (number: number, given: Given) => mutate(keepPending({ session: id, number, given })),
    sendAgain: () => variables && mutate(variables),
    /** The working is read. */
    goOn() {
      endPending()
      answer.reset()
    },
  }
}
