import { exportResults } from '@brightyard/contract/calls'
import { type AssessmentRun, type TakerSorting, takerSortings } from '@brightyard/contract/entities'
import { Link, useMutation, useNavigate, useQuery } from '@brightyard/runtime'
import { mutationOf } from '@brightyard/runtime/queries'
import { Box, Card, EmptyState, Flex, Grid, Pagination, Section, Stack } from '@brightyard/ui'
import { Field, Select } from '@brightyard/ui/form'
import { CsvButton, csvOutcome } from '../../../documents/csv-button.tsx'
import { QueryBoundary } from '../../../loading/query-boundary.tsx'
import { Distribution } from './distribution.tsx'
import { PassMark } from './pass-mark.tsx'
import { ReleaseNotice } from './release-notice.tsx'
import { addressOf, takersQuery, type View } from './results.queries.ts'
import { ScoresTable } from './scores-table.tsx'
import { TakerSearch } from './taker-search.tsx'

const sortNames: Readonly<Record<TakerSorting, string>> = {
  best: 'Most marks first',
  lowest: 'Fewest marks first',
  name: 'By name',
  state: 'Who is missing first',
  quickest: 'Quickest first',
  last: 'Handed in last first',
}

/** Everybody’s marks, how they are spread, and releasing them. */
export function ScoresPart({ run, view }: { run: AssessmentRun; view: View }) {
  const navigate = useNavigate()
  const takers = useQuery(takersQuery(run.id, view))
  const exporting = useMutation({
    ...mutationOf(exportResults),
    ...csvOutcome(() => 'The results are saved.'),
  })
  return (
    <Stack gap="7">
      <ReleaseNotice run={run} />
      {run.scores && (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' }}
          gap="5"
        >
          <Card p={{ base: '4', md: '6' }}>
            <Distribution scores={run.scores} passPercent={run.pass_percent} />
          </Card>
          <Card p={{ base: '4', md: '6' }}>
            <PassMark key={run.pass_percent} run={run} scores={run.scores} />
          </Card>
        </Grid>
      )}
      <Section
        title="Everybody"
        headingSize="md"
        viewAll={
          <CsvButton
            busy={exporting.isPending}
            disabled={takers.data?.meta.total === 0}
            onClick={() => exporting.mutate({ id: run.id })}
          />
        }
      >
        <Flex mb="4">
          <Box flex="1">
            <TakerSearch id={run.id} view={view}>
              <Box flex="0 1 13rem" minW="11rem">
                <Field label="Order" hideLabel>
                  <Select
                    value={view.sort}
                    options={takerSortings.map((value) => ({ value, label: sortNames[value] }))}
                    onChange={({ currentTarget }) =>
                      void navigate(
                        addressOf(run.id, {
                          ...view,
                          page: 1,
                          sort: takerSortings.find((one) => one === currentTarget.value) ?? 'best',
                        }),
                        { preventScrollReset: true },
                      )
                    }
                  />
                </Field>
              </Box>
            </TakerSearch>
          </Box>
        </Flex>
        <QueryBoundary query={takers} what="the results" lines={8}>
          {({ data, meta }) =>
            data.length === 0 ? (
              <EmptyState title={view.search || view.state ? 'Nobody matches' : 'No results yet'}>
                {view.search || view.state
                  ? 'Try another name or class.'
                  : 'Marks appear here as soon as somebody has handed in.'}
              </EmptyState>
            ) : (
              <>
                <Card p="0" overflow="hidden">
                  <ScoresTable run={run} rows={data} />
                </Card>
                <Pagination
                  label="Results"
                  page={meta.current_page}
                  pages={meta.last_page}
                  link={(page, content) => (
                    <Link to={addressOf(run.id, { ...view, page })}>{content}</Link>
                  )}
                />
              </>
            )
          }
        </QueryBoundary>
      </Section>
    </Stack>
  )
}
