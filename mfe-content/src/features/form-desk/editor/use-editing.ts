import { closeDeskForm, createDeskForm, publishDeskForm } from '@brightyard/contract/calls'
import type { DeskForm } from '@brightyard/contract/entities'
import { formDeskPaths } from '@brightyard/contract/paths'
import { failureSentence, showToast, useMutation, useNavigate } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { useEffect, useRef, useState } from 'react'
import { saidOfClosing } from '../form-state-words.ts'
import { newSlug } from '../new-slug.ts'
import type { Editor } from './editor-context.ts'
import { moveField, placeSentence, type Work } from './form-work.ts'
import { forgetKept, readKept } from './kept-work.ts'
import { problemsOf } from './problems.ts'
import { useDrag } from './use-drag.ts'
import { useHistory } from './use-history.ts'
import { useSaving } from './use-saving.ts'

const workOf = ({ slug, content, settings }: DeskForm): Work => ({ slug, content, settings })

const notDone = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** Moves the focus after the next render: what gets it may not be there yet. */
function useFocus() {
  const wanted = useRef<string | null>(null)
  const [, look] = useState(0)
  useEffect(() => {
    const id = wanted.current
    const element = id === null ? null : document.getElementById(id)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (id: string) => {
    wanted.current = id
    look((count) => count + 1)
  }
}

/** All that happens to a form while it is edited. */
export function useEditing(first: DeskForm) {
  const [kept] = useState(() => readKept(first.id))
  const [start] = useState(() => kept?.work ?? workOf(first))
  const base = kept ? { ...first, revision: kept.revision } : first
  const { work, go, canUndo, canRedo } = useHistory(start)
  const saving = useSaving(base, work, kept !== null)
  const navigate = useNavigate()
  const [open, setOpen] = useState<string | null>(null)
  const [said, say] = useState('')
  const [isAsked, ask] = useState(0)
  const [isLive, setLive] = useState(false)
  const focusOn = useFocus()
  const drag = useDrag((key, place) => {
    const content = moveField(work.content, key, place)
    go({ to: { ...work, content }, what: '' })
    say(`Moved to ${placeSentence(content, key)}.`)
  })
  const publishing = useMutation({
    ...mutationOf(publishDeskForm),
    onSuccess(form) {
      saving.take(form)
      setLive(true)
      ask(0)
    },
    onError: notDone('It is not published.'),
  })
  const closing = useMutation({
    ...mutationOf(closeDeskForm),
    onSuccess(form) {
      saving.take(form)
      showToast(saidOfClosing(form))
    },
    onError: notDone('That did not work.'),
  })
  const copying = useMutation({
    ...mutationOf(createDeskForm),
    onSuccess({ id }) {
      forgetKept(first.id)
      saving.saved()
      void navigate(formDeskPaths.edit.to({ id }))
    },
    onError: notDone('The copy is not saved.'),
  })

  async function publish() {
    setLive(false)
    if (problemsOf(work).length > 0) return ask((count) => count + 1)
    const form = await saving.save()
    if (form) publishing.mutate({ id: form.id, revision: form.revision })
    return undefined
  }
  const theirs = saving.saving.kind === 'conflict' ? saving.saving.theirs : null
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
    saving,
    said,
    isAsked,
    /** It was published just now. */
    isLive,
    /** It began with what this tab had not saved. */
    isLeftOver: kept !== null,
    history: { canUndo, canRedo, undo: () => go('undo'), redo: () => go('redo') },
    publish,
    isPublishing: publishing.isPending,
    close: (is_closed: boolean) => closing.mutate({ id: first.id, is_closed }),
    isClosing: closing.isPending,
    isCopying: copying.isPending,
    takeTheirs() {
      if (!theirs) return
      const next = workOf(theirs)
      go({ replacedBy: next })
      saving.accept(theirs, next)
    },
    overwrite() {
      if (theirs) saving.overwrite(theirs)
    },
    async saveCopy() {
      const title = `${work.content.title} (copy)`.slice(0, 120)
      await copying
        .mutateAsync({ ...work, content: { ...work.content, title }, slug: newSlug(title) })
        .catch(() => {})
    },
  }
}
