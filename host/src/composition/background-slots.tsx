import { Slot, useSessionState } from '@brightyard/runtime'
import { useEffect, useState } from 'react'
import { whenIdle } from '../boot/when-idle.ts'
import { slotOwner } from './slot-filler.tsx'
import { useModules } from './context.ts'

/** Slots that show nothing and keep the header's counts right on every page. */
const counts = ['shop-counts', 'notification-counts']

/** A remote that remembers something for this browser keeps it under `brightyard.<remote>.`. */
function remembersSomething(remote: string): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(`brightyard.${remote}.`))
  } catch {
    return false
  }
}

function useIdle() {
  const [idle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}

interface BackgroundSlotsProps {
  /** The page has a header whose counts have to be right. */
  counting: boolean
  /** The page offers the chat. */
  chatting: boolean
}

/** Loaded when the page is idle, and for a visitor only where the remote has something of theirs to count. */
export function BackgroundSlots({ counting, chatting }: BackgroundSlotsProps) {
  const modules = useModules()
  const { status } = useSessionState()
  const idle = useIdle()
  if (!idle || status === 'unknown') return null
  const counted = counts.filter((name) => {
    const owner = slotOwner(modules, name)
    return owner && (status === 'signed-in' || remembersSomething(owner.remote))
  })
  // A page does as well without any of these, so nobody is shown their failure.
  return [...(counting ? counted : []), ...(chatting ? ['chat'] : [])].map((name) => (
    <Slot key={name} name={name} quiet />
  ))
}
