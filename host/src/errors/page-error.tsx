import { Box, ErrorState } from '@brightyard/ui'
import { useEffect } from 'react'
import { useRevalidator, useRouteError } from 'react-router-dom'
import { useModules } from '../composition/context.ts'
import { RemoteUnavailable } from '../composition/ladder.ts'
import { isChunkFailure, reloadOnce } from './chunk-reload.ts'
import { ErrorPage } from './error-page.tsx'
import { LastResort } from './last-resort.tsx'

/** In the place of a page that failed; the rest of the site stays alive (E-020, E-021). */
export function PageError({ remote, module }: { remote: string; module: string }) {
  const error = useRouteError()
  const modules = useModules()
  const { revalidate, state } = useRevalidator()
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce()
  }, [error])

  const retry = () => {
    modules.forget(remote, module)
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
