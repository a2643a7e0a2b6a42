import { homeZone, zonedClock } from '@brightyard/runtime'

/** `2026-03-18T09:05`, what a field for day and time shows of a moment in India. */
export function toIndianClock(iso: string | null): string {
  if (iso === null) return ''
  const { date, time } = zonedClock(new Date(iso), homeZone)
  return `${date}T${time}`
}

/** The moment at which clocks in India, which has no summer time, show this; null for none. */
export function fromIndianClock(clock: string): string | null {
  const moment = new Date(`${clock.slice(0, 16)}:00+05:30`)
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString()
}
