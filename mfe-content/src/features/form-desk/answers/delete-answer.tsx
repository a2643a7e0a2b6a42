import { deleteFormAnswer } from '@brightyard/contract/calls'
import { showToast, useMutation, useNavigate, useQueryClient } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Button } from '@brightyard/ui'
import { ConfirmDialog } from '@brightyard/ui/editor'
import { DeleteIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { answerQuery } from '../desk.queries.ts'
import { failed, refreshAnswers } from './answer-changes.ts'

/** For good, because somebody has asked for it. */
export function DeleteAnswer({ id, name, back }: { id: number; name: string; back: string }) {
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(false)
  const deleting = useMutation({
    ...mutationOf(deleteFormAnswer),
    async onSuccess() {
      showToast({ kind: 'success', title: 'The answer is deleted.' })
      setOpen(false)
      await navigate(back)
      client.removeQueries(answerQuery(id))
      await refreshAnswers(client)
    },
    onError: failed('It is not deleted.'),
  })
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        minH="2.75rem"
        colorPalette="danger"
        startIcon={<DeleteIcon size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isOpen}
        title="Delete this answer?"
        description={`The answer of ${name} and its files are deleted for good, for the sender too.`}
        keep="Keep it"
        confirm="Delete the answer"
        busy={deleting.isPending}
        onConfirm={() => deleting.mutate({ id })}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
