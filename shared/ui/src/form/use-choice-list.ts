import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { actOfKey, isTyping } from './list-keys.ts'
import type { SelectOption } from './select.tsx'

/** After a longer pause a letter begins another word. */
const pauseInMs = 600

interface Chosen {
  options: readonly SelectOption[]
  value: readonly string[]
  onValueChange: (value: string[]) => void
}

/** An open or closed list of choices: where the keyboard is in it, and what is chosen. */
export function useChoiceList({ options, value, onValueChange }: Chosen) {
  const listId = useId()
  const [isOpen, setOpen] = useState(false)
  const [at, setAt] = useState(0)
  const typing = useRef({ text: '', at: 0 })
  const idOf = (place: number) => `${listId}-${place}`

  /** In the order of the options, whatever the order of choosing. */
  const choose = (chosen: ReadonlySet<string>) =>
    onValueChange(options.flatMap((option) => (chosen.has(option.value) ? [option.value] : [])))

  function toggle(place: number) {
    const option = options[place]
    setAt(place)
    if (!option || option.disabled) return
    const chosen = new Set(value)
    if (!chosen.delete(option.value)) chosen.add(option.value)
    choose(chosen)
  }

  function toggleAll() {
    const all = options.filter(({ disabled }) => !disabled)
    const chosen = new Set(value)
    const isAll = all.every((option) => chosen.has(option.value))
    for (const option of all) {
      if (isAll) chosen.delete(option.value)
      else chosen.add(option.value)
    }
    choose(chosen)
  }

  /** Text that was typed up to now, while no longer pause has gone by. */
  const typedBefore = (now: number) =>
    now - typing.current.at < pauseInMs ? typing.current.text : ''

  function onKeyDown(event: KeyboardEvent) {
    const typed = typedBefore(event.timeStamp)
    const act = actOfKey(event, { options, isOpen, at, typed })
    if (isTyping(event, typed)) typing.current = { text: typed + event.key, at: event.timeStamp }
    if (!act) return
    if (event.key !== 'Tab') event.preventDefault()
    if (event.key === 'Escape') event.stopPropagation() // the dialog around it stays open
    if (act.kind === 'close') setOpen(false)
    if (act.kind === 'open') setOpen(true)
    if (act.kind === 'open') setAt(act.at)
    if (act.kind === 'move') setAt(act.to)
    if (act.kind === 'toggle') toggle(at)
    if (act.kind === 'toggleAll') toggleAll()
  }

  return { listId, idOf, isOpen, setOpen, at, toggle, onKeyDown }
}
