import { ApiError } from '@brightyard/runtime'
import { isRouteErrorResponse } from 'react-router-dom'
import { FailurePage } from './failure-page.tsx'
import { NotFoundPage, notFoundSentence } from './not-found-page.tsx'

const somethingWrong = "Something's wrong here..."

/** The page for what went wrong: the not-found page, a refusal, or the general one. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />
    return (
      <FailurePage
        title={error.statusText}
        heading={somethingWrong}
        onRetry={error.status >= 500 ? onRetry : undefined}
      >
        {error.statusText}
      </FailurePage>
    )
  }
  if (error instanceof ApiError) {
    if (error.kind === 'not-found') return <NotFoundPage />
    return (
      <FailurePage
        title={somethingWrong}
        heading={somethingWrong}
        requestId={error.requestId}
        onRetry={error.kind === 'forbidden' ? undefined : onRetry}
      >
        {error.message}
      </FailurePage>
    )
  }
  return (
    <FailurePage title={somethingWrong} heading={somethingWrong} onRetry={onRetry}>
      {notFoundSentence}
    </FailurePage>
  )
}
