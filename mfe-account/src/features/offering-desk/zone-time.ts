import { zonedClock } from '@brightyard/runtime'

/** What a field for day and time shows of a moment: `2026-03-18T09:05` by the clock of the zone. */
export function toZoneClock(iso: string, zone: string): string {
  const { date, time } = zonedClock(new Date(iso), zone)
  return `${date}T${time}`
}

/** The moment at which clocks of the zone show this; null for what no clock shows. */
export function fromZoneClock(clock: string, zone: string): string | null {
  const wanted = Date.parse(`${clock}Z`)
  if (Number.isNaN(wanted)) return null
  let moment = wanted
  // The distance from UTC at the first guess may be another one than at the moment itself: summer time.
  for (let tries = 0; tries < 2; tries += 1) {
    const shown = Date.parse(`${toZoneClock(new Date(moment).toISOString(), zone)}Z`)
    moment += wanted - shown
  }
  return new Date(moment).toISOString()
}

/** `2026-03-20`, two days after `2026-03-18`. */
export function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
