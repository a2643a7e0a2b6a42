import { compositionProblems } from '@brightyard/contract/assessments'
import { createDeskAssessment, publishDeskAssessment } from '@brightyard/contract/calls'
import type { BankItem, Composition, DeskAssessment } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { failureSentence, showToast, useMutation, useNavigate } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { useState } from 'react'
import { useFocusOn } from '../use-focus-on.ts'
import type { Composing, Drag } from './composing-context.ts'
import { forgetKept, readKept } from './kept-work.ts'
import { useSaving } from './use-saving.ts'
import { addItems, moveQuestion, type Place, placeSentence } from './work.ts'

const notDone = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: failureSentence(error) })

/** Questions dragged by mouse; `onDrop` puts one before what stands at the place. */
function useDrag(onDrop: (item: number, place: Place) => void): Drag {
  const [item, setItem] = useState<number | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const end = () => {
    setItem(null)
    setOver(null)
  }
  return {
    item,
    over,
    start: setItem,
    moveOver: (place) =>
      setOver((before) =>
        before?.section === place.section && before.at === place.at ? before : place,
      ),
    drop() {
      if (item !== null && over) onDrop(item, over)
      end()
    },
    end,
  }
}

/** All that happens to an assessment while it is composed. */
export function useComposing(first: DeskAssessment) {
  const [kept] = useState(() => readKept(first.id))
  const [work, setWork] = useState<Composition>(kept?.work ?? first.composition)
  const base = kept ? { ...first, revision: kept.revision } : first
  const saving = useSaving(base, work, kept !== null)
  const { desk } = saving
  const navigate = useNavigate()
  const [found, setFound] = useState<readonly BankItem[]>([])
  const [edited, setEdited] = useState<BankItem | null>(null)
  const [said, say] = useState('')
  const [asked, setAsked] = useState(0)
  const focusOn = useFocusOn()
  // What was found or changed here is newer than what came with the last save.
  const items = new Map([...desk.items, ...found].map((item) => [item.id, item]))
  const [now, setNow] = useState(() => new Date())
  const problemsAt = (at: Date) => compositionProblems(work, [...items.values()], at)
  const problems = problemsAt(now)
  const drag = useDrag((item, place) => {
    const next = moveQuestion(work, item, place)
    setWork(next)
    say(`Now ${placeSentence(next, item)}.`)
  })
  const publishing = useMutation({
    ...mutationOf(publishDeskAssessment),
    onSuccess(published) {
      saving.saved()
      saving.take(published)
    },
    onError: notDone('It is not published.'),
  })
  const copying = useMutation({
    ...mutationOf(createDeskAssessment),
    onSuccess({ id }) {
      forgetKept(first.id)
      saving.saved()
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
  const theirs = saving.saving.kind === 'conflict' ? saving.saving.theirs : null
  return {
    composing,
    saving,
    said,
    asked,
    problems,
    /** It began with what this tab had not saved. */
    isLeftOver: kept !== null,
    /** The question of the bank that is being changed. */
    edited,
    closeEdited: () => setEdited(null),
    known,
    async publish() {
      const at = new Date()
      setNow(at)
      if (Object.keys(problemsAt(at)).length > 0) return setAsked(asked + 1)
      const next = await saving.save()
      if (next) publishing.mutate({ id: next.id, revision: next.revision })
      return undefined
    },
    isPublishing: publishing.isPending,
    isCopying: copying.isPending,
    takeTheirs() {
      if (!theirs) return
      setWork(theirs.composition)
      saving.accept(theirs)
    },
    overwrite() {
      if (theirs) saving.overwrite(theirs)
    },
    async saveCopy() {
      const title = `${work.title} (copy)`.slice(0, 120)
      await copying.mutateAsync({ composition: { ...work, title } }).catch(() => {})
    },
  }
}
