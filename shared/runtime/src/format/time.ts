const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const steps: readonly [limit: number, length: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [hour, minute, 'minute'],
  [day, hour, 'hour'],
  [7 * day, day, 'day'],
  [30 * day, 7 * day, 'week'],
  [365 * day, 30 * day, 'month'],
  [Infinity, 365 * day, 'year'],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** `just now`, `1 minute ago`, `3 days ago`, `in 2 hours`. Takes ISO times. */
export function formatRelativeTime(iso: string, now: number = Date.now()): string {
  const distance = new Date(iso).getTime() - now
  const size = Math.abs(distance)
  if (Number.isNaN(distance)) return ''
  if (size < minute) return 'just now'
  const [, length, unit] = steps.find(([limit]) => size < limit) ?? [0, 365 * day, 'year']
  return relative.format(Math.sign(distance) * Math.floor(size / length), unit)
}

/** Where the site is at home; the server shows times in this zone until the browser knows better. */
export const homeZone = 'Asia/Kolkata'

/** How a date is shown: `day` 3 Mar 2026 · `time` 4:30 pm · `moment` both. */
export type DateStyle = 'day' | 'time' | 'moment'

const styles: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  time: { hour: 'numeric', minute: '2-digit' },
  moment: { day: 'numeric', month: 'short', year: 'numeric', hour: 'numeric', minute: '2-digit' },
}

/** Formats an ISO time in a zone. Components use `DateTime`, which knows the viewer's zone. */
export const formatDate = (iso: string, style: DateStyle = 'day', zone: string = homeZone) =>
  new Intl.DateTimeFormat('en-IN', { ...styles[style], timeZone: zone }).format(new Date(iso))
