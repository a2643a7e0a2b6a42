import { useState } from 'react'
import type { Undo } from '../../bag/bag-actions.ts'

export interface UndoOffer {
  /** What has happened. */
  sentence: string
  run: Undo
}

/** The latest change that can be undone. It stays until the next one, so nobody has to hurry. */
export function useUndo() {
  const [undo, setUndo] = useState<UndoOffer | null>(null)
  return {
    undo,
    offer: (sentence: string, run: Undo | null) => setUndo(run && { sentence, run }),
    close: () => setUndo(null),
  }
}
