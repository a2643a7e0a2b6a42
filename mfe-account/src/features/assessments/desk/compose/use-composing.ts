import { compositionProblems } from '@brightyard/contract/assessments'
import {
  changeDeskAssessment,
  createDeskAssessment,
  listDeskAssessments,
  publishDeskAssessment,
  readDeskAssessment,
} from '@brightyard/contract/calls'
import { type BankItem, Composition, type DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import {
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
import { deskQuery } from '../desk.queries.ts'
import type { Composing } from './composing-context.ts'
import { addItems, moveQuestion, placeSentence } from './work.ts'

const kept = keptDrafts('assessment-desk', Composition)

const notDone = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** All that happens to an assessment while it is composed. */
export function useComposing(first: DeskAssessment) {
  const api = useApi()
  const client = useQueryClient()
  const [leftOver] = useState(() => kept.read(first.id))
  const [work, setWork] = useState<Composition>(leftOver?.work ?? first.composition)
  const draft = useDraft({
    first,
    work,
    kept,
    leftOver,
    conflicts: ['changed_elsewhere', 'published'],
    save: ({ id, revision }, composition, options) =>
      api.call(changeDeskAssessment, { id, revision, composition }, options),
    workOf: ({ composition }) => composition,
    read: (id) => api.call(readDeskAssessment, { id }),
    onStored(next) {
      client.setQueryData(deskQuery(next.id).queryKey, next)
      void client.invalidateQueries(queriesOf(listDeskAssessments))
    },
  })
  const { stored, theirs } = draft
  const navigate = useNavigate()
  const [found, setFound] = useState<readonly BankItem[]>([])
  const [edited, setEdited] = useState<BankItem | null>(null)
  const [said, say] = useState('')
  const [asked, setAsked] = useState(0)
  const focusOn = useFocusOn()
  // What was found or changed here is newer than what came with the last save.
  const items = new Map([...stored.items, ...found].map((item) => [item.id, item]))
  const [now, setNow] = useState(() => new Date())
  const problemsAt = (at: Date) => compositionProblems(work, [...items.values()], at)
  const problems = problemsAt(now)
  const drag = useDrag<number>((item, place) => {
    const next = moveQuestion(work, item, place)
    setWork(next)
    say(`Now ${placeSentence(next, item)}.`)
  })
  const [isConfirming, setConfirming] = useState(false)
  const publishing = useMutation({
    ...mutationOf(publishDeskAssessment),
    onSuccess(published) {
      draft.saved()
      draft.take(published)
    },
    onError: notDone('It is not published.'),
    onSettled: () => setConfirming(false),
  })
  const copying = useMutation({
    ...mutationOf(createDeskAssessment),
    onSuccess({ id }) {
      draft.forget()
      void navigate(assessmentDeskPaths.edit.to({ id }))
    },
    onError: notDone('The copy is not saved.'),
  })
  const known = (added: readonly BankItem[]) =>
    setFound((before) => [
      ...before.filter(({ id }) => !added.some((one) => one.id === id)),
      ...added,
    ])
  const composing: Composing = {
    id: first.id,
    work,
    items,
    problems: asked > 0 ? problems : {},
    change: setWork,
    add(section, added) {
      known(added)
      setWork((before) => addItems(before, section, added))
      say(added.length === 1 ? 'One question added.' : `${added.length} questions added.`)
    },
    edit: setEdited,
    say,
    focusOn,
    drag,
  }
  return {
    composing,
    draft,
    said,
    asked,
    problems,
    /** It began with what this tab had not saved. */
    isLeftOver: leftOver !== null,
    /** The question of the bank that is being changed. */
    edited,
    closeEdited: () => setEdited(null),
    known,
    async publish() {
      const at = new Date()
      setNow(at)
      if (Object.keys(problemsAt(at)).length > 0) return setAsked(asked + 1)
      if (await draft.save()) setConfirming(true)
      return undefined
    },
    /** Is about to be published, unless its author thinks better of it. */
    isConfirming,
    async publishNow() {
      const next = await draft.save()
      if (next) publishing.mutate({ id: next.id, revision: next.revision })
      else setConfirming(false)
    },
    keepDraft() {
      if (!publishing.isPending) setConfirming(false)
    },
    isPublishing: publishing.isPending,
    isCopying: copying.isPending,
    takeTheirs() {
      if (!theirs) return
      setWork(theirs.composition)
      draft.accept(theirs.composition)
    },
    async saveCopy() {
      const title = `${work.title} (copy)`.slice(0, 120)
      await copying.mutateAsync({ composition: { ...work, title } }).catch(() => {})
    },
  }
}
