import { ApiError, type PageModule } from '@brightyard/runtime'
import type { Modules } from '@brightyard/runtime/host'
import { ErrorState } from '@brightyard/ui'
import { embeddedClass } from '@brightyard/ui/embedded'
import { type ReactNode, Suspense } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { isRouteErrorResponse, useRevalidator, useRouteError } from 'react-router-dom'
import { useEnvironment } from './environment.ts'

/** What fails or waits in here stays in its own place on the host's page. */
export function Guarded({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  return (
    <ErrorBoundary
      fallbackRender={({ resetErrorBoundary }) => (
        <div className={embeddedClass}>
          <ErrorState title="Something went wrong here" onRetry={() => resetErrorBoundary()}>
            Try again in a moment.
          </ErrorState>
        </div>
      )}
    >
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  )
}

/** No release has a page there; or one that could not be read may have it, which is worth another try. */
export function NoSuchPage({ unreadable }: { unreadable: readonly string[] }) {
  const { recompose } = useEnvironment()
  return (
    <div className={embeddedClass}>
      {unreadable.length > 0 ? (
        <ErrorState title="This page could not be loaded" onRetry={recompose} />
      ) : (
        <ErrorState title="This page could not be found">Check its address.</ErrorState>
      )}
    </div>
  )
}

interface PageFailureProps {
  remote: string
  module: string
  modules: Modules
}

/** In place of a page that failed: its own error boundary, else what happened. */
export function PageFailure({ remote, module, modules }: PageFailureProps) {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const { ErrorBoundary: Own } = (modules.ready(remote, module) ?? {}) as Partial<PageModule>
  if (Own) return <Own />
  if (isRouteErrorResponse(error) && error.status < 500) {
    return <ErrorState title={error.statusText}>Choose another page.</ErrorState>
  }
  const retry = () => {
    modules.forget(remote, module)
    void revalidate()
  }
  return (
    <ErrorState
      title="This page could not be loaded"
      onRetry={retry}
      retrying={state === 'loading'}
      requestId={error instanceof ApiError ? error.requestId : undefined}
    >
      {error instanceof ApiError ? error.message : 'Check your connection and try again.'}
    </ErrorState>
  )
}
