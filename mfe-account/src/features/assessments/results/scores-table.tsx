import type { AssessmentRun, AssessmentTaker } from '@brightyard/contract/entities'
import { DateTime, formatNumber, Link } from '@brightyard/runtime'
import { Box, Chip, Link as StyledLink, Span } from '@brightyard/ui'
import { type Column, StackedTable } from '@brightyard/ui/table'
import { usedText } from '../words.ts'
import { percentText, stateNames } from './results-words.ts'
import { addressOf } from './results.queries.ts'

const handedInWords = { taker: '', time: 'by the end of the time', staff: 'by staff' } as const

const columnsOf = (run: AssessmentRun): [Column<AssessmentTaker>, ...Column<AssessmentTaker>[]] => [
  {
    name: 'Name',
    cell: ({ name, class_name, login_id, best }) => (
      <>
        {best ? (
          <StyledLink asChild fontWeight="bold">
            <Link to={addressOf(run.id, { part: 'results', attempt: best.attempt_id })}>
              {name}
              <Span srOnly>: answers</Span>
            </Link>
          </StyledLink>
        ) : (
          <strong>{name}</strong>
        )}
        <Box color="fg.muted" fontSize="sm">
          {[class_name, login_id].filter(Boolean).join(', ')}
        </Box>
      </>
    ),
  },
  {
    name: 'Marks',
    numeric: true,
    cell: ({ best }) =>
      best ? `${formatNumber(best.score, 2)} of ${formatNumber(run.marks, 2)}` : '–',
  },
  {
    name: 'Percent',
    numeric: true,
    cell: ({ best }) => (best ? percentText(best.percent) : '–'),
  },
  ...(run.pass_percent === null
    ? []
    : [
        {
          name: 'Passed',
          cell: ({ best }: AssessmentTaker) =>
            best ? (
              <Chip colorPalette={best.passed ? 'learn' : 'shop'}>
                {best.passed ? 'Passed' : 'Not passed'}
              </Chip>
            ) : (
              '–'
            ),
        },
      ]),
  {
    name: 'Time used',
    numeric: true,
    cell: ({ best }) => (best ? usedText(best.used_seconds) : '–'),
  },
  { name: 'Attempts', numeric: true, cell: ({ attempts }) => attempts },
  {
    name: 'State',
    cell: ({ state, best }) =>
      state === 'handed_in' && best ? (
        <>
          <DateTime iso={best.submitted_at} show="moment" zone="home" />
          <Box color="fg.muted" fontSize="sm">
            {handedInWords[best.submitted_by]}
          </Box>
        </>
      ) : (
        <Chip colorPalette={stateNames[state].colour}>{stateNames[state].label}</Chip>
      ),
  },
]

/** The best attempt of everybody; names lead to the answers. */
export const ScoresTable = ({
  run,
  rows,
}: {
  run: AssessmentRun
  rows: readonly AssessmentTaker[]
}) => (
  <StackedTable
    caption="Results"
    rows={rows}
    keyOf={({ student_id, candidate_id }) => `${student_id}-${candidate_id}`}
    from="lg"
    columns={columnsOf(run)}
  />
)
