const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

const formats = new Map<string, Intl.DateTimeFormat>()

/** Minutes that a zone is ahead of UTC at an instant. */
export function offsetAt(zone: string, at: number): number {
  const known = formats.get(zone)
  const format =
    known ?? new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' })
  if (!known) formats.set(zone, format)
  const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(format.format(at)) ?? []
  return (Number(hours ?? 0) * 60 + Number(minutes ?? 0)) * (sign === '-' ? -1 : 1)
}

/** `20260325T110000`, as the clocks say it that are ahead of UTC by so many minutes. */
export const localStamp = (at: number, offset: number): string =>
  new Date(at + offset * minute).toISOString().replaceAll(/\.\d+Z|[:-]/g, '')

const offsetText = (offset: number) => {
  const [hours, minutes] = [Math.floor(Math.abs(offset) / 60), Math.abs(offset) % 60]
  const digits = [hours, minutes].map((part) => String(part).padStart(2, '0')).join('')
  return `${offset < 0 ? '-' : '+'}${digits}`
}

/** Instants in a span at which the clocks of a zone change. */
function changesIn(zone: string, from: number, to: number): number[] {
  const changes: number[] = []
  for (let start = from; start < to; start += day) {
    const before = offsetAt(zone, start)
    let [low, high] = [start, Math.min(start + day, to)]
    if (offsetAt(zone, high) === before) continue
    while (high - low > minute) {
      const middle = low + Math.floor((high - low) / 2 / minute) * minute
      if (offsetAt(zone, middle) === before) low = middle
      else high = middle
    }
    changes.push(high)
  }
  return changes
}

/** The lines of a VTIMEZONE (RFC 5545) that hold from one instant to another. */
export function timeZoneRules(zone: string, from: number, to: number): string[] {
  const start = Math.floor(from / day) * day - day
  const year = new Date(from).getUTCFullYear()
  const standard = Math.min(offsetAt(zone, Date.UTC(year, 0, 1)), offsetAt(zone, Date.UTC(year, 6)))
  const rule = (at: number, before: number, after: number) => {
    const kind = after === standard ? 'STANDARD' : 'DAYLIGHT'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${localStamp(at, before)}`,
      `TZOFFSETFROM:${offsetText(before)}`,
      `TZOFFSETTO:${offsetText(after)}`,
      `END:${kind}`,
    ]
  }
  const first = offsetAt(zone, start)
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...rule(start, first, first),
    ...changesIn(zone, start, to).flatMap((at) =>
      rule(at, offsetAt(zone, at - minute), offsetAt(zone, at)),
    ),
    'END:VTIMEZONE',
  ]
}
