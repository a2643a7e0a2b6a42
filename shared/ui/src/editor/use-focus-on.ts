import { useEffect, useRef, useState } from 'react'

/** Moves the focus to the element with an id, after the next render: what gets it may not be there yet. */
export function useFocusOn(): (id: string) => void {
  const wanted = useRef<string | null>(null)
  const [, look] = useState(0)
  useEffect(() => {
    const id = wanted.current
    const element = id === null ? null : document.getElementById(id)
    if (!element) return
    wanted.current = null
    element.focus()
  })
  return (id) => {
    wanted.current = id
    look((count) => count + 1)
  }
}
