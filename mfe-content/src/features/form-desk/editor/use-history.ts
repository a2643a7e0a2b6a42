import { useReducer } from 'react'
import type { Work } from './form-work.ts'

interface History {
  work: Work
  past: readonly Work[]
  future: readonly Work[]
  /** What was changed last: typing in one field is one step back, not one for each letter. */
  last: string
}

type Step = { to: Work; what: string } | 'undo' | 'redo' | { replacedBy: Work }

const deepest = 100

export function stepped(history: History, step: Step): History {
  const { work, past, future } = history
  if (step === 'undo') {
    const before = past.at(-1)
    if (!before) return history
    return { work: before, past: past.slice(0, -1), future: [work, ...future], last: '' }
  }
  if (step === 'redo') {
    const [next, ...later] = future
    return next ? { work: next, past: [...past, work], future: later, last: '' } : history
  }
  if ('replacedBy' in step) return { work: step.replacedBy, past: [], future: [], last: '' }
  if (step.to === work) return history
  const goesOn = step.what !== '' && step.what === history.last
  return {
    work: step.to,
    past: goesOn ? past : [...past, work].slice(-deepest),
    future: [],
    last: step.what,
  }
}

/** The work with its way back and forth. */
export function useHistory(first: Work) {
  const [{ work, past, future }, go] = useReducer(stepped, {
    work: first,
    past: [],
    future: [],
    last: '',
  })
  return { work, go, canUndo: past.length > 0, canRedo: future.length > 0 }
}
