import type { OrganiserBooking } from '@brightyard/contract/entities'
import { formatMoney } from '@brightyard/contract/money'
import { VenueTime, zoneName } from '@brightyard/runtime/venue-time'
import { Box, Chip } from '@brightyard/ui'
import { type Column, StackedTable } from '@brightyard/ui/table'
import { stateNames } from '../../bookings/booking-words.ts'
import { Attendance } from './attendance.tsx'

type Row = OrganiserBooking

/** An offered seat waits for the family, and not for whoever reads this. */
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
  {
    name: 'Activity',
    cell: ({ offering, ticket }) => (
      <>
        {offering}
        <Box color="fg.muted" fontSize="sm">
          {ticket}
        </Box>
      </>
    ),
  },
  {
    name: 'When',
    cell: ({ starts_at, time_zone }) => (
      <>
        <VenueTime iso={starts_at} zone={time_zone} /> {zoneName(starts_at, time_zone)}
      </>
    ),
  },
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
