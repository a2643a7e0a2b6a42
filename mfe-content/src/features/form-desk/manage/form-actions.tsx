import {
  closeDeskForm,
  createDeskForm,
  deleteDeskForm,
  listDeskForms,
  readDeskForm,
} from '@brightyard/contract/calls'
import type { DeskFormCard } from '@brightyard/contract/entities'
import { contentPaths, formDeskPaths } from '@brightyard/contract/paths'
import {
  failureSentence,
  Link,
  showToast,
  useApi,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { Button, IconButton } from '@brightyard/ui'
import { MoreIcon } from '@brightyard/ui/icons'
import { Dialog, Menu, MenuItem } from '@brightyard/ui/overlay'
import { useState } from 'react'
import { saidOfClosing } from '../form-state-words.ts'
import { newSlug } from '../new-slug.ts'

const failed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** Everything else that can be done with a form. */
export function FormActions({ form, name }: { form: DeskFormCard; name: string }) {
  const { id, slug, state } = form
  const api = useApi()
  const client = useQueryClient()
  const navigate = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  const refresh = () => client.invalidateQueries(queriesOf(listDeskForms))
  const closing = useMutation({
    ...mutationOf(closeDeskForm),
    onSuccess: (closed) => showToast(saidOfClosing(closed)),
    onError: failed('That did not work.'),
    onSettled: refresh,
  })
  const copying = useMutation({
    mutationFn: async () => {
      const { content, settings } = await api.call(readDeskForm, { id })
      const title = `${content.title} (copy)`.slice(0, 120)
      return api.call(createDeskForm, {
        slug: newSlug(content.title),
        content: { ...content, title },
        settings,
      })
    },
    onSuccess(copy) {
      void refresh()
      void navigate(formDeskPaths.edit.to({ id: copy.id }))
    },
    onError: failed('It is not duplicated.'),
  })
  const deleting = useMutation({
    ...mutationOf(deleteDeskForm),
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
        {state !== 'draft' && (
          <MenuItem value="open" asChild>
            <Link to={contentPaths.webForm.to({ slug })}>Open the form</Link>
          </MenuItem>
        )}
        <MenuItem value="copy" onSelect={() => copying.mutate()}>
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
        description={`“${name}” was never published, so nobody has answered it. It cannot be brought back.`}
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
