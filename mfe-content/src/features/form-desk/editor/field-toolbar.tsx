import type { FormField } from '@brightyard/contract/entities'
import { Flex, IconButton } from '@brightyard/ui'
import { MoveButtons } from '@brightyard/ui/editor'
import { CheckIcon, CopyIcon, DeleteIcon } from '@brightyard/ui/icons'
import { useEditor } from './editor-context.ts'
import { labelOf } from './field-kinds.ts'
import { duplicateField, placeOf, placeSentence, removeField, stepField } from './form-work.ts'

/** What can be done with a question that is open. */
export function FieldToolbar({ field }: { field: FormField }) {
  const { changeContent, work, setOpen, focusOn, say } = useEditor()
  const { key } = field
  function step(by: -1 | 1) {
    const next = stepField(work.content, key, by)
    changeContent(() => next)
    say(`${labelOf(field)}: ${placeSentence(next, key)}.`)
  }
  function duplicate() {
    const made = duplicateField(work.content, key)
    if (!made) return
    changeContent(() => made.content)
    setOpen(made.copy.key)
    focusOn(`edit-${made.copy.key}-label`)
    say('Duplicated.')
  }
  function remove() {
    const place = placeOf(work.content, key)
    const fields = place ? work.content.pages[place.part]?.fields : undefined
    const near = place && (fields?.[place.at + 1] ?? fields?.[place.at - 1])
    changeContent((content) => removeField(content, key))
    setOpen(null)
    focusOn('edit-undo')
    say(`${labelOf(field)} is deleted.${near ? '' : ' The page is empty.'}`)
  }
  return (
    <Flex justify="flex-end" gap="0.5" mb="1" wrap="wrap">
      <MoveButtons name={labelOf(field)} onStep={step} />
      <IconButton label={`Duplicate ${labelOf(field)}`} onClick={duplicate}>
        <CopyIcon size={18} aria-hidden />
      </IconButton>
      <IconButton label={`Delete ${labelOf(field)}`} colorPalette="danger" onClick={remove}>
        <DeleteIcon size={18} aria-hidden />
      </IconButton>
      <IconButton
        label={`Close ${labelOf(field)}`}
        onClick={() => {
          setOpen(null)
          focusOn(`edit-${key}-grip`)
        }}
      >
        <CheckIcon size={20} aria-hidden />
      </IconButton>
    </Flex>
  )
}
