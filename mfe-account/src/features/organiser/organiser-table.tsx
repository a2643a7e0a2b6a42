import type { OrganiserBooking } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { Box, Chip } from '@brightyard/ui'
import { type Column, StackedTable } from '@brightyard/ui/table'
import { stateNames } from '../../bookings/booking-words.ts'
import { Attendance } from './attendance.tsx'
import { activityColumn, whenColumn } from './booking-columns.tsx'

type Row = OrganiserBooking

/** An offered seat waits for the family, and not for the organiser. */
const stateText = (state: Row['state']) =>
  state === 'offered' ? 'Seat offered' : stateNames[state].label

const kid: Column<Row> = {
  name: 'Kid',
  cell: ({ kid: name, guardian }) => (
    <>
      <strong>{name}</strong>
      <Box color="fg.muted" fontSize="sm">
        {guardian}
      </Box>
    </>
  ),
}

const others: Column<Row>[] = [
  activityColumn,
  whenColumn,
  {
    name: 'State',
    cell: ({ state }) => <Chip colorPalette={stateNames[state].colour}>{stateText(state)}</Chip>,
  },
  {
    name: 'Paid',
    numeric: true,
    cell: ({ paid_in_paise, refunded_in_paise }) => (
      <>
        {formatMoney(paid_in_paise)}
        {refunded_in_paise > 0 && (
          <Box color="fg.muted" fontSize="sm">{`${formatMoney(refunded_in_paise)} back`}</Box>
        )}
      </>
    ),
  },
]

interface Props {
  rows: readonly Row[]
  /** Where the rows are of one session, who came can be marked. */
  sessionId: number | undefined
}

export const OrganiserTable = ({ rows, sessionId }: Props) => (
  <StackedTable
    caption="Bookings"
    rows={rows}
    keyOf={({ code }) => code}
    from="lg"
    columns={[
      kid,
      ...others,
      ...(sessionId === undefined
        ? []
        : [
            {
              name: 'Attendance',
              cell: (row: Row) => <Attendance booking={row} sessionId={sessionId} />,
            },
          ]),
    ]}
  />
)
