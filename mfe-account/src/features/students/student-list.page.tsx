import { accountPaths } from '@brightyard/contract/paths'
import {
  Link,
  type PageContext,
  PageHead,
  useQuery,
  useSearchParams,
  useUser,
} from '@brightyard/runtime'
import {
  Box,
  Card,
  EmptyState,
  Flex,
  LinkButton,
  LiveRegion,
  PageHeading,
  Pagination,
  Text,
} from '@brightyard/ui'
import { QueryBoundary } from '../../loading/query-boundary.tsx'
import { ExportButton } from './export-button.tsx'
import { StudentFilters } from './student-filters.tsx'
import { StudentTable } from './student-table.tsx'
import { filterIn, studentsQuery } from './students.queries.ts'

export function loader({ request, queryClient }: PageContext) {
  void queryClient.prefetchQuery(studentsQuery(filterIn(new URL(request.url).searchParams)))
  return null
}

const counted = (total: number) => (total === 1 ? '1 student' : `${total} students`)

/** Registered Student List: the own school's or partner's, as the server decides. */
export function Component() {
  const [query] = useSearchParams()
  const user = useUser()
  const filter = filterIn(query)
  const list = useQuery(studentsQuery(filter))
  const total = list.data?.meta.total ?? 0
  const isFiltered = filter.search !== '' || filter.className !== ''
  return (
    <>
      <PageHead title="Registered students" description="Students of your school." hidden />
      <PageHeading
        intro={
          user?.role === 'superAdmin'
            ? 'Students of all schools and studios.'
            : 'Students of your school or studio.'
        }
        actions={
          <Flex gap="3" wrap="wrap">
            <LinkButton asChild>
              <Link to={accountPaths.studentRegister.to()}>Register new Student</Link>
            </LinkButton>
            <ExportButton filter={filter} disabled={total === 0} />
          </Flex>
        }
      >
        Registered Student List
      </PageHeading>
      <StudentFilters filter={filter} classes={list.data?.classes ?? []} />
      <LiveRegion>{list.data && !list.isFetching ? `${counted(total)} found` : ''}</LiveRegion>
      <Box minH="24rem" pb="6" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="the students" lines={8}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                title={isFiltered ? 'No student matches' : 'No students yet'}
                action={
                  isFiltered ? (
                    <LinkButton asChild variant="outline">
                      <Link to={accountPaths.studentList.to()}>Show all students</Link>
                    </LinkButton>
                  ) : (
                    <LinkButton asChild>
                      <Link to={accountPaths.studentRegister.to()}>Register new Student</Link>
                    </LinkButton>
                  )
                }
              >
                {isFiltered
                  ? 'Try another name or class.'
                  : 'The students you register appear here.'}
              </EmptyState>
            ) : (
              <>
                <Text color="fg.muted" mb="3">
                  {counted(meta.total)}
                </Text>
                <Card p="0" overflow="hidden" mb="6">
                  <StudentTable rows={data} />
                </Card>
                <Pagination
                  label="Students"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link
                      to={accountPaths.studentList.to(
                        {},
                        { search: filter.search, class: filter.className, page },
                      )}
                    >
                      {content}
                    </Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Box>
    </>
  )
}
