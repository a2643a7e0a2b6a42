import { Box, ErrorState } from '@brightyard/ui'
import { ApiError } from '@brightyard/runtime'
import { useEffect } from 'react'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { RemoteUnavailable } from '../composition/ladder.ts'
import { reportShown } from '../composition/load-report.ts'
import type { RemoteModules } from '../composition/remote-modules.ts'
import { isChunkFailure, reloadOnce } from './chunk-reload.ts'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

/** Neither an answer of a loader nor of the api, nor one that the ladder has told of. */
const isCrash = (error: unknown) =>
  !isRouteErrorResponse(error) &&
  !(error instanceof ApiError) &&
  !(error instanceof RemoteUnavailable)

export interface PageErrorProps {
  remote: string
  modules: RemoteModules
  module: string
}

/** In the place of a page that failed; the rest of the site stays alive. */
export function PageError({ remote, modules, module }: PageErrorProps) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    const where = { remote, release: modules.release, module }
    if (isChunkFailure(error)) {
      reportShown('chunk-failed', where, error)
      if (reloadOnce()) reportShown('reloaded', where, error)
    } else if (isCrash(error)) reportShown('crashed', where, error)
  }, [error, remote, modules, module])

  const retry = () => {
    modules.forget(module)
    void revalidate()
  }
  if (error instanceof RemoteUnavailable) {
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
