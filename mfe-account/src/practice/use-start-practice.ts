import { startPractice } from '@brightyard/contract/calls'
import { accountPaths } from '@brightyard/contract/paths'
import { useMutation, useNavigate, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { invalidatePractice, sessionQuery } from './practice.queries.ts'

/** Starts ten questions of a topic or worksheet, or goes on with those that are open, and opens them. */
export function useStartPractice(kidUserId: number) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const start = useMutation({
    ...mutationOf(startPractice),
    onSuccess(session) {
      client.setQueryData(sessionQuery(session.id).queryKey, session)
      invalidatePractice(client)
      void navigate(accountPaths.practiceSession.to({ id: session.id }, { kid: kidUserId }))
    },
  })
  const { variables, isPending } = start
  return {
    start: (chosen: { topic?: string; worksheet_id?: number }) =>
      start.mutate({ user_id: kidUserId, ...chosen }),
    isStarting: (chosen: { topic?: string; worksheet_id?: number }) =>
      isPending &&
      variables?.topic === chosen.topic &&
      variables?.worksheet_id === chosen.worksheet_id,
    error: start.error,
  }
}
export type StartPractice = ReturnType<typeof useStartPractice>
