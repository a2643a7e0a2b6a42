import type { BankItem } from '@brightyard/contract/entities'
import { IconButton } from '@brightyard/ui'
import { CloseIcon, EditIcon, ViewIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { ItemPreview } from '../bank/item-preview.tsx'
import { firstLine } from '../desk-words.ts'
import { composeControl, useComposer } from './composing-context.ts'
import { removeQuestion } from './work.ts'

/** Looking at and changing a question that is on the paper. */
export function Tools({ item, name }: { item: BankItem; name: string }) {
  const { edit } = useComposer()
  const [isShown, setShown] = useState(false)
  return (
    <>
      <IconButton label={`Preview ${name}: ${firstLine(item)}`} onClick={() => setShown(true)}>
        <ViewIcon size={18} aria-hidden />
      </IconButton>
      {item.can_edit && (
        <IconButton label={`Edit ${name}`} onClick={() => edit(item)}>
          <EditIcon size={18} aria-hidden />
        </IconButton>
      )}
      {isShown && <ItemPreview item={item} onClose={() => setShown(false)} />}
    </>
  )
}

/** Takes it off the paper; the bank keeps it. */
export function RemoveButton({ itemId, name }: { itemId: number; name: string }) {
  const { work, change, say, focusOn } = useComposer()
  return (
    <IconButton
      label={`Take ${name} out`}
      onClick={() => {
        const all = work.sections.flatMap(({ questions }) => questions)
        const at = all.findIndex(({ item_id }) => item_id === itemId)
        const near = all[at + 1] ?? all[at - 1]
        change((before) => removeQuestion(before, itemId))
        say(`The ${name} is out of the assessment; it stays in the bank.`)
        focusOn(
          near ? composeControl.question(near.item_id, 'card') : composeControl.of('sections'),
        )
      }}
    >
      <CloseIcon size={18} aria-hidden />
    </IconButton>
  )
}
