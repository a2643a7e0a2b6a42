import { Slot, useSessionState } from '@brightyard/runtime'
import { whenIdle } from '@brightyard/runtime/host'
import { Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { slotOwner } from './slot-filler.tsx'
import { useModules } from './context.ts'

/** Slots that show nothing and keep the header's counts right on every page. */
const names = ['shop-counts', 'notification-counts'] as const

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

/** Loaded when the page is idle, and for a visitor only where the remote has something of theirs to count. */
export function BackgroundSlots() {
  const modules = useModules()
  const { status } = useSessionState()
  const idle = useIdle()
  if (!idle || status === 'unknown') return null
  return names
    .filter((name) => {
      const owner = slotOwner(modules, name)
      return owner && (status === 'signed-in' || remembersSomething(owner.remote))
    })
    .map((name) => (
      // Nobody sees these parts, so nobody is shown their failure either (E-017).
      <ErrorBoundary key={name} fallback={null}>
        <Suspense>
          <Slot name={name} />
        </Suspense>
      </ErrorBoundary>
    ))
}
