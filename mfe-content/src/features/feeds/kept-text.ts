import { useState } from 'react'

const keyOf = (name: string) => `brightyard.feed-draft.${name}`

function read(name: string): string {
  try {
    return sessionStorage.getItem(keyOf(name)) ?? ''
  } catch {
    return ''
  }
}

/**
 * What somebody has typed and not sent, in this tab alone: it survives a reload and other pages. Its name has the
 * person's id, and an empty text leaves nothing behind.
 */
export function useKeptText(name: string) {
  const [text, setText] = useState(() => read(name))
  function change(next: string) {
    setText(next)
    try {
      if (next === '') sessionStorage.removeItem(keyOf(name))
      else sessionStorage.setItem(keyOf(name), next)
    } catch {
      // Where storage is blocked, a reload loses it.
    }
  }
  return [text, change] as const
}
