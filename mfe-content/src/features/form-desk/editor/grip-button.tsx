import type { FormField } from '@brightyard/contract/entities'
import { chakra } from '@brightyard/ui'
import { GripIcon } from '@brightyard/ui/icons'
import type { KeyboardEvent } from 'react'
import { useEditor } from './editor-context.ts'
import { labelOf } from './field-kinds.ts'
import { placeSentence, stepField } from './form-work.ts'

const Grip = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    w: '2.75rem',
    h: '2.75rem',
    borderRadius: 'md',
    color: 'fg.muted',
    cursor: 'grab',
    flexShrink: 0,
    _hover: { bg: 'bg.subtle', color: 'fg' },
    _active: { cursor: 'grabbing' },
  },
})

/** Moves a question: dragged by mouse, or with the arrow keys. */
export function GripButton({
  field,
  card,
}: {
  field: FormField
  card: { current: HTMLElement | null }
}) {
  const { changeContent, work, say, drag } = useEditor()
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (step === null) return
    event.preventDefault()
    const next = stepField(work.content, field.key, step)
    changeContent(() => next)
    say(`${labelOf(field)}: ${placeSentence(next, field.key)}.`)
  }
  return (
    <Grip
      id={`edit-${field.key}-grip`}
      type="button"
      draggable
      position="relative"
      zIndex="1"
      aria-label={`Move ${labelOf(field)}`}
      aria-describedby="edit-how-to-move"
      title="Drag, or press the up and down arrow keys"
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', labelOf(field))
        if (card.current) event.dataTransfer.setDragImage(card.current, 20, 20)
        drag.start(field.key)
      }}
      onDragEnd={drag.end}
    >
      <GripIcon size={20} aria-hidden />
    </Grip>
  )
}
