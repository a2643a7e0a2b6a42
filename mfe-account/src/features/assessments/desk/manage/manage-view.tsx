import { deskStates } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { Link, PageHead, useNavigate, useSearchParams } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, Button, EmptyState, Flex, LinkButton, PageHeading, Stack } from '@brightyard/ui'
import { SearchInput, useSearchText } from '@brightyard/ui/form'
import { PlusIcon } from '@brightyard/ui/icons'
import { QueryBoundary } from '../../../../loading/query-boundary.tsx'
import { deskListIn, deskListQuery } from '../desk.queries.ts'
import { stateWords } from '../desk-words.ts'
import { AssessmentRow } from './assessment-row.tsx'

const newOne = (
  <LinkButton asChild startIcon={<PlusIcon size={20} aria-hidden />}>
    <Link to={assessmentDeskPaths.edit.to()}>New assessment</Link>
  </LinkButton>
)

/** All assessments of one's school or partner: where each is, and how far kids are. */
export function ManageView() {
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const filters = deskListIn(query)
  const list = useInfiniteQuery(deskListQuery(filters))
  const cards = list.data?.pages.flatMap(({ data }) => data) ?? []
  const isFiltered = filters.search !== undefined || filters.state !== undefined
  const [text, setText] = useSearchText(filters.search ?? '')
  const find = (search: string) =>
    void navigate(assessmentDeskPaths.manage.to({}, { ...filters, search }), { replace: true })
  return (
    <Box maxW="72rem" mx="auto" pb="10">
      <PageHead title="Assessments" description="Make assessments." hidden />
      <PageHeading
        intro="Compose a paper from your question bank, publish it, and see how it goes."
        actions={
          <>
            <LinkButton asChild variant="outline">
              <Link to={assessmentDeskPaths.questions.to()}>Question bank</Link>
            </LinkButton>
            {newOne}
          </>
        }
      >
        Assessments
      </PageHeading>
      <Flex gap="3" wrap="wrap" align="center" mb="5">
        <Flex as="nav" aria-label="By state" gap="2" wrap="wrap">
          {[undefined, ...deskStates].map((state) => (
            <LinkButton
              key={state ?? 'all'}
              asChild
              size="sm"
              minH="2.75rem"
              variant={filters.state === state ? 'solid' : 'outline'}
            >
              <Link
                to={assessmentDeskPaths.manage.to({}, { search: filters.search, state })}
                replace
                preventScrollReset
                {...(filters.state === state ? { 'aria-current': 'page' as const } : {})}
              >
                {state ? stateWords[state].text : 'All'}
              </Link>
            </LinkButton>
          ))}
        </Flex>
        <Box flex="1 1 15rem" maxW={{ md: '24rem' }} ms={{ md: 'auto' }}>
          <form
            role="search"
            onSubmit={(event) => {
              event.preventDefault()
              find(text.trim())
            }}
          >
            <SearchInput
              label="Search the assessments"
              maxLength={100}
              value={text}
              onValueChange={setText}
              onClear={() => find('')}
            />
          </form>
        </Box>
      </Flex>
      <Box minH="24rem" aria-busy={list.isFetching}>
        <QueryBoundary query={list} what="the assessments" lines={10}>
          {() =>
            cards.length === 0 ? (
              <EmptyState
                level={2}
                title={isFiltered ? 'Nothing fits' : 'No assessments yet'}
                action={newOne}
              >
                {isFiltered
                  ? 'Look for another part of the title, or in another state.'
                  : 'The first one takes ten minutes.'}
              </EmptyState>
            ) : (
              <>
                <Stack as="ul" listStyleType="none" gap="3">
                  {cards.map((card) => (
                    <AssessmentRow key={card.id} card={card} />
                  ))}
                </Stack>
                {list.hasNextPage ? (
                  <Button
                    mt="5"
                    variant="outline"
                    busy={list.isFetchingNextPage}
                    onClick={() => void list.fetchNextPage()}
                  >
                    Show more
                  </Button>
                ) : null}
              </>
            )
          }
        </QueryBoundary>
      </Box>
    </Box>
  )
}
