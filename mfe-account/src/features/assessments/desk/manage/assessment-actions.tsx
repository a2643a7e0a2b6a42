import {
  closeDeskAssessment,
  copyDeskAssessment,
  deleteDeskAssessment,
  listDeskAssessments,
} from '@brightyard/contract/calls'
import type { DeskState } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  showToast,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { DeskMenu } from '@brightyard/ui/editor'

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

interface Props {
  card: { id: number; state: DeskState }
  name: string
  onChanged?: (state: DeskState) => void
}

/** Everything else that can be done with an assessment. */
export function AssessmentActions({ card: { id, state }, name, onChanged }: Props) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const refresh = () => client.invalidateQueries(queriesOf(listDeskAssessments))
  const closing = useMutation({
    ...mutationOf(closeDeskAssessment),
    onSuccess(next) {
      onChanged?.(next.state)
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
  return (
    <DeskMenu
      name={name}
      state={state}
      busy={copying.isPending || closing.isPending}
      ofDeleting={`“${name}” was never published, so nobody has taken it. Its questions stay in the bank.`}
      onCopy={() => copying.mutate({ id })}
      onClose={(is_closed) => closing.mutate({ id, is_closed })}
      onDelete={() =>
        deleting.mutateAsync({ id }).then(
          () => true,
          () => false,
        )
      }
    />
  )
}
