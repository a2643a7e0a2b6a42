import {
  type AssessmentRun,
  type AssessmentTaker,
  takerStates,
} from '@brightyard/contract/entities'
import { Link, OnDemand, useQuery } from '@brightyard/runtime'
import {
  Box,
  Button,
  Card,
  EmptyState,
  Flex,
  Grid,
  LinkButton,
  Pagination,
  Section,
  Stack,
  Text,
} from '@brightyard/ui'
import { PlusIcon } from '@brightyard/ui/icons'
import { useState } from 'react'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { AssignmentList } from './assignment-list.tsx'
import { stateNames } from './results-words.ts'
import { addressOf, assignmentsQuery, takersQuery, type View } from './results.queries.ts'
import { TakerTile } from './taker-tile.tsx'
import { TakerSearch } from './taker-search.tsx'

const loadAssign = () => import('./assign-dialog.tsx')

/** Whom it is assigned to, and where each of them stands now. */
export function WhoPart({ run, view }: { run: AssessmentRun; view: View }) {
  const assignments = useQuery(assignmentsQuery(run.id))
  const takers = useQuery(takersQuery(run.id, { ...view, sort: 'state' }))
  const [isAssigning, setAssigning] = useState(false)
  // The board above says that nobody has it.
  const hasNobody = takerStates.every((state) => run.counts[state] === 0)
  const mayAssign = run.state === 'published'
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      gap="8"
      alignItems="start"
    >
      <Stack gap="6">
        {hasNobody ? null : <TakerSearch id={run.id} view={view} />}
        <QueryBoundary query={takers} what="the people" lines={8}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState
                level={2}
                title={hasNobody ? 'See here who has started' : 'Nobody matches'}
                action={
                  !hasNobody && (view.search || view.state) ? (
                    <LinkButton asChild variant="outline">
                      <Link to={addressOf(run.id, {})}>Show everybody</Link>
                    </LinkButton>
                  ) : undefined
                }
              >
                {hasNobody
                  ? 'Each person gets a tile once it is assigned.'
                  : 'Try another name or class.'}
              </EmptyState>
            ) : (
              <>
                {takerStates.map((state) => (
                  <Group
                    key={state}
                    run={run}
                    title={stateNames[state].label}
                    takers={data.filter((taker) => taker.state === state)}
                  />
                ))}
                <Pagination
                  label="People"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={addressOf(run.id, { ...view, sort: undefined, page })}>
                      {content}
                    </Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Stack>
      <Card p={{ base: '4', md: '6' }}>
        <Section title="Assigned to" headingSize="md">
          <QueryBoundary query={assignments} what="the assignments" lines={4}>
            {({ data }) => <AssignmentList run={run} assignments={data} />}
          </QueryBoundary>
          {mayAssign && (
            <Button
              mt="4"
              aria-haspopup="dialog"
              startIcon={<PlusIcon size={20} aria-hidden />}
              onClick={() => setAssigning(true)}
            >
              Assign
            </Button>
          )}
          <OnDemand
            load={loadAssign}
            what="The form"
            run={run}
            open={isAssigning}
            onClose={() => setAssigning(false)}
          />
        </Section>
      </Card>
    </Grid>
  )
}

interface GroupProps {
  run: AssessmentRun
  title: string
  takers: readonly AssessmentTaker[]
}

const Group = ({ run, title, takers }: GroupProps) =>
  takers.length === 0 ? null : (
    <Box as="section" aria-label={title}>
      <Flex gap="3" align="baseline" mb="3">
        <Text as="h2" fontWeight="bold" fontSize="lg">
          {title}
        </Text>
        <Text color="fg.muted">{takers.length}</Text>
      </Flex>
      <Grid
        as="ul"
        listStyleType="none"
        templateColumns="repeat(auto-fill, minmax(min(100%, 15rem), 1fr))"
        gap="3"
      >
        {takers.map((taker) => (
          <TakerTile key={`${taker.student_id}-${taker.candidate_id}`} run={run} taker={taker} />
        ))}
      </Grid>
    </Box>
  )
