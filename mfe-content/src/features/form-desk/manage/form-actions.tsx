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
import { DeskMenu } from '@brightyard/ui/editor'
import { MenuItem } from '@brightyard/ui/overlay'
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
    onSuccess: () => showToast({ kind: 'success', title: 'The draft is deleted.' }),
    onError: failed('It is not deleted.'),
    onSettled: () => void refresh(), // the dialog closes before its row goes
  })
  return (
    <DeskMenu
      name={name}
      state={state}
      busy={copying.isPending || closing.isPending}
      ofDeleting={`“${name}” was never published, so nobody has answered it. It cannot be brought back.`}
      onCopy={() => copying.mutate()}
      onClose={(is_closed) => closing.mutate({ id, is_closed })}
      onDelete={() =>
        deleting.mutateAsync({ id }).then(
          () => true,
          () => false,
        )
      }
    >
      {state !== 'draft' && (
        <MenuItem value="open" asChild>
          <Link to={contentPaths.webForm.to({ slug })}>Open the form</Link>
        </MenuItem>
      )}
    </DeskMenu>
  )
}
