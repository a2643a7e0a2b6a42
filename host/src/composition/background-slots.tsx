import { Slot, useSessionState } from '@brightyard/runtime'
import { slotOwner } from '@brightyard/runtime/host'
import { useEffect, useState } from 'react'
import { whenUsed } from '../boot/when-idle.ts'
import { hasStoredData } from '../session/stored-data.ts'
import { useModules } from './live-modules.tsx'

/** Slots without content that keep the header's counts up to date on every page. */
const countSlots = ['shop-counts', 'notification-counts']

function useReady() {
  const [ready, setReady] = useState(false)
  useEffect(() => whenUsed(() => setReady(true)), [])
  return ready
}

interface BackgroundSlotsProps {
  /** The page has a header with counts. */
  counting: boolean
  /** The page offers the chat. */
  chatting: boolean
}

/** Loaded when the page is in use and idle; for a visitor, counts only where the remote has stored something to count. */
export function BackgroundSlots({ counting, chatting }: BackgroundSlotsProps) {
  const modules = useModules()
  const { status } = useSessionState()
  const ready = useReady()
  if (!ready || status === 'unknown') return null
  const counted = countSlots.filter((name) => {
    const owner = slotOwner(modules, name)
    return owner && (status === 'signed-in' || hasStoredData(owner.remote))
  })
  // The page works without them, so their failures are not shown.
  return [...(counting ? counted : []), ...(chatting ? ['chat'] : [])].map((name) => (
    <Slot key={name} name={name} quiet />
  ))
}
