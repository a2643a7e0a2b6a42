import { LazyHydrate, type SlotProps } from '@brightyard/runtime'
import { RemoteUnavailable, reportFailure, slotOwner } from '@brightyard/runtime/host'
import { ErrorState } from '@brightyard/ui'
import { Suspense, use, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useEnvironment } from './environment.ts'

/** Fills the slots of pages, and those that the host places, from its releases; a failure stays inside the slot. */
export function SlotFiller({ name, props, fallback, whenNear, quiet }: SlotProps) {
  const { modules } = use(useEnvironment().composition)
  const [attempt, setAttempt] = useState(0)
  const owner = slotOwner(modules, name)
  if (!owner) return fallback
  const { release } = modules.of(owner.remote)
  const retry = () => {
    modules.forget(owner.remote, owner.module)
    setAttempt((count) => count + 1)
  }
  const Filling = modules.component(owner.remote, owner.module)
  const Starting = whenNear ? LazyHydrate : Suspense
  return (
    <ErrorBoundary
      key={attempt}
      resetKeys={[Filling]}
      onError={(error) => {
        // The loading has reported its own failures.
        if (!(error instanceof RemoteUnavailable)) {
          reportFailure('crashed', { ...owner, release }, error)
        }
      }}
      fallbackRender={() =>
        quiet ? null : <ErrorState title="This part could not be loaded" onRetry={retry} />
      }
    >
      <Starting fallback={fallback}>
        <Filling {...props} />
      </Starting>
    </ErrorBoundary>
  )
}
