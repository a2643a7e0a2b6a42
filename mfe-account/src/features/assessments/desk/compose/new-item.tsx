import type { BankItem } from '@brightyard/contract/entities'
import { useState } from 'react'
import { draftOf, newDraft } from '../bank/item-draft.ts'
import { ItemEditor } from '../bank/item-editor.tsx'
import { composeControl, useComposer } from './composing-context.ts'

interface NewProps {
  section: number
  onClose: () => void
}

/** A question that is written for this assessment; the bank has it too. */
export function NewItem({ section, onClose }: NewProps) {
  const { work, add, focusOn } = useComposer()
  const { subject, min_age, max_age } = work
  const [start] = useState(() => newDraft('single', { subject, min_age, max_age }))
  return (
    <ItemEditor
      item={null}
      start={start}
      saveLabel="Add to the assessment"
      onSaved={(item) => {
        add(section, [item])
        onClose()
        focusOn(composeControl.question(item.id, 'marks'))
      }}
      onClose={onClose}
    />
  )
}

interface EditProps {
  item: BankItem
  onSaved: (item: BankItem) => void
  onClose: () => void
}

/** A question of the bank, mended from within an assessment. */
export function EditItem({ item, onSaved, onClose }: EditProps) {
  const [start] = useState(() => draftOf(item))
  return <ItemEditor {...{ item, start, onSaved, onClose }} />
}
