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
import { Button, IconButton } from '@brightyard/ui'
import { MoreIcon } from '@brightyard/ui/icons'
import { Dialog, Menu, MenuItem } from '@brightyard/ui/overlay'
import { useState } from 'react'

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
  const [isDeleting, setDeleting] = useState(false)
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
    onSuccess() {
      showToast({ kind: 'success', title: 'The draft is deleted.' })
      setDeleting(false)
    },
    onError: failed('It is not deleted.'),
    onSettled: refresh,
  })
  const isClosed = state === 'closed'
  return (
    <>
      <Menu
        align="end"
        label={`More for ${name}`}
        trigger={
          <IconButton label={`More for ${name}`} busy={copying.isPending || closing.isPending}>
            <MoreIcon size={20} aria-hidden />
          </IconButton>
        }
      >
        <MenuItem value="copy" onSelect={() => copying.mutate({ id })}>
          Duplicate
        </MenuItem>
        {state !== 'draft' && (
          <MenuItem value="close" onSelect={() => closing.mutate({ id, is_closed: !isClosed })}>
            {isClosed ? 'Open it again' : 'Close it now'}
          </MenuItem>
        )}
        {state === 'draft' && (
          <MenuItem value="delete" colorPalette="danger" onSelect={() => setDeleting(true)}>
            Delete
          </MenuItem>
        )}
      </Menu>
      <Dialog
        open={isDeleting}
        alert
        size="sm"
        title="Delete this draft?"
        description={`“${name}” was never published, so nobody has taken it. Its questions stay in the bank.`}
        onClose={() => setDeleting(false)}
        footer={
          <>
            <Button variant="outline" onClick={() => setDeleting(false)}>
              Keep it
            </Button>
            <Button
              colorPalette="danger"
              busy={deleting.isPending}
              onClick={() => deleting.mutate({ id })}
            >
              Delete the draft
            </Button>
          </>
        }
      />
    </>
  )
}
