import { chakra } from '@brightyard/ui'
import { GripIcon } from '@brightyard/ui/icons'
import type { KeyboardEvent } from 'react'
import { composeControl, useComposer } from './composing-context.ts'
import { placeSentence, stepQuestion } from './work.ts'

const Grip = chakra('button', {
  base: {
    // Touch has no dragging of this kind; there the arrows beside it move a question.
    display: { base: 'none', md: 'grid' },
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

interface Props {
  itemId: number
  name: string
  card: { current: HTMLElement | null }
}

/** Moves a question: dragged by mouse, or with the arrow keys. */
export function GripButton({ itemId, name, card }: Props) {
  const { work, change, say, focusOn, drag } = useComposer()
  const id = composeControl.question(itemId, 'grip')
  function press(event: KeyboardEvent) {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (step === null) return
    event.preventDefault()
    const next = stepQuestion(work, itemId, step)
    change(() => next)
    focusOn(id) // a question that goes to another section is drawn there anew
    say(`Now ${placeSentence(next, itemId)}.`)
  }
  return (
    <Grip
      id={id}
      type="button"
      draggable
      aria-label={`Move ${name}`}
      aria-describedby="compose-how-to-move"
      title="Drag, or press the up and down arrow keys"
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        if (card.current) event.dataTransfer.setDragImage(card.current, 20, 20)
        drag.start(itemId)
      }}
      onDragEnd={drag.end}
    >
      <GripIcon size={20} aria-hidden />
    </Grip>
  )
}
