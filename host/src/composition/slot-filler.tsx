import { LazyHydrate, type SlotProps } from '@brightyard/runtime'
import { RemoteUnavailable, reportFailure, slotOwner } from '@brightyard/runtime/host'
import { type ComponentType, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { Box, Button, Text } from '@brightyard/ui'
import { useModules } from './live-modules.tsx'
import { isChunkFailure } from '../errors/chunk-reload.ts'
import { useConnectionBack } from '../errors/use-connection-back.ts'
import { MinimalHeader } from '../layouts/minimal-header.tsx'

/** The slots on this page. */
export const slotsOnPage = new Set<{ name: string }>()

/** Shown in place of a slot whose remote cannot be loaded or crashes. */
const substitutes: Readonly<Record<string, ComponentType>> = { header: MinimalHeader }

/** The server has all of a slot, and would render the fallback in vain. */
const onServer = typeof document === 'undefined'

/** Fills a slot from the release set; a failure stays inside the slot. */
export function SlotFiller({
  name,
  props,
  fallback,
  whenNear,
  whenUsed,
  quiet,
}: SlotProps): ReactNode {
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
  const remoteModules = modules.of(owner.remote)
  const report = (error: unknown) => {
    if (error instanceof RemoteUnavailable) return // loadWithFallback has reported it
    const step = isChunkFailure(error) ? 'chunk-failed' : 'crashed'
    reportFailure(step, { ...owner, release: remoteModules.release }, error)
  }
  const Filling = remoteModules.component(owner.module)
  const filling = <Filling {...props} />
  const waiting = onServer ? null : fallback
  return (
    <ErrorBoundary
      key={attempt}
      resetKeys={[Filling]}
      onError={report}
      fallbackRender={({ error }) => (
        <>
          {error instanceof RemoteUnavailable && <LaterAgain attempt={attempt} onRetry={retry} />}
          {Substitute ? <Substitute /> : quiet ? null : <SlotFailure name={name} onRetry={retry} />}
        </>
      )}
    >
      {whenNear || whenUsed ? (
        <LazyHydrate fallback={waiting} whenUsed={whenUsed}>
          {filling}
        </LazyHydrate>
      ) : (
        <Suspense fallback={waiting}>{filling}</Suspense>
      )}
    </ErrorBoundary>
  )
}

const firstPauseMs = 10_000

/** Shows nothing; a slot that is not there comes with the connection, which a browser may not have missed. */
function LaterAgain({ attempt, onRetry }: { attempt: number; onRetry: () => void }) {
  useConnectionBack(onRetry)
  useEffect(() => {
    const timer = setTimeout(onRetry, firstPauseMs * 2 ** attempt)
    return () => clearTimeout(timer)
    // From when it failed, however often it is rendered since.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [attempt])
  return null
}

/** Replaces a slot that could not be loaded. */
function SlotFailure({ name, onRetry }: { name: string; onRetry: () => void }) {
  return (
    <Box role="alert" p="4" textAlign="center">
      <Text mb="3">{`This part of the page (${name.replaceAll('-', ' ')}) could not be loaded.`}</Text>
      <Button size="sm" variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Box>
  )
}
