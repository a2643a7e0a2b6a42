import { Container, ErrorState, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface LoadedProps<Data> {
  query: {
    data: Data | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => unknown
  }
  /** `the jury`. */
  what: string
  children: (data: Data) => ReactNode
}

/** What a query has brought, or why it has not. */
export function Loaded<Data>({ query, what, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Container py="10">
      {query.isError ? (
        <ErrorState
          title={`We could not load ${what}`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      ) : (
        <SkeletonLines label={`Loading ${what}`} lines={8} />
      )}
    </Container>
  )
}
