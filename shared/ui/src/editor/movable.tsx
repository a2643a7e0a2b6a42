import { Box } from '@brightyard/ui'
import type { DragEvent, ReactNode } from 'react'
import type { Place } from './place.ts'
import type { Drag } from './use-drag.ts'

/** The handlers of something that things can be dropped on; `placeOf` is where they go then. */
const dropTarget = <Id,>(drag: Drag<Id>, placeOf: (event: DragEvent<HTMLElement>) => Place) => ({
  onDragOver(event: DragEvent<HTMLElement>) {
    if (drag.id === null) return
    event.preventDefault()
    drag.moveOver(placeOf(event))
  },
  onDrop(event: DragEvent<HTMLElement>) {
    event.preventDefault()
    drag.drop()
  },
})

/** A line between two things, where the dragged one would come. */
const DropLine = ({ edge }: { edge: 'top' | 'bottom' }) => (
  <Box
    position="absolute"
    insetX="0"
    {...{ [edge]: '-2px' }}
    h="4px"
    borderRadius="full"
    bg="brand.solid"
    zIndex="1"
  />
)

export interface MovableProps<Id> {
  drag: Drag<Id>
  /** Where it stands. */
  place: Place
  py?: string
  children: ReactNode
}

/** An entry of a list that others can be dropped before and after: in its upper or its lower half. */
export function Movable<Id>({ drag, place, py, children }: MovableProps<Id>) {
  const isOver = (at: number) => drag.over?.part === place.part && drag.over.at === at
  const target = dropTarget(drag, ({ currentTarget, clientY }) => {
    const { top, height } = currentTarget.getBoundingClientRect()
    const isBelow = clientY > top + height / 2
    return isBelow ? { ...place, at: place.at + 1 } : place
  })
  return (
    <Box as="li" position="relative" py={py} {...target}>
      {isOver(place.at) && <DropLine edge="top" />}
      {isOver(place.at + 1) && <DropLine edge="bottom" />}
      {children}
    </Box>
  )
}

export interface EndOfPartProps<Id> {
  drag: Drag<Id>
  /** After the last thing of the part. */
  place: Place
  mt?: string
  children: ReactNode
}

/** What stands below the list of a part; what is dropped here comes last, also where the list is empty. */
export const EndOfPart = <Id,>({ drag, place, mt, children }: EndOfPartProps<Id>) => (
  <Box
    mt={mt}
    borderRadius="lg"
    {...dropTarget(drag, () => place)}
    {...(drag.over?.part === place.part && place.at === 0
      ? { outline: '3px dashed', outlineColor: 'brand.solid', outlineOffset: '4px' }
      : {})}
  >
    {children}
  </Box>
)
