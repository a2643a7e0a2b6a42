import type { BankItem, Composition } from '@brightyard/contract/entities'
import { useState } from 'react'
import { draftOf, newDraft } from '../bank/item-draft.ts'
import { ItemEditor } from '../bank/item-editor.tsx'
import { type Composing, composeControl, useComposer } from './composing-context.ts'
import { questionsIn } from './work.ts'

interface NewProps {
  section: number
  onClose: () => void
}

/** A question that is written for this assessment; the bank has it too. */
export function NewItem({ section, onClose }: NewProps) {
  const { work, items, add, focusOn } = useComposer()
  const [start] = useState(() => newDraft('single', lastAbout(work, items, section)))
  return (
    <ItemEditor
      item={null}
      start={start}
      saveLabel="Add to the assessment"
      place={{
        number: questionsIn({ ...work, sections: work.sections.slice(0, section + 1) }).length + 1,
        total: questionsIn(work).length + 1,
      }}
      onSaved={(item) => {
        add(section, [item])
        onClose()
        focusOn(composeControl.question(item.id, 'marks'))
      }}
      onClose={onClose}
    />
  )
}

/** As of the question before it, and of the assessment where there is none. */
function lastAbout(work: Composition, items: Composing['items'], section: number) {
  const before = work.sections[section]?.questions.at(-1) ?? questionsIn(work).at(-1)
  const { subject, min_age, max_age } = (before && items.get(before.item_id)) ?? work
  return { subject: subject || work.subject, min_age, max_age }
}

interface EditProps {
  item: BankItem
  /** Where it stands in the assessment. */
  place?: { number: number; total: number }
  onSaved: (item: BankItem) => void
  onClose: () => void
}

/** A question of the bank, mended from within an assessment. */
export function EditItem({ item, place, onSaved, onClose }: EditProps) {
  const [start] = useState(() => draftOf(item))
  return <ItemEditor {...{ item, start, onSaved, onClose, ...(place && { place }) }} />
}
