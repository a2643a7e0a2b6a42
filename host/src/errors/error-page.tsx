import { ApiError } from '@brightyard/runtime'
import { Stack } from '@brightyard/ui'
import { isRouteErrorResponse } from 'react-router-dom'
import { FailurePage } from './failure-page.tsx'
import { NotFoundPage, notFoundSentence } from './not-found-page.tsx'

const somethingWrong = "Something's wrong here..."
/** Nothing is broken: the person who looks, often a child, is only at the wrong door. */
const forOthers = 'This page is for somebody else'
/** The server's sentence about a child or a room of others. Alone, it reads like a lost connection. */
const notConnected = 'You are not connected'

/** The page for what went wrong: the not-found page, a refusal, or the general one. */
export function ErrorPage({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  if (isRouteErrorResponse(error)) {
    if (error.status === 404) return <NotFoundPage />
    if (error.status === 403) return <ForbiddenPage>{error.statusText}</ForbiddenPage>
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
    if (error.kind === 'forbidden')
      return (
        <ForbiddenPage
          reason={
            error.message === notConnected
              ? 'This child or room is not connected with your account.'
              : undefined
          }
        >
          {error.message}
        </ForbiddenPage>
      )
    return (
      <FailurePage
        title={somethingWrong}
        heading={somethingWrong}
        requestId={error.requestId}
        onRetry={onRetry}
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

interface ForbiddenPageProps {
  children: string
  reason?: string | undefined
}

const ForbiddenPage = ({ children, reason }: ForbiddenPageProps) => (
  <FailurePage title={children} heading={forOthers} isForbidden>
    <Stack gap="3">
      {reason ? <p>{reason}</p> : null}
      <p>{children}</p>
      <p>Your own pages are still there. If somebody sent you here, ask them for help.</p>
    </Stack>
  </FailurePage>
)
