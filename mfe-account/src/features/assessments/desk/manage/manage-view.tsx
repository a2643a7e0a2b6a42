import { deskStates } from '@brightyard/contract/entities'
import { assessmentDeskPaths } from '@brightyard/contract/paths'
import { Link, useNavigate, useSearchParams } from '@brightyard/runtime'
import { useInfiniteQuery } from '@brightyard/runtime/lists'
import { Box, EmptyState, Flex, LinkButton, Stack } from '@brightyard/ui'
import { DeskSearch } from '@brightyard/ui/editor'
import { PlusIcon } from '@brightyard/ui/icons'
import { deskListIn, deskListQuery } from '../desk.queries.ts'
import { DeskPage, GrowingList } from '../desk-list.tsx'
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
  const isFiltered = filters.search !== undefined || filters.state !== undefined
  const find = (search: string) =>
    void navigate(assessmentDeskPaths.manage.to({}, { ...filters, search }), { replace: true })
  return (
    <DeskPage
      title="Assessments"
      description="Make assessments."
      intro="Compose a paper from your question bank, publish it, and see how it goes."
      other={{ label: 'Question bank', to: assessmentDeskPaths.questions.to() }}
      newOne={newOne}
    >
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
          <DeskSearch label="Search the assessments" shown={filters.search ?? ''} onSearch={find} />
        </Box>
      </Flex>
      <GrowingList
        list={list}
        what="the assessments"
        lines={10}
        empty={
          <EmptyState
            level={2}
            title={isFiltered ? 'Nothing fits' : 'No assessments yet'}
            action={newOne}
          >
            {isFiltered
              ? 'Look for another part of the title, or in another state.'
              : 'The first one takes ten minutes.'}
          </EmptyState>
        }
      >
        {(cards) => (
          <Stack as="ul" listStyleType="none" gap="3">
            {cards.map((card) => (
              <AssessmentRow key={card.id} card={card} />
            ))}
          </Stack>
        )}
      </GrowingList>
    </DeskPage>
  )
}
