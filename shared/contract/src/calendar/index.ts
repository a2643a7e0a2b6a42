import { localStamp, offsetAt, timeZoneRules } from './time-zone-rules.ts'

const instants = /^DT(START|END):(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/gm

/**
 * The same calendar file (RFC 5545) with the times of its events in the zones of their venues, and the rules of those
 * zones: our library writes UTC alone, and calendars then cannot say in which zone an event is. `zones`: an IANA name
 * for each event in the order of the file, or null for one that stays in UTC. Whole days stay as they are.
 */
export function withTimeZones(file: string, zones: readonly (string | null)[]): string {
  const spans = new Map<string, { from: number; to: number }>()
  // Cut before each event: the first part is the head of the file.
  const [head = '', ...events] = file.split(/(?=^BEGIN:VEVENT)/m)
  const zoned = events.map((event, place) => {
    const zone = zones[place] ?? null
    if (zone === null) return event
    return event.replaceAll(instants, (_, edge: string, ...parts: string[]) => {
      const [year, month, date, hours, minutes, seconds] = parts.slice(0, 6).map(Number)
      const at = Date.UTC(year ?? 0, (month ?? 1) - 1, date, hours, minutes, seconds)
      const { from, to } = spans.get(zone) ?? { from: at, to: at }
      spans.set(zone, { from: Math.min(from, at), to: Math.max(to, at) })
      return `DT${edge};TZID=${zone}:${localStamp(at, offsetAt(zone, at))}`
    })
  })
  const rules = [...spans].flatMap(([zone, { from, to }]) => timeZoneRules(zone, from, to))
  return [head, ...rules.map((line) => `${line}\r\n`), ...zoned].join('')
}
