import type { CampaignEvent } from '@brightyard/contract/entities'
import { formatDate, homeZone } from '@brightyard/runtime'
import { VenueHours, VenueTime, ViewerHours, zoneName } from '@brightyard/runtime/venue-time'

const Day = ({ iso }: { iso: string }) => (
  <>
    <VenueTime iso={iso} zone={homeZone} show="short-weekday" />,{' '}
    <VenueTime iso={iso} zone={homeZone} show="day" />
  </>
)

/** `Sat, 5 Dec 2026, 5:30 pm to 8:30 pm IST`, by the clock of the place; a night names both of its days. */
export function EventTime({ event: { starts_at, ends_at } }: { event: CampaignEvent }) {
  if (formatDate(starts_at) === formatDate(ends_at))
    return (
      <>
        <Day iso={starts_at} />, <VenueHours starts={starts_at} ends={ends_at} zone={homeZone} />
      </>
    )
  return (
    <>
      <Day iso={starts_at} />, <VenueTime iso={starts_at} zone={homeZone} show="time" /> to{' '}
      <Day iso={ends_at} />, <VenueTime iso={ends_at} zone={homeZone} show="time" />{' '}
      {zoneName(starts_at, homeZone)}
    </>
  )
}

/** How long it takes, or the hours where the viewer is. */
export const EventHours = ({ event: { starts_at, ends_at } }: { event: CampaignEvent }) => (
  <ViewerHours starts={starts_at} ends={ends_at} zone={homeZone} />
)
