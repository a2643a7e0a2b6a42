import {
  closeDeskAssessment,
  copyDeskAssessment,
  deleteDeskAssessment,
  listDeskAssessments,
} from '@brightyard/contract/calls'
import type { DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** What can be done with an assessment as a whole; each says how it went. */
export function useAssessmentActions(onChanged?: (desk: DeskAssessment) => void) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => client.invalidateQueries(queriesOf(listDeskAssessments))
  const closing = useMutation({
    ...mutationOf(closeDeskAssessment),
    onSuccess(next) {
      onChanged?.(next)
      const isClosed = next.state === 'closed'
      showToast({
        kind: 'success',
        title: isClosed ? 'The assessment is closed.' : 'The assessment is open again.',
      })
    },
    onError: failed('That did not work.'),
    onSettled: refresh,
  })
  const copying = useMutation({
    ...mutationOf(copyDeskAssessment),
    onSuccess(copy) {
      void refresh()
      void navigate(assessmentDeskPaths.edit.to({ id: copy.id }))
    },
    onError: failed('It is not duplicated.'),
  })
  const deleting = useMutation({
    ...mutationOf(deleteDeskAssessment),
    onSuccess: () => showToast({ kind: 'success', title: 'The draft is deleted.' }),
    onError: failed('It is not deleted.'),
    onSettled: () => void refresh(), // the dialog closes before its row goes
  })
  return { closing, copying, deleting }
}
