import { useState } from 'react'
import type { Drag } from './editor-context.ts'
import type { Place } from './form-work.ts'

/** Questions dragged by mouse; `onDrop` puts one before what stands at the place. */
export function useDrag(onDrop: (key: string, place: Place) => void): Drag {
  const [key, setKey] = useState<string | null>(null)
  const [over, setOver] = useState<Place | null>(null)
  const end = () => {
    setKey(null)
    setOver(null)
  }
  return {
    key,
    over,
    start: setKey,
    moveOver: (place) =>
      setOver((before) => (before?.page === place.page && before.at === place.at ? before : place)),
    drop() {
      if (key !== null && over) onDrop(key, over)
      end()
    },
    end,
  }
}
