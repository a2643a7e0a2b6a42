import { useState } from 'react'
import type { Place } from './place.ts'

/** A thing on its way by mouse. */
export interface Drag<Id> {
  /** What is dragged; null while nothing is. */
  id: Id | null
  /** Before what it would be put now. */
  over: Place | null
  start: (id: Id) => void
  moveOver: (place: Place) => void
  drop: () => void
  /** Without a drop. */
  end: () => void
}

/** Things that are dragged by mouse; `onDrop` puts one before what stands at the place. */
export function useDrag<Id>(onDrop: (id: Id, place: Place) => void): Drag<Id> {
  const [id, setId] = useState<Id | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const end = () => {
    setId(null)
    setOver(null)
  }
  return {
    id,
    over,
    start: (next) => setId(() => next),
    moveOver: (place) =>
      setOver((before) => (before?.part === place.part && before.at === place.at ? before : place)),
    drop() {
      if (id !== null && over) onDrop(id, over)
      end()
    },
    end,
  }
}
