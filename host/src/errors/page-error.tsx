import { Box, ErrorState } from '@brightyard/ui'
import { ApiError } from '@brightyard/runtime'
import {
  type RemoteModules,
  RemoteUnavailable,
  reportFailure,
  siteReachable,
} from '@brightyard/runtime/host'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { isChunkFailure, reloadOnce } from './chunk-reload.ts'
import { ErrorPage } from './error-page.tsx'
import { useConnectionBack } from './use-connection-back.ts'
import { LastResort } from './last-resort.tsx'
import { MinimalHeader } from '../layouts/minimal-header.tsx'

/** Not thrown by a loader or the API, and not reported by loadWithFallback already. */
const isCrash = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  !(error instanceof ApiError) &&
  !(error instanceof RemoteUnavailable)

export interface PageErrorProps {
  remote: string
  modules: RemoteModules
  module: string
  /** Called when the error is shown: what is pressed now is answered. */
  onStarted?: (() => void) | undefined
}

/** Replaces a page that failed; the rest of the site keeps working. */
export function PageError({ remote, modules, module, onStarted }: PageErrorProps) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  useEffect(() => onStarted?.(), [onStarted])
  useEffect(() => {
    const where = { remote, release: modules.release, module }
    if (isChunkFailure(error)) {
      reportFailure('chunk-failed', where, error)
      void siteReachable().then(() => {
        if (reloadOnce()) reportFailure('reloaded', where, error)
      })
    } else if (isCrash(error)) reportFailure('crashed', where, error)
  }, [error, remote, modules, module])

  // Code that arrived without a part of itself throws whatever it likes, and stays broken in this tab.
  const isCutOff = isCrash(error) && globalThis.navigator?.onLine === false
  const retry = () => {
    if (isCutOff) return location.reload()
    modules.forget(module)
    void revalidate()
  }
  const isUnavailable = isCutOff || error instanceof RemoteUnavailable
  useConnectionBack(isUnavailable ? retry : undefined)
  if (isUnavailable) {
    return (
      <Box px="4" py="16">
        <title>This page could not be loaded · Brightyard</title>
        <ErrorState
          title="This page could not be loaded"
          onRetry={retry}
          retrying={state === 'loading'}
        >
          The rest of the site works. Check your connection and try again.
        </ErrorState>
      </Box>
    )
  }
  return (
    <LastResort>
      <ErrorPage error={error} onRetry={retry} />
    </LastResort>
  )
}

/** The shell itself crashed: only the minimal header and the error page are shown. */
export function RootError() {
  const error = useRouteError()
  return (
    <LastResort>
      <MinimalHeader />
      <main id="main">
        <ErrorPage error={error} />
      </main>
    </LastResort>
  )
}
