import { LazyHydrate, type SlotProps } from '@brightyard/runtime'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isChunkFailure } from '../errors/chunk-reload.ts'
import { SlotFailure } from '../errors/slot-failure.tsx'
import { MinimalHeader } from '../layouts/minimal-header.tsx'
import { useModules } from './context.ts'
import { RemoteUnavailable } from './ladder.ts'
import { reportShown } from './load-report.ts'
import type { Modules } from './modules.ts'

export function slotOwner({ set }: Modules, name: string) {
  for (const [remote, { slots }] of Object.entries(set.remotes)) {
    const slot = slots.find((slot) => slot.name === name)
    if (slot) return { remote, module: slot.module, render: slot.render }
  }
  return null
}

/** The slots that stand on this page, for the inspector. */
export const slotsOnPage = new Set<{ name: string }>()

/** What stands in a slot's place when its remote cannot be loaded or crashes. */
const substitutes: Readonly<Record<string, ComponentType>> = { header: MinimalHeader }

/** Fills a slot from the release set; a failure stays inside the slot. */
export function SlotFiller({ name, props, fallback, whenNear, quiet }: SlotProps): ReactNode {
  const modules = useModules()
  const [attempt, setAttempt] = useState(0)
  const owner = slotOwner(modules, name)
  const Substitute = substitutes[name]
  useEffect(() => {
    const place = { name }
    slotsOnPage.add(place)
    return () => void slotsOnPage.delete(place)
  }, [name])
  if (!owner) return Substitute ? <Substitute /> : fallback
  const retry = () => {
    modules.forget(owner.remote, owner.module)
    setAttempt((count) => count + 1)
  }
  const filling = modules.of(owner.remote)
  const report = (error: unknown) => {
    if (error instanceof RemoteUnavailable) return // the ladder has told of it
    const step = isChunkFailure(error) ? 'chunk-failed' : 'crashed'
    reportShown(step, { ...owner, release: filling.release }, error)
  }
  const Filling = filling.component(owner.module)
  const Starting = whenNear ? LazyHydrate : Suspense
  return (
    <ErrorBoundary
      key={attempt}
      resetKeys={[Filling]}
      onError={report}
      fallbackRender={() =>
        Substitute ? <Substitute /> : quiet ? null : <SlotFailure name={name} onRetry={retry} />
      }
    >
      <Starting fallback={fallback}>
        <Filling {...props} />
      </Starting>
    </ErrorBoundary>
  )
}
