import { requestIdOf } from '@brightyard/runtime'
import { Box, ErrorState, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface LoadedProps<T> {
  query: {
    data: T | undefined
    error: unknown
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  /** What is loaded: `the camps`. */
  what: string
  /** In the order of what it stands for; lines of text by default. */
  skeleton?: ReactNode
  children: (data: T) => ReactNode
}

/** What a query brought, or that it is loading or missing. */
export function Loaded<T>({ query, what, skeleton, children }: LoadedProps<T>) {
  if (query.error instanceof Response) throw query.error
  if (query.data !== undefined) return children(query.data)
  if (query.isError)
    return (
      <ErrorState
        title={`We could not load ${what}`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        requestId={requestIdOf(query.error)}
      />
    )
  if (skeleton) return skeleton
  return (
    <Box minH="20rem">
      <SkeletonLines label={`Loading ${what}`} lines={8} />
    </Box>
  )
}
