import { Link, PageHead, requestIdOf } from '@brightyard/runtime'
import { Container, ErrorState, LinkButton, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'
import type { Shown } from '../entries/loaded.tsx'

interface SubjectPageProps<T> {
  query: Shown<T>
  /** What is shown: `this story`. */
  what: string
  /** The way to the whole list. */
  back: { label: string; to: string }
  children: (data: T) => ReactNode
}

/** A page about one subject, with its loading and error states. */
export function SubjectPage<T>({ query, what, back, children }: SubjectPageProps<T>) {
  if (query.data !== undefined) return children(query.data)
  return (
    <Container size="reading" py="8">
      <PageHead title={back.label} description={`${back.label} at Brightyard.`} hidden />
      {query.isError ? (
        <ErrorState
          level={1}
          title={`We could not load ${what}`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          requestId={requestIdOf(query.error)}
          action={
            <LinkButton asChild variant="outline">
              <Link to={back.to}>{back.label}</Link>
            </LinkButton>
          }
        />
      ) : (
        <SkeletonLines label={`Loading ${what}`} lines={10} />
      )}
    </Container>
  )
}
