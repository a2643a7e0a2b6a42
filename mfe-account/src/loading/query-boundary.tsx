import { ErrorState, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'

interface Query<Data> {
  data: Data | undefined
  isPending: boolean
  isFetching: boolean
  refetch: () => unknown
}

interface Props<Data> {
  query: Query<Data>
  /** `your kids`: what is being loaded. */
  what: string
  /** Lines of the skeleton, for the height that the content will have. */
  lines?: number
  children: (data: Data) => ReactNode
}

/** Shows the data of a query; a skeleton until it is there, and a retry after a failure. */
export function QueryBoundary<Data>({ query, what, lines = 6, children }: Props<Data>) {
  const { data, isPending, isFetching, refetch } = query
  if (isPending) return <SkeletonLines lines={lines} label={`Loading ${what}`} />
  if (data === undefined) {
    return (
      <ErrorState
        title={`We could not load ${what}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  return children(data)
}
