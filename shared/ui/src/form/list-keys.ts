import type { SelectOption } from './select.tsx'

/** What a key does to a list of choices under a field. */
export type ListAct =
  | { kind: 'open'; at: number }
  | { kind: 'move'; to: number }
  | { kind: 'toggle' }
  | { kind: 'toggleAll' }
  | { kind: 'close' }

interface Keyed {
  key: string
  altKey: boolean
  ctrlKey: boolean
  metaKey: boolean
}

interface ListState {
  options: readonly SelectOption[]
  isOpen: boolean
  /** The choice that the keyboard is at. */
  at: number
  /** What has been typed just now. */
  typed: string
}

const pageOfChoices = 5

/** Of those after the current one, the first that begins with what is typed; one letter again goes on to the next. */
export function choiceThatBegins({ options, at, typed }: ListState): number {
  const letters = [...typed.toLowerCase()]
  const isOneLetter = letters.every((letter) => letter === letters[0])
  const words = isOneLetter ? (letters[0] ?? '') : letters.join('')
  const from = isOneLetter ? at + 1 : at
  const order = options.map((_option, step) => (from + step) % options.length)
  return order.find((place) => options[place]?.label.toLowerCase().startsWith(words)) ?? -1
}

export const isTyping = ({ key, altKey, ctrlKey, metaKey }: Keyed, typed: string) =>
  key.length === 1 && !altKey && !ctrlKey && !metaKey && (key !== ' ' || typed !== '')

/** What this key means, as in the pattern of a combobox that only selects; null: the page's own business. */
export function actOfKey(event: Keyed, state: ListState): ListAct | null {
  const { options, isOpen, at } = state
  const last = options.length - 1
  const within = (place: number) => Math.min(last, Math.max(0, place))
  const { key } = event
  if (isTyping(event, state.typed)) {
    const found = choiceThatBegins({ ...state, typed: state.typed + key })
    if (found < 0) return null
    return isOpen ? { kind: 'move', to: found } : { kind: 'open', at: found }
  }
  if (!isOpen) {
    if (key === 'End') return { kind: 'open', at: last }
    if (key === 'Home') return { kind: 'open', at: 0 }
    return ['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)
      ? { kind: 'open', at: within(at) }
      : null
  }
  if (event.altKey && key === 'ArrowUp') return { kind: 'close' }
  if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'a') return { kind: 'toggleAll' }
  const moves: Record<string, number> = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    Home: 0,
    End: last,
    PageDown: at + pageOfChoices,
    PageUp: at - pageOfChoices,
  }
  const to = moves[key]
  if (to !== undefined) return { kind: 'move', to: within(to) }
  if (key === 'Enter' || key === ' ') return { kind: 'toggle' }
  return key === 'Escape' || key === 'Tab' ? { kind: 'close' } : null
}
