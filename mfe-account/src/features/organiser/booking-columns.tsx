import { VenueTime, zoneName } from '@brightyard/runtime/venue-time'
import { Box } from '@brightyard/ui'
import type { Column } from '@brightyard/ui/table'

/** What was booked, and with which ticket. */
export const activityColumn: Column<{ offering: string; ticket: string }> = {
  name: 'Activity',
  cell: ({ offering, ticket }) => (
    <>
      {offering}
      <Box color="fg.muted" fontSize="sm">
        {ticket}
      </Box>
    </>
  ),
}

/** At the venue. */
export const whenColumn: Column<{ starts_at: string; time_zone: string }> = {
  name: 'When',
  cell: ({ starts_at, time_zone }) => (
    <>
      <VenueTime iso={starts_at} zone={time_zone} /> {zoneName(starts_at, time_zone)}
    </>
  ),
}
