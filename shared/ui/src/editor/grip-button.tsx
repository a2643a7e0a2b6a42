import { chakra, VisuallyHidden } from '@brightyard/ui'
import { GripIcon } from '@brightyard/ui/icons'
import type { KeyboardEvent } from 'react'
import type { Drag } from './use-drag.ts'

const Grip = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    position: 'relative',
    zIndex: 1,
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

const howToMove = 'editor-how-to-move'

/** Once in an editor: what every grip in it is described by. */
export const HowToMove = () => (
  <VisuallyHidden id={howToMove}>
    Press the up and down arrow keys to move it, or drag it by mouse.
  </VisuallyHidden>
)

export interface GripButtonProps<Id> {
  /** Of the element: the focus comes back to it. */
  id: string
  /** What is moved, as in `Move question 3`. */
  name: string
  of: Id
  drag: Drag<Id>
  /** What is seen at the pointer while it is dragged. */
  card: { current: HTMLElement | null }
  onStep: (by: -1 | 1) => void
  /** Touch has no dragging of this kind: hidden on phones, where arrows beside it move the thing. */
  hideOnPhone?: boolean
}

/** Moves a thing: dragged by mouse, or with the arrow keys. Needs `HowToMove` once around it. */
export function GripButton<Id>(props: GripButtonProps<Id>) {
  const { id, name, of, drag, card, onStep, hideOnPhone } = props
  function press(event: KeyboardEvent) {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : null
    if (by === null) return
    event.preventDefault()
    onStep(by)
  }
  return (
    <Grip
      id={id}
      type="button"
      draggable
      hideBelow={hideOnPhone ? 'md' : undefined}
      aria-label={`Move ${name}`}
      aria-describedby={howToMove}
      title="Drag, or press the up and down arrow keys"
      onKeyDown={press}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', name)
        if (card.current) event.dataTransfer.setDragImage(card.current, 20, 20)
        drag.start(of)
      }}
      onDragEnd={drag.end}
    >
      <GripIcon size={20} aria-hidden />
    </Grip>
  )
}
