const minuteLength = 60_000
const hourLength = 60 * minuteLength
const dayLength = 24 * hourLength

const steps: readonly [limit: number, length: number, unit: Intl.RelativeTimeFormatUnit][] = [
  [hourLength, minuteLength, 'minute'],
  [dayLength, hourLength, 'hour'],
  [7 * dayLength, dayLength, 'day'],
  [30 * dayLength, 7 * dayLength, 'week'],
  [365 * dayLength, 30 * dayLength, 'month'],
  [Infinity, 365 * dayLength, 'year'],
]

const relative = new Intl.RelativeTimeFormat('en', { numeric: 'always' })

/** `just now`, `1 minute ago`, `3 days ago`, `in 2 hours`. Takes ISO times. */
export function formatRelativeTime(iso: string, now: number = Date.now()): string {
  const distance = new Date(iso).getTime() - now
  const size = Math.abs(distance)
  if (Number.isNaN(distance)) return ''
  if (size < minuteLength) return 'just now'
  const [, length, unit] = steps.find(([limit]) => size < limit) ?? [0, 365 * dayLength, 'year']
  return relative.format(Math.sign(distance) * Math.floor(size / length), unit)
}

/** Where the site is at home; the server shows times in this zone until the browser knows better. */
export const homeZone = 'Asia/Kolkata'

/** Beside times of the home zone, for people whose clocks show another time. */
export const homeZoneName = 'IST'

/** The zone of this browser: `Europe/London`. On the server that of the machine, so call it after hydration. */
export const viewerZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone

const day = { day: 'numeric', month: 'short', year: 'numeric' } as const
const time = { hour: 'numeric', minute: '2-digit' } as const

const styles = {
  /** `3 Mar 2026` */
  day,
  /** `4:30 pm` */
  time,
  /** `3 Mar 2026, 4:30 pm` */
  moment: { ...day, ...time },
  /** `4:30:05 pm` */
  'time-with-seconds': { timeStyle: 'medium' },
  /** `3 March 2026` */
  'long-day': { dateStyle: 'long' },
  /** `3 March` */
  'day-and-month': { day: 'numeric', month: 'long' },
  /** `Tue, 3 Mar` */
  'weekday-and-day': { weekday: 'short', day: 'numeric', month: 'short' },
  /** `Tuesday` */
  weekday: { weekday: 'long' },
  /** `Tue` */
  'short-weekday': { weekday: 'short' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>

/** How a date or time is shown; `styles` has an example of each. */
export type DateStyle = keyof typeof styles

/**
 * A moment, given in ISO, as text in a zone. Components use `DateTime`, which knows the viewer's zone.
 * Throws a RangeError for an invalid time.
 */
export const formatDate = (
  iso: string,
  style: DateStyle = 'day',
  zone: string = homeZone,
): string => formatterOf(style, zone).format(new Date(iso))

const formatters = new Map<string, Intl.DateTimeFormat>()

/** To make one takes a hundred times as long as to use it. */
function formatterOf(style: DateStyle, zone: string): Intl.DateTimeFormat {
  const key = style + zone
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat('en-IN', { ...styles[style], timeZone: zone })
  formatters.set(key, formatter)
  return formatter
}

/** A calendar day, `2026-03-18`, as text: the same in every zone. */
export const formatDay = (date: string, style: DateStyle = 'day'): string =>
  formatDate(date, style, 'UTC')

/** Two calendar days: `24 Nov 2026 to 26 Nov 2026`, or one where they are the same. */
export const formatDays = (from: string, to: string, style: DateStyle = 'day'): string =>
  from === to ? formatDay(from, style) : `${formatDay(from, style)} to ${formatDay(to, style)}`

/** What the calendar and the clock of a zone show: `{ date: '2026-03-18', time: '09:05' }`, for comparing rather than reading. */
export function zonedClock(now: Date, zone: string): { date: string; time: string } {
  // Sweden writes dates and times as ISO does.
  const [date = '', time = ''] = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
    .format(now)
    .split(' ')
  return { date, time }
}
