import type { SlotProps } from '@brightyard/runtime'
import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { SlotFailure } from '../errors/slot-failure.tsx'
import { MinimalHeader } from '../layouts/minimal-header.tsx'
import { useModules } from './context.ts'
import type { Modules } from './modules.ts'

export function slotOwner({ set }: Modules, name: string) {
  for (const [remote, { slots }] of Object.entries(set.remotes)) {
    const slot = slots.find((slot) => slot.name === name)
    if (slot) return { remote, module: slot.module, render: slot.render }
  }
  return null
}

/** What stands in a slot's place when its remote cannot be loaded or crashes. */
const substitutes: Readonly<Record<string, ComponentType>> = { header: MinimalHeader }

/** Fills a slot from the release set; a failure stays inside the slot. */
export function SlotFiller({ name, props, fallback }: SlotProps): ReactNode {
  const modules = useModules()
  const [attempt, setAttempt] = useState(0)
  const owner = slotOwner(modules, name)
  const Substitute = substitutes[name]
  if (!owner) return Substitute ? <Substitute /> : fallback
  const retry = () => {
    modules.forget(owner.remote, owner.module)
    setAttempt((count) => count + 1)
  }
  const Filling = modules.component(owner.remote, owner.module)
  return (
    <ErrorBoundary
      key={attempt}
      fallbackRender={() =>
        Substitute ? <Substitute /> : <SlotFailure name={name} onRetry={retry} />
      }
    >
      <Suspense fallback={fallback}>
        <Filling {...props} />
      </Suspense>
    </ErrorBoundary>
  )
}
