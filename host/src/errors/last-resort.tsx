import type { ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/** Plain HTML, because what made the error page fail may fail again. */
export const LastResortMessage = () => (
  <div role="alert" style={{ padding: '4rem 1rem', textAlign: 'center' }}>
    <p>An error occurred while showing the error page</p>
    <a href="/">Back to home</a>
  </div>
)

export const LastResort = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary fallback={<LastResortMessage />}>{children}</ErrorBoundary>
)
