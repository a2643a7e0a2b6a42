import { Box, EmptyState, ErrorState, SkeletonLines } from '@brightyard/ui'
import { requestIdOf } from '@brightyard/runtime'
import type { ReactNode } from 'react'

/** What is shown of a query. */
export interface Shown<T> {
  data: T | undefined
  isError: boolean
  isFetching: boolean
  error: unknown
  refetch: () => Promise<unknown>
}

interface LoadedProps<T> {
  query: Shown<T>
  /** What is loaded: `the events`. */
  what: string
  /** Whether there is nothing to show, and what to say then. */
  isEmpty?: (data: T) => boolean
  empty?: string
  children: (data: T) => ReactNode
}

/** A part of a landing: itself, or that it is loading, missing or empty. */
export function Loaded<T>({ query, what, isEmpty, empty, children }: LoadedProps<T>) {
  if (query.data !== undefined)
    return isEmpty?.(query.data) ? <EmptyState title={empty ?? ''} /> : children(query.data)
  if (query.isError)
    return (
      <ErrorState
        title={`We could not load ${what}`}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        requestId={requestIdOf(query.error)}
      />
    )
  return (
    <Box minH="20rem">
      <SkeletonLines label={`Loading ${what}`} lines={8} />
    </Box>
  )
}
