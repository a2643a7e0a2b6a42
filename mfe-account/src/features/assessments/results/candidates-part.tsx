import type { AssessmentRun, CandidateRow, IssuedCandidate } from '@brightyard/contract/entities'
import { candidatePaths } from '@brightyard/contract/paths'
import { DateTime, Link, OnDemand, useNavigate, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  Chip,
  EmptyState,
  Flex,
  Link as StyledLink,
  Pagination,
  Stack,
  Text,
} from '@brightyard/ui'
import { SearchLine, useSearchText } from '@brightyard/ui/form'
import { KeyIcon } from '@brightyard/ui/icons'
import { type Column, StackedTable } from '@brightyard/ui/table'
import { useState } from 'react'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { CandidateActions } from './candidate-actions.tsx'
import { IssuedPasscodes } from './issued-passcodes.tsx'
import { applicationText } from './results-words.ts'
import { addressOf, candidatesQuery, type View } from './results.queries.ts'

const loadIssue = () => import('./issue-dialog.tsx')

const states = {
  issued: { label: 'Not started', colour: 'neutral' },
  paid: { label: 'Fee paid', colour: 'brand' },
  running: { label: 'Answering', colour: 'sun' },
  handed_in: { label: 'Handed in', colour: 'learn' },
  withdrawn: { label: 'Withdrawn', colour: 'shop' },
} as const

const columns: [Column<CandidateRow>, ...Column<CandidateRow>[]] = [
  {
    name: 'Name',
    cell: ({ name, email }) => (
      <>
        <strong>{name}</strong>
        <Box color="fg.muted" fontSize="sm" overflowWrap="anywhere">
          {email || 'No email'}
        </Box>
      </>
    ),
  },
  {
    name: 'Application ID',
    numeric: true,
    cell: ({ application_id }) => applicationText(application_id),
  },
  {
    name: 'State',
    cell: ({ state }) => <Chip colorPalette={states[state].colour}>{states[state].label}</Chip>,
  },
  { name: 'Issued', cell: ({ created_at }) => <DateTime iso={created_at} /> },
]

/** People without an account: each has an application ID and a passcode for this assessment alone. */
export function CandidatesPart({ run, view }: { run: AssessmentRun; view: View }) {
  const query = useQuery(candidatesQuery(run.id, view.page, view.search))
  const navigate = useNavigate()
  const [search, setSearch] = useSearchText(view.search)
  const [issued, setIssued] = useState<readonly IssuedCandidate[]>([])
  const [isIssuing, setIssuing] = useState(false)
  const show = (words: string) =>
    void navigate(addressOf(run.id, { part: 'candidates', search: words }), {
      preventScrollReset: true,
    })
  const mayIssue = run.state === 'published' && run.is_for_candidates
  return (
    <Stack gap="5">
      <Flex gap="4" wrap="wrap" justify="space-between" align="center">
        <Text flex="1 1 20rem" maxW="prose">
          {'People without an account sign in at '}
          <StyledLink asChild fontWeight="semibold">
            <Link to={candidatePaths.login.to()}>{candidatePaths.login.to()}</Link>
          </StyledLink>
          {` with an application ID and a passcode, which open this assessment and nothing else.${run.fee_in_paise > 0 ? ' They pay the fee there.' : ''}`}
        </Text>
        {mayIssue && (
          <Button
            aria-haspopup="dialog"
            startIcon={<KeyIcon size={20} aria-hidden />}
            onClick={() => setIssuing(true)}
          >
            Issue passcodes
          </Button>
        )}
      </Flex>
      {issued.length > 0 && (
        <IssuedPasscodes title={run.title} issued={issued} onDone={() => setIssued([])} />
      )}
      <Box
        as="form"
        role="search"
        aria-label="Candidates"
        maxW="34rem"
        onSubmit={(event) => {
          event.preventDefault()
          show(search)
        }}
      >
        <SearchLine
          label="Name, email or application ID"
          maxLength={100}
          value={search}
          onValueChange={setSearch}
          onClear={() => show('')}
        />
      </Box>
      <QueryBoundary query={query} what="the candidates" lines={6}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState level={2} title={view.search ? 'Nobody matches' : 'No candidates yet'}>
              {view.search
                ? 'Try another name, email or application ID.'
                : run.is_for_candidates
                  ? 'Kids of your school do not need a passcode: assign it to them.'
                  : 'This assessment is for kids who have it assigned. Whether people without an account may take one is decided before it is published.'}
            </EmptyState>
          ) : (
            <>
              <Card p="0" overflow="hidden">
                <StackedTable
                  caption="Candidates"
                  rows={data}
                  keyOf={({ id }) => id}
                  from="lg"
                  columns={[
                    ...columns,
                    {
                      name: 'What to do',
                      hideName: true,
                      cell: (row) => (
                        <CandidateActions
                          candidate={row}
                          mayIssue={run.state === 'published'}
                          onIssued={(one) => setIssued([one])}
                        />
                      ),
                    },
                  ]}
                />
              </Card>
              <Pagination
                label="Candidates"
                page={meta.current_page}
                pages={meta.last_page}
                link={(page, content) => (
                  <Link to={addressOf(run.id, { part: 'candidates', search: view.search, page })}>
                    {content}
                  </Link>
                )}
              />
            </>
          )
        }
      </QueryBoundary>
      <OnDemand
        load={loadIssue}
        what="The form"
        run={run}
        open={isIssuing}
        onClose={() => setIssuing(false)}
        onIssued={setIssued}
      />
    </Stack>
  )
}
