import { contentPaths } from '@brightyard/contract/paths'
import {
  Link,
  loadSubject,
  type PageContext,
  PageHead,
  pageNotFound,
  useLocation,
  useParams,
  useQuery,
} from '@brightyard/runtime'
import { Box, Container, ErrorState, LinkButton, SkeletonLines } from '@brightyard/ui'
import type { ReactNode } from 'react'
import { queryValue } from '../../links/query-value.ts'
import {
  chapterQuery,
  lessonQuery,
  programClassQuery,
  programQuery,
} from '../../programs/programs.queries.ts'
import { reviewsQuery } from '../../reviews/reviews.queries.ts'
import { ChapterDetails } from './chapter-details.tsx'
import { ProgramClassDetails } from './program-class-details.tsx'
import { ProgramDetails } from './program-details.tsx'

/** The word before the id says what it is of; without one it is of the program. */
const partOf = (pathname: string) =>
  /^\/program\/(chapter|class)\//i.exec(pathname)?.[1]?.toLowerCase()

/** Loads a program, or the part of one that the address names. */
export async function loadProgram({ params, request, queryClient }: PageContext) {
  const { id = '' } = params
  if (!/^[1-9]\d{0,8}$/.test(id)) throw pageNotFound()
  const { pathname, searchParams } = new URL(request.url)
  const part = partOf(pathname)
  if (part === 'class') return loadSubject(queryClient.ensureQueryData(programClassQuery(id)))
  if (part !== 'chapter') {
    // Reviews that cannot be loaded say so in their place.
    const reviews = queryClient.prefetchInfiniteQuery(
      reviewsQuery({ kind: 'program', id: Number(id) }),
    )
    await loadSubject(queryClient.ensureQueryData(programQuery(id)))
    return reviews
  }
  const lesson = lessonOf(searchParams)
  if (lesson !== null) await queryClient.prefetchQuery(lessonQuery(lesson))
  return loadSubject(queryClient.ensureQueryData(chapterQuery(id)))
}

/** The lesson of a chapter that is open. */
function lessonOf(search: URLSearchParams): number | null {
  const lesson = queryValue(search, 'lesson')
  return /^[1-9]\d{0,8}$/.test(lesson) ? Number(lesson) : null
}

/** The page of a program, or of a part of one. */
export function ProgramPage() {
  const { id = '' } = useParams()
  const { pathname, search } = useLocation()
  const part = partOf(pathname)
  if (part === 'chapter')
    return <Chapter key={id} id={id} lesson={lessonOf(new URLSearchParams(search))} />
  return part === 'class' ? <ProgramClass key={id} id={id} /> : <Program key={id} id={id} />
}

function Program({ id }: { id: string }) {
  const program = useQuery(programQuery(id))
  return (
    <Subject query={program} what="program">
      {(data) => <ProgramDetails program={data} />}
    </Subject>
  )
}

function Chapter({ id, lesson }: { id: string; lesson: number | null }) {
  const chapter = useQuery(chapterQuery(id))
  return (
    <Subject query={chapter} what="chapter">
      {(data) => <ChapterDetails chapter={data} lesson={lesson} />}
    </Subject>
  )
}

function ProgramClass({ id }: { id: string }) {
  const one = useQuery(programClassQuery(id))
  return (
    <Subject query={one} what="class">
      {(data) => <ProgramClassDetails one={data} />}
    </Subject>
  )
}

interface SubjectProps<T> {
  query: {
    data: T | undefined
    isError: boolean
    isFetching: boolean
    refetch: () => Promise<unknown>
  }
  what: string
  children: (data: T) => ReactNode
}

function Subject<T>({ query, what, children }: SubjectProps<T>) {
  if (query.data !== undefined)
    return (
      <Box colorPalette="learn">
        <Container py={{ base: '5', md: '8' }}>{children(query.data)}</Container>
      </Box>
    )
  return (
    <Container py="8">
      <PageHead title="Programs" description="A program of Brightyard." hidden />
      {query.isError ? (
        <ErrorState
          level={1}
          title={`We could not load this ${what}`}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
          action={
            <LinkButton asChild variant="outline">
              <Link to={contentPaths.allPrograms.to()}>All programs</Link>
            </LinkButton>
          }
        />
      ) : (
        <SkeletonLines label={`Loading the ${what}`} lines={12} />
      )}
    </Container>
  )
}
