/**
 * Times at a venue, by its clock. Bundled with the pages that have them and not shared: no other page carries it.
 */
import {
  type DateStyle,
  formatDate,
  homeZone,
  useHydrated,
  viewerZone,
  zonedClock,
} from '@brightyard/runtime'

/** `IST`, `GMT`, or the distance from it as in `GMT+4`: servers and browsers abbreviate other zones differently. */
export function zoneName(iso: string, zone: string): string {
  if (sameClock(iso, zone, homeZone)) return 'IST'
  const { date, time } = zonedClock(new Date(iso), zone)
  const minutes = Math.round((Date.parse(`${date}T${time}Z`) - Date.parse(iso)) / 60_000)
  if (minutes === 0) return 'GMT'
  const rest = Math.abs(minutes % 60)
  const hours = Math.floor(Math.abs(minutes) / 60)
  return `GMT${minutes < 0 ? '-' : '+'}${hours}${rest > 0 ? `:${String(rest).padStart(2, '0')}` : ''}`
}

const sameClock = (iso: string, one: string, other: string) =>
  formatDate(iso, 'moment', one) === formatDate(iso, 'moment', other)

interface VenueTimeProps {
  iso: string
  /** IANA name of the venue's zone. */
  zone: string
  show?: DateStyle
}

/** A moment by the clock of the venue: the same for every viewer, so that it never changes. */
export const VenueTime = ({ iso, zone, show = 'moment' }: VenueTimeProps) => (
  <time dateTime={iso}>{formatDate(iso, show, zone)}</time>
)

interface SpanProps {
  starts: string
  ends: string
  zone: string
}

/** `10:00 am to 12:30 pm IST`. */
export const VenueHours = ({ starts, ends, zone }: SpanProps) => (
  <>
    <VenueTime iso={starts} zone={zone} show="time" /> to{' '}
    <VenueTime iso={ends} zone={zone} show="time" /> {zoneName(starts, zone)}
  </>
)

/**
 * The same hours by the viewer's clock, where that shows others; otherwise, and before hydration, how long it takes.
 * Both fill one line, so that nothing moves.
 */
export function ViewerHours({ starts, ends, zone }: SpanProps) {
  const viewer = useHydrated() ? viewerZone() : zone
  if (sameClock(starts, viewer, zone)) return <>{durationText(starts, ends)}</>
  const otherDay = formatDate(starts, 'day', viewer) !== formatDate(starts, 'day', zone)
  return (
    <>
      {otherDay ? `${formatDate(starts, 'weekday-and-day', viewer)}, ` : null}
      {formatDate(starts, 'time', viewer)} to {formatDate(ends, 'time', viewer)} where you are
    </>
  )
}

/** `45 minutes`, `2 hours`, `1 hour 30 minutes`, `2 days`. */
export function durationText(starts: string, ends: string): string {
  const minutes = Math.round((Date.parse(ends) - Date.parse(starts)) / 60_000)
  const unit = (count: number, name: string) => `${count} ${name}${count === 1 ? '' : 's'}`
  if (minutes >= 24 * 60) return unit(Math.ceil(minutes / (24 * 60)), 'day')
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return [hours > 0 && unit(hours, 'hour'), rest > 0 && unit(rest, 'minute')]
    .filter(Boolean)
    .join(' ')
}
