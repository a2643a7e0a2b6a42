import {
  changeDeskForm,
  closeDeskForm,
  createDeskForm,
  listDeskForms,
  publishDeskForm,
  readDeskForm,
} from '@brightyard/contract/calls'
import { type DeskForm, FormSlug } from '@brightyard/contract/entities'
import { formDeskPaths } from '@brightyard/contract/paths'
import {
  ApiError,
  type CallOptions,
  failureSentence,
  showToast,
  useApi,
  useMutation,
  useNavigate,
  useQueryClient,
} from '@brightyard/runtime'
import { keptDrafts, useDraft } from '@brightyard/runtime/drafts'
import { mutationOf, queriesOf } from '@brightyard/runtime/queries'
import { useDrag, useFocusOn } from '@brightyard/ui/editor'
import { useState } from 'react'
import { formQuery } from '../desk.queries.ts'
import { saidOfClosing } from '../form-state-words.ts'
import { newSlug } from '../new-slug.ts'
import { reachesPeople } from '../publish-words.ts'
import type { Editor } from './editor-context.ts'
import { moveField, placeSentence, Work } from './form-work.ts'
import { problemsOf } from './problems.ts'
import { useHistory } from './use-history.ts'

const kept = keptDrafts('form-editor', Work)

const workOf = ({ slug, content, settings }: Work): Work => ({ slug, content, settings })

const notDone = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** The draft of a form; where its address cannot be had, the rest is saved under the one that it has. */
function useFormDraft(first: DeskForm, work: Work, leftOver: ReturnType<typeof kept.read>) {
  const api = useApi()
  const client = useQueryClient()
  const [slugProblem, setSlugProblem] = useState('')
  async function save({ id, revision, slug }: DeskForm, sent: Work, options: CallOptions) {
    const changed = { ...workOf(sent), id, revision }
    const wanted = FormSlug.safeParse(sent.slug).success ? sent.slug : slug
    try {
      const next = await api.call(changeDeskForm, { ...changed, slug: wanted }, options)
      setSlugProblem('')
      return next
    } catch (error) {
      const code = error instanceof ApiError ? error.code : undefined
      if (code !== 'slug_taken' && code !== 'slug_fixed') throw error
      setSlugProblem(failureSentence(error))
      return api.call(changeDeskForm, { ...changed, slug }, options)
    }
  }
  const draft = useDraft({
    first,
    work,
    kept,
    leftOver,
    conflicts: ['changed_elsewhere'],
    save,
    workOf,
    read: (id) => api.call(readDeskForm, { id }),
    onStored(next) {
      client.setQueryData(formQuery(next.id).queryKey, next)
      void client.invalidateQueries(queriesOf(listDeskForms))
    },
  })
  return { draft, slugProblem }
}

/** All that happens to a form while it is edited. */
export function useEditing(first: DeskForm) {
  const [leftOver] = useState(() => kept.read(first.id))
  const [start] = useState(() => leftOver?.work ?? workOf(first))
  const { work, go, canUndo, canRedo } = useHistory(start)
  const { draft, slugProblem } = useFormDraft(first, work, leftOver)
  const navigate = useNavigate()
  const [open, setOpen] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isAsked, ask] = useState(0)
  const [isLive, setLive] = useState(false)
  const [wasTold, setWasTold] = useState(false)
  /** As stored: the server says of it whom it would be told to. */
  const [toPublish, setToPublish] = useState<DeskForm | null>(null)
  const focusOn = useFocusOn()
  const drag = useDrag<string>((key, place) => {
    const content = moveField(work.content, key, place)
    go({ to: { ...work, content }, what: '' })
    say(`Moved to ${placeSentence(content, key)}.`)
  })
  const publishing = useMutation({
    ...mutationOf(publishDeskForm),
    onSuccess(form) {
      setWasTold(Boolean(draft.stored.news?.told_at))
      draft.take(form)
      setLive(true)
      ask(0)
    },
    onError: notDone('It is not published.'),
    onSettled: () => setToPublish(null),
  })
  const closing = useMutation({
    ...mutationOf(closeDeskForm),
    onSuccess(form) {
      draft.take(form)
      showToast(saidOfClosing(form))
    },
    onError: notDone('That did not work.'),
  })
  const copying = useMutation({
    ...mutationOf(createDeskForm),
    onSuccess({ id }) {
      draft.forget()
      void navigate(formDeskPaths.edit.to({ id }))
    },
    onError: notDone('The copy is not saved.'),
  })

  const publishNow = ({ id, revision }: DeskForm) => publishing.mutate({ id, revision })
  async function publish() {
    setLive(false)
    if (problemsOf(work).length > 0) return ask((count) => count + 1)
    const form = await draft.save()
    if (!form) return undefined
    if (reachesPeople(form)) setToPublish(form)
    else publishNow(form)
    return undefined
  }
  const editor: Omit<Editor, 'problems'> = {
    work,
    open,
    setOpen,
    say,
    focusOn,
    drag,
    changeContent: (change, what = '') =>
      go({ to: { ...work, content: change(work.content) }, what }),
    changeSettings: (changes) =>
      go({
        to: { ...work, settings: { ...work.settings, ...changes } },
        what: Object.keys(changes).join(),
      }),
    changeSlug: (slug) => go({ to: { ...work, slug }, what: 'slug' }),
  }
  return {
    editor,
    draft,
    slugProblem,
    said,
    isAsked,
    /** It was published just now. */
    isLive,
    /** Families knew of it before that. */
    wasTold,
    /** It began with what this tab had not saved. */
    isLeftOver: leftOver !== null,
    history: { canUndo, canRedo, undo: () => go('undo'), redo: () => go('redo') },
    publish,
    isPublishing: publishing.isPending,
    /** Is about to be published, unless its author thinks better of it. */
    toPublish,
    publishNow,
    keepDraft: () => setToPublish(null),
    close: (is_closed: boolean) => closing.mutate({ id: first.id, is_closed }),
    isClosing: closing.isPending,
    isCopying: copying.isPending,
    takeTheirs() {
      if (!draft.theirs) return
      const next = workOf(draft.theirs)
      go({ replacedBy: next })
      draft.accept(next)
    },
    async saveCopy() {
      const title = `${work.content.title} (copy)`.slice(0, 120)
      await copying
        .mutateAsync({ ...work, content: { ...work.content, title }, slug: newSlug(title) })
        .catch(() => {})
    },
  }
}
